import type { NetworkBehaviour, NetworkPart } from '../../core/facts/resolver.ts';
import { defined } from '../../core/text/defined.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, scalarText } from '../../read/documents/document.ts';
import { aliasOf, linkOf, nodesIn, readingParts, statedNetwork, zoneAt } from '../shared/terraform-networks.ts';
import {
  blocksIn,
  literalOf,
  referenceOf,
  referencesAt,
  type TerraformResource,
  targetsAt,
  textAt,
} from '../shared/terraform-values.ts';

/** Azure DNS of a virtual network: private zones, then rules, then the Internet. */
const AZURE_DNS: NetworkBehaviour = {
  software: 'azure-dns',
  title: 'Azure DNS of',
  addresses: ['168.63.129.16'],
  policy: 'sequential',
};

const INBOUND = 'azurerm_private_dns_resolver_inbound_endpoint.';
const isEndpoint = (id: string): boolean => id.startsWith(INBOUND);
/** dns-private-resolver-overview, "How does it work". */
const RANK = { zone: 0, rule: 1 } as const;

export const azureDnsResolver: Plugin = {
  id: 'azure-dns-resolver',
  title: 'Azure DNS Private Resolver: rulesets and inbound endpoints of virtual networks',
  markers: ['private_dns_resolver', 'dnsForwardingRulesets'],
  ...readingParts(partsOf, {
    path: /\.(?:bicep|json)$/,
    rule: /Microsoft\.Network\/dnsForwardingRulesets\/forwardingRules\b/,
    behaviour: AZURE_DNS,
  }),
};

function partsOf(resource: TerraformResource): readonly NetworkPart[] {
  const { type, id, document, body } = resource;
  const reference = (key: string): string | undefined => referenceOf(resource, child(body, key));
  switch (type) {
    case 'azurerm_virtual_network': {
      const name = literalOf(document, child(body, 'name'))?.value;
      return [...aliasOf(name, id), ...nameserversOf(resource, [id])];
    }
    case 'azurerm_virtual_network_dns_servers':
      return nameserversOf(resource, referencesAt(resource, 'virtual_network_id'));
    case 'azurerm_subnet':
      return aliasOf(id, reference('virtual_network_name'));
    case 'azurerm_private_dns_resolver':
      return aliasOf(id, reference('virtual_network_id'));
    case 'azurerm_private_dns_resolver_inbound_endpoint':
      return [endpointOf(resource, reference('private_dns_resolver_id'))];
    case 'azurerm_private_dns_resolver_forwarding_rule':
      return ruleOf(resource, referencesAt(resource, 'dns_forwarding_ruleset_id')[0]);
    case 'azurerm_private_dns_resolver_virtual_network_link':
      return linkOf(resource, 'dns_forwarding_ruleset_id', 'virtual_network_id');
    case 'azurerm_private_dns_zone': {
      // Links refer to it by reference or name.
      const named = defined({ zone: zoneAt(resource, 'name'), group: textAt(resource, 'name')?.value });
      return [{ kind: 'rule', id, behaviour: AZURE_DNS, ...named, networks: [], rank: RANK.zone }];
    }
    case 'azurerm_private_dns_zone_virtual_network_link':
      return linkOf(resource, 'private_dns_zone_name', 'virtual_network_id');
    case 'azurerm_kubernetes_cluster': {
      const pools = blocksIn(resource, 'default_node_pool');
      return nodesIn(pools.flatMap((pool) => referencesAt(pool, 'vnet_subnet_id')).slice(0, 1));
    }
    default:
      return [];
  }
}

function nameserversOf(resource: TerraformResource, networks: readonly string[]): readonly NetworkPart[] {
  const to = targetsAt(resource, 'dns_servers', isEndpoint);
  return to.length === 0 || networks.length === 0 ? [] : [{ kind: 'nameservers', id: resource.id, to, networks }];
}

function endpointOf(resource: TerraformResource, network: string | undefined): NetworkPart {
  const addresses = blocksIn(resource, 'ip_configurations').flatMap(
    (block) => literalOf(resource.document, child(block.body, 'private_ip_address')) ?? [],
  );
  const stated = defined({ network: statedNetwork(network === undefined ? [] : [network]) });
  return { kind: 'endpoint', id: resource.id, behaviour: AZURE_DNS, ...stated, addresses };
}

function ruleOf(resource: TerraformResource, group: string | undefined): readonly NetworkPart[] {
  const { id, body } = resource;
  if (scalarText(child(body, 'enabled')) === 'false') return [];
  const to = blocksIn(resource, 'target_dns_servers').flatMap((block) => targetsAt(block, 'ip_address', isEndpoint));
  const named = defined({ zone: zoneAt(resource, 'domain_name'), group });
  return [{ kind: 'rule', id, behaviour: AZURE_DNS, ...named, to, networks: [], rank: RANK.rule }];
}
