/** Resolvers beside the cluster of which the repository holds the configuration only: what listens at an address that some server asks is that server. */
import { parseAddress } from '../dns/endpoint.ts';
import { displayName, isWithin } from '../dns/name.ts';
import type { ConfigReaders, ConfigTextFact, ForwardStep, ServerConfig } from '../facts/fact.ts';
import type { Reading } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';
import type { DnsServer } from './cluster.ts';
import { ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';
import { boundAddresses } from './resolver-servers.ts';
import { dnsAddressesOf } from './service-addresses.ts';
import { outsidePods, resolveUpstreams } from './upstreams.ts';

const MAX_RULES = 10;

export function bareResolvers(known: readonly DnsServer[], context: ClusterContext): readonly DnsServer[] {
  const asked = new Set(
    known.flatMap(({ upstreams }) =>
      [...upstreams.values()].flat().flatMap((one) => (one.kind === 'known' ? [one.address] : [])),
    ),
  );
  const found: DnsServer[] = [];
  for (const text of ofKind(context.facts.all, 'config-text')) {
    const read = readerOf(text, context.readers);
    if (read === undefined || context.claimedTexts.has(text.text)) continue;
    const config = read([text.text]).value;
    const addresses = boundAddresses(config);
    if (addresses.some((address) => asked.has(address))) found.push(serverOf(text, config, addresses));
    else if (addresses.length === 0) remarkRules(text, config, context);
  }
  return found;
}

function readerOf(
  { language }: ConfigTextFact,
  readers: ConfigReaders,
): ((files: readonly SourceText[]) => Reading<ServerConfig>) | undefined {
  switch (language) {
    case 'dnsmasq':
      return readers.dnsmasq;
    case 'unbound':
      return readers.unbound;
    case 'named':
      return readers.named;
    default:
      return undefined;
  }
}

function serverOf(text: ConfigTextFact, config: ServerConfig, addresses: readonly string[]): DnsServer {
  return {
    id: text.path,
    name: text.path,
    software: text.language,
    network: `external:${text.path}`,
    version: '',
    config,
    upstreams: resolveUpstreams(config, outsidePods({ nameservers: [], outside: false })),
    claims: [],
    assumption: `${text.path} is what the server at ${addresses.join(', ')} runs with`,
    at: text.at,
  };
}

/** Names of the cluster's own domain end there; any other that is sent to the cluster DNS may come back. */
function remarkRules(text: ConfigTextFact, config: ServerConfig, context: ClusterContext): void {
  const own = new Set(dnsAddressesOf(context).flatMap((address) => parseAddress(address) ?? []));
  const domain = `${context.clusterDomain}.`;
  const rules = config.blocks
    .flatMap(({ steps }) => steps.filter((step): step is ForwardStep => step.kind === 'forward'))
    .filter((step) => !isWithin(step.from, domain) && !step.from.endsWith('.arpa.'))
    .flatMap((step) =>
      step.to.flatMap(({ value }) =>
        value.kind === 'endpoint' && own.has(parseAddress(value.address) ?? value.address)
          ? [`{ zone: ${JSON.stringify(displayName(step.from))}, to: [${value.address}] }`]
          : [],
      ),
    );
  if (rules.length === 0) return;
  const entry = `resolvers: [{ name: ${text.language}, addresses: [192.0.2.53], forwards: [${rules.slice(0, MAX_RULES).join(', ')}] }]`;
  context.remark({
    kind: 'not-modelled',
    message:
      'forwarding rules are seen that lead to the cluster DNS, and not at which address they are asked for: declare them under `resolvers:`',
    at: text.at,
    paste: { file: '.loopgate.yaml', lines: ['version: 1', 'clusters:', `  - { name: default, ${entry} }`] },
  });
}
