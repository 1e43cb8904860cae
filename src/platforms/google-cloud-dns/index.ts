import { ROOT } from '../../core/dns/name.ts';
import type { NetworkBehaviour, NetworkPart } from '../../core/facts/resolver.ts';
import { defined } from '../../core/text/defined.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, placeOf } from '../../read/documents/document.ts';
import { aliasOf, nodesIn, readingParts, zoneAt } from '../shared/terraform-networks.ts';
import {
  blocksIn,
  literalOf,
  networksAt,
  referenceOf,
  referencesAt,
  type TerraformBlock,
  type TerraformResource,
  targetsAt,
} from '../shared/terraform-values.ts';

export const googleCloudDns: Plugin = {
  id: 'google-cloud-dns',
  title: 'Google Cloud DNS: forwarding and peering zones, outbound server policies',
  markers: ['name_server_config', 'google_dns_managed_zone', 'google_dns_policy'],
  ...readingParts(partsOf),
};

const CLOUD_DNS: NetworkBehaviour = {
  software: 'google-cloud-dns',
  title: 'Cloud DNS of',
  addresses: ['169.254.169.254'],
  own: ['internal.'],
  policy: 'random',
};

/** An outbound server policy replaces everything (vpc-name-res-order). */
const RANK = { policy: -1, zone: 0 } as const;

function partsOf(resource: TerraformResource): readonly NetworkPart[] {
  const { type, id, document, body } = resource;
  switch (type) {
    case 'google_compute_network':
      return aliasOf(literalOf(document, child(body, 'name'))?.value, id);
    case 'google_compute_subnetwork':
      return aliasOf(id, referenceOf(resource, child(body, 'network')));
    case 'google_container_cluster': {
      const network = referenceOf(resource, child(body, 'network') ?? child(body, 'subnetwork'));
      return nodesIn(network === undefined ? [] : [network]);
    }
    case 'google_dns_managed_zone':
      return zoneOf(resource);
    case 'google_dns_policy': {
      const to = blocksIn(resource, 'alternative_name_server_config').flatMap(nameservers);
      if (to.length === 0) return [];
      const zone = { value: ROOT, at: placeOf(document, body) };
      return [{ kind: 'rule', id, behaviour: CLOUD_DNS, zone, to, ...networksOf([resource]), rank: RANK.policy }];
    }
    default:
      return [];
  }
}

/** A private zone: `forwarding_config`, `peering_config`, or answered. */
function zoneOf(resource: TerraformResource): readonly NetworkPart[] {
  const { id, document } = resource;
  const visible = blocksIn(resource, 'private_visibility_config');
  if (visible.length === 0) return [];
  const named = defined({ zone: zoneAt(resource, 'dns_name') });
  const rule = { kind: 'rule', id, behaviour: CLOUD_DNS, ...named, ...networksOf(visible), rank: RANK.zone } as const;
  const forwarding = blocksIn(resource, 'forwarding_config');
  if (forwarding.length > 0) return [{ ...rule, to: forwarding.flatMap(nameservers) }];
  const [peering] = blocksIn(resource, 'peering_config').flatMap((block) => blocksIn(block, 'target_network'));
  if (peering === undefined) return [rule];
  const peer = referencesAt(peering, 'network_url')[0];
  const at = placeOf(document, peering.body);
  return [
    {
      ...rule,
      to: [{ value: peer === undefined ? { kind: 'unknown', text: 'network_url' } : { kind: 'peer', id: peer }, at }],
    },
  ];
}

function networksOf(blocks: readonly TerraformBlock[]): ReturnType<typeof networksAt> {
  return networksAt(
    blocks.flatMap((block) => blocksIn(block, 'networks')),
    'network_url',
  );
}

function nameservers(block: TerraformBlock): ReturnType<typeof targetsAt> {
  return blocksIn(block, 'target_name_servers').flatMap((one) => targetsAt(one, 'ipv4_address', () => false));
}
