import type { NetworkPart } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readResources } from '../../languages/shared/terraform-values.ts';
import type { Document } from '../../read/documents/document.ts';
import { AZURE_DNS, partsOfAzure } from './terraform.ts';

export const azureDnsResolver: Plugin = {
  id: 'azure-dns-resolver',
  title: 'Azure DNS Private Resolver: rulesets and inbound endpoints of virtual networks',
  markers: ['private_dns_resolver', 'dnsForwardingRulesets'],
  coverage: {
    recognised: [
      'Terraform: `azurerm_private_dns_resolver`, `_inbound_endpoint`, `_dns_forwarding_ruleset`, `_forwarding_rule`, `_virtual_network_link`, `azurerm_private_dns_zone` with its links; beside them `azurerm_virtual_network`, `azurerm_virtual_network_dns_servers`, `azurerm_subnet`, `azurerm_kubernetes_cluster`',
    ],
    fields: [
      {
        field: '`domain_name`, `target_dns_servers` of a ruleset’s enabled rules, with the ruleset’s links',
        becomes: 'names that Azure DNS of each linked network sends on, the longest first',
      },
      { field: 'linked private zones', becomes: 'names that it answers, before any rule' },
      {
        field: '`ip_configurations` of an inbound endpoint',
        becomes: 'addresses at which everybody reaches Azure DNS of the resolver’s network',
      },
      {
        field: '`default_node_pool.vnet_subnet_id` of an AKS cluster, `dns_servers`',
        becomes: 'the resolver that its nodes get: 168.63.129.16, or those servers',
      },
    ],
    said: [
      'rules of Bicep files and ARM templates, which are not read, where the cluster has servers of its own',
      'rules whose name or targets are not written out, where the cluster has servers of its own',
    ],
    sources: [
      'MicrosoftDocs/azure-docs articles/dns/dns-private-resolver-overview.md and private-resolver-endpoints-rulesets.md',
      'MicrosoftDocs/azure-docs articles/dns/dns-private-resolver-get-started-portal.md: a rule to the inbound endpoint and a link to its network are a loop',
    ],
  },
  recognises: (document) =>
    rulesOfTemplate(document) !== undefined || readResources(document, partsOfAzure).value.length > 0,
  read: (document) => {
    const rules = rulesOfTemplate(document);
    if (rules === undefined) return readResources(document, partsOfAzure);
    // Their networks are not read either.
    const to = [{ value: { kind: 'unknown', text: 'a rule of the template' } as const, at: rules }];
    const part: NetworkPart = {
      kind: 'rule',
      id: 'template',
      behaviour: AZURE_DNS,
      to,
      networks: [],
      partial: true,
      rank: 1,
    };
    return { value: [{ kind: 'network-resolver', scope: document.path, part, at: rules }], notices: [] };
  },
};

const RULES = /Microsoft\.Network\/dnsForwardingRulesets\/forwardingRules\b/;
/** The first rule of a Bicep file or ARM template. */
function rulesOfTemplate({ path, source }: Document): Location | undefined {
  const found = /\.(?:bicep|json)$/.test(path) ? RULES.exec(source.text) : null;
  return found === null ? undefined : locate(source, found.index, found.index + found[0].length);
}
