import { ROOT } from '../../core/dns/name.ts';
import type { ForwardTarget, NetworkBehaviour, NetworkPart } from '../../core/facts/resolver.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { placeOf } from '../../read/documents/document.ts';
import { readingParts, zoneAt } from '../shared/terraform-networks.ts';
import { blocksIn, type TerraformBlock, type TerraformResource, targetsAt } from '../shared/terraform-values.ts';

/** Each machine of a tailnet has it at 100.100.100.100. */
const MAGIC_DNS: NetworkBehaviour = {
  software: 'tailscale',
  title: 'MagicDNS of',
  addresses: ['100.100.100.100'],
  own: ['ts.net.'],
  policy: 'random',
  everywhere: true,
};
const TAILNET = 'the tailnet';

export const tailscaleDns: Plugin = {
  id: 'tailscale-dns',
  title: 'Tailscale: nameservers of a tailnet',
  markers: ['tailscale_dns_'],
  ...readingParts(partsOf),
};

function partsOf(resource: TerraformResource): readonly NetworkPart[] {
  switch (resource.type) {
    case 'tailscale_dns_nameservers':
      return everything(resource, servers(resource, 'nameservers'));
    case 'tailscale_dns_split_nameservers':
      return [ruleOf(resource, zoneAt(resource, 'domain'), servers(resource, 'nameservers'))];
    case 'tailscale_dns_configuration': {
      const listed = (block: TerraformBlock): readonly Located<ForwardTarget>[] =>
        blocksIn(block, 'nameservers').flatMap((one) => servers(one, 'address'));
      const split = blocksIn(resource, 'split_dns').map((block) =>
        ruleOf(resource, zoneAt(block, 'domain'), listed(block)),
      );
      return [...everything(resource, listed(resource)), ...split];
    }
    default:
      return [];
  }
}

function servers(block: TerraformBlock, key: string): readonly Located<ForwardTarget>[] {
  return targetsAt(block, key, () => false);
}

function everything(resource: TerraformResource, to: readonly Located<ForwardTarget>[]): readonly NetworkPart[] {
  const zone = { value: ROOT, at: placeOf(resource.document, resource.body) };
  return to.length === 0 ? [] : [ruleOf(resource, zone, to)];
}

function ruleOf(
  { id }: TerraformResource,
  zone: Located<string> | undefined,
  to: readonly Located<ForwardTarget>[],
): NetworkPart {
  return { kind: 'rule', id, behaviour: MAGIC_DNS, ...defined({ zone }), to, networks: [TAILNET], rank: 0 };
}
