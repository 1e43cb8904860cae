import type { NetworkPart } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import type { Document } from '../../read/documents/document.ts';
import { AZURE_DNS, azureResources } from './terraform.ts';

export const azureDnsResolver: Plugin = {
  id: 'azure-dns-resolver',
  title: 'Azure DNS Private Resolver: rulesets and inbound endpoints of virtual networks',
  markers: ['private_dns_resolver', 'dnsForwardingRulesets'],
  recognises: (document) => rulesOfTemplate(document) !== undefined || azureResources.recognises(document),
  read: (document) => {
    const rules = rulesOfTemplate(document);
    if (rules === undefined) return azureResources.read(document);
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
