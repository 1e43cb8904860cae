import { absolute, ROOT } from '../../core/dns/name.ts';
import type { Fact, ForwardTarget, NetworkBehaviour } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import {
  blocksIn,
  readResources,
  type TerraformBlock,
  type TerraformResource,
  targetsAt,
  textAt,
} from '../../languages/shared/terraform-values.ts';
import { placeOf } from '../../read/documents/document.ts';

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
  recognises: (document) => readResources(document, factsOf).value.length > 0,
  read: (document) => readResources(document, factsOf),
};

function factsOf(resource: TerraformResource): readonly Fact[] {
  switch (resource.type) {
    case 'tailscale_dns_nameservers':
      return everything(resource, servers(resource, 'nameservers'));
    case 'tailscale_dns_split_nameservers':
      return [ruleOf(resource, resource, servers(resource, 'nameservers'))];
    case 'tailscale_dns_configuration': {
      const listed = (block: TerraformBlock): readonly Located<ForwardTarget>[] =>
        blocksIn(block, 'nameservers').flatMap((one) => servers(one, 'address'));
      const split = blocksIn(resource, 'split_dns').map((block) => ruleOf(resource, block, listed(block)));
      return [...everything(resource, listed(resource)), ...split];
    }
    default:
      return [];
  }
}

function servers(block: TerraformBlock, key: string): readonly Located<ForwardTarget>[] {
  return targetsAt(block, key, () => false);
}

function everything(resource: TerraformResource, to: readonly Located<ForwardTarget>[]): readonly Fact[] {
  const zone = { value: ROOT, at: placeOf(resource.document, resource.body) };
  return to.length === 0 ? [] : [fact(resource, zone, to)];
}

function ruleOf(resource: TerraformResource, block: TerraformBlock, to: readonly Located<ForwardTarget>[]): Fact {
  const domain = textAt(block, 'domain');
  return fact(resource, domain === undefined ? undefined : { value: absolute(domain.value), at: domain.at }, to);
}

function fact(
  { id, scope, at, assumes }: TerraformResource,
  zone: Located<string> | undefined,
  to: readonly Located<ForwardTarget>[],
): Fact {
  return {
    kind: 'network-resolver',
    scope,
    part: { kind: 'rule', id, behaviour: MAGIC_DNS, ...defined({ zone }), to, networks: [TAILNET], rank: 0 },
    at,
    ...defined({ assumes }),
  };
}
