import { absolute } from '../../core/dns/name.ts';
import type { Fact, NetworkBehaviour, NetworkPart } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import {
  blocksIn,
  literalOf,
  networksAt,
  referenceOf,
  referencesAt,
  type TerraformResource,
  targetsAt,
  textAt,
} from '../../languages/shared/terraform-values.ts';
import { child, scalarText } from '../../read/documents/document.ts';

/** Azure DNS of a virtual network: private zones, then rules, then the Internet. */
export const AZURE_DNS: NetworkBehaviour = {
  software: 'azure-dns',
  title: 'Azure DNS of',
  addresses: ['168.63.129.16'],
  policy: 'sequential',
};

const INBOUND = 'azurerm_private_dns_resolver_inbound_endpoint.';
const ELSEWHERE = /^(?:var|local|data)\./;
const isEndpoint = (id: string): boolean => id.startsWith(INBOUND);
/** dns-private-resolver-overview, "How does it work". */
const RANK = { zone: 0, rule: 1 } as const;

export function partsOfAzure(resource: TerraformResource): readonly Fact[] {
  const { scope, at, assumes } = resource;
  return partsOf(resource).map((part) => ({ kind: 'network-resolver', scope, part, at, ...defined({ assumes }) }));
}

function partsOf(resource: TerraformResource): readonly NetworkPart[] {
  const { type, id, document, body } = resource;
  const reference = (key: string): string | undefined => referenceOf(resource, child(body, key));
  switch (type) {
    case 'azurerm_virtual_network': {
      const name = literalOf(document, child(body, 'name'))?.value;
      const alias: NetworkPart[] = name === undefined ? [] : [{ kind: 'alias', id: name, of: id }];
      return [...alias, ...nameserversOf(resource, [id])];
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
      return linkOf(resource, 'dns_forwarding_ruleset_id');
    case 'azurerm_private_dns_zone': {
      const zone = textAt(resource, 'name');
      const located = zone === undefined ? undefined : { value: absolute(zone.value), at: zone.at };
      // Links refer to it by reference or name.
      const named = defined({ zone: located, group: zone?.value });
      return [{ kind: 'rule', id, behaviour: AZURE_DNS, ...named, networks: [], rank: RANK.zone }];
    }
    case 'azurerm_private_dns_zone_virtual_network_link':
      return linkOf(resource, 'private_dns_zone_name');
    case 'azurerm_kubernetes_cluster': {
      const [network] = blocksIn(resource, 'default_node_pool').flatMap((pool) => referencesAt(pool, 'vnet_subnet_id'));
      return network === undefined || ELSEWHERE.test(network) ? [] : [{ kind: 'nodes', network }];
    }
    default:
      return [];
  }
}

function aliasOf(id: string, of: string | undefined): readonly NetworkPart[] {
  return of === undefined ? [] : [{ kind: 'alias', id, of }];
}

function linkOf(resource: TerraformResource, key: string): readonly NetworkPart[] {
  const [of, ...others] = referencesAt(resource, key);
  const used = defined({ of: others.length === 0 ? of : undefined });
  return [{ kind: 'link', ...used, ...networksAt([resource], 'virtual_network_id') }];
}

/** What the network's machines query; Azure DNS itself does not. */
function nameserversOf(resource: TerraformResource, networks: readonly string[]): readonly NetworkPart[] {
  const to = targetsAt(resource, 'dns_servers', isEndpoint);
  return to.length === 0 || networks.length === 0 ? [] : [{ kind: 'nameservers', id: resource.id, to, networks }];
}

function endpointOf(resource: TerraformResource, network: string | undefined): NetworkPart {
  const addresses = blocksIn(resource, 'ip_configurations').flatMap(
    (block) => literalOf(resource.document, child(block.body, 'private_ip_address')) ?? [],
  );
  const stated = network === undefined || ELSEWHERE.test(network) ? undefined : network;
  return { kind: 'endpoint', id: resource.id, behaviour: AZURE_DNS, ...defined({ network: stated }), addresses };
}

function ruleOf(resource: TerraformResource, group: string | undefined): readonly NetworkPart[] {
  const { id, body } = resource;
  if (scalarText(child(body, 'enabled')) === 'false') return [];
  const zone = textAt(resource, 'domain_name');
  const to = blocksIn(resource, 'target_dns_servers').flatMap((block) => targetsAt(block, 'ip_address', isEndpoint));
  return [
    {
      kind: 'rule',
      id,
      behaviour: AZURE_DNS,
      ...defined({ zone: zone === undefined ? undefined : { value: absolute(zone.value), at: zone.at }, group }),
      to,
      networks: [],
      rank: RANK.rule,
    },
  ];
}
