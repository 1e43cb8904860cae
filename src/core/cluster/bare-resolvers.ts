/**
 * Resolvers beside the cluster of which only a configuration is shown: who listens at an address in use is that server.
 */
import { isIPv6, isPrivate, isTakenBy, isUnspecified, parseAddress } from '../dns/endpoint.ts';
import { displayName, isWithin } from '../dns/name.ts';
import type { ConfigTextFact } from '../facts/config-text.ts';
import type { Daemon } from '../facts/readers.ts';
import type { BindAddress, ServerConfig } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import { defined } from '../text/defined.ts';
import type { Notice } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';
import type { DnsServer } from './cluster.ts';
import { ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';
import { dnsAddressesOf } from './service-addresses.ts';
import { boundAddresses } from './started-servers.ts';
import { outsidePods, resolveUpstreams, UNSTATED_ON_HOST } from './upstreams.ts';

const MAX_RULES = 10;
/** Own addresses of one file. */
const MAX_ADDRESSES = 16;

interface BareText {
  readonly text: ConfigTextFact;
  readonly config: ServerConfig;
  readonly notices: readonly Notice[];
  readonly addresses: readonly string[];
  readonly daemon: Daemon;
}

export function bareResolvers(known: readonly DnsServer[], context: ClusterContext): readonly DnsServer[] {
  const texts = bareTexts(context);
  if (texts.length === 0) return [];
  const asked = new Set(
    known.flatMap(({ upstreams }) =>
      [...upstreams.values()].flat().flatMap((one) => (one.kind === 'known' ? [one.address] : [])),
    ),
  );
  for (const address of askingEachOther(texts)) asked.add(address);
  const found: DnsServer[] = [];
  for (const { text, config, notices, addresses, daemon } of texts) {
    if (addresses.some((address) => asked.has(address)) || asksItself(config)) {
      found.push({
        ...serverOf(text, config, addresses),
        ...defined({ startsWithoutAddresses: daemon.startsWithoutAddresses }),
      });
      for (const notice of notices) context.addNotice(notice);
    } else if (addresses.length === 0) reportRules(text, { config, asked, context });
  }
  return found;
}

function bareTexts({ facts, readers, claimedTexts, textsBelow }: ClusterContext): readonly BareText[] {
  const all = ofKind(facts.all, 'config-text');
  const more = new Map(all.flatMap((one) => (one.completes === undefined ? [] : [[one.completes, one.text] as const])));
  return all.flatMap((text): BareText[] => {
    const daemon = readers.daemons.find(({ program }) => program === text.language);
    if (daemon === undefined || text.completes !== undefined || claimedTexts.has(text.text)) return [];
    const completing = more.get(text.path);
    const { value: config, notices } = daemon.read(
      completing === undefined ? [text.text] : [text.text, completing],
      besideOnMachine(text, daemon, textsBelow),
    );
    return [{ text, config, notices, addresses: boundAddresses(config), daemon }];
  });
}

function besideOnMachine(
  { path }: ConfigTextFact,
  { folder: own }: Daemon,
  textsBelow: ClusterContext['textsBelow'],
): ReadonlyMap<string, SourceText> {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const files = new Map<string, SourceText>();
  if (folder === '') return files;
  for (const [one, { text }] of textsBelow(folder)) files.set(own + one.slice(folder.length), text);
  return files;
}

/** Files whose addresses name each other belong together. */
function askingEachOther(texts: readonly BareText[]): readonly string[] {
  const pairs = texts.flatMap(({ config, addresses }) => {
    const upstreams = new Set(endpointsOf(config));
    return addresses.slice(0, MAX_ADDRESSES).flatMap((own) => [...upstreams].map((to) => ({ own, to })));
  });
  const known = new Set(pairs.map(({ own, to }) => `${own} ${to}`));
  return pairs.flatMap(({ own, to }) => (known.has(`${to} ${own}`) ? [own, to] : []));
}

/** Over its own loopback, for which nobody's address has to be known. */
function asksItself({ blocks }: ServerConfig): boolean {
  const isHeard = (address: string, port: number): boolean =>
    blocks.some(
      ({ keys, bind }) =>
        keys.some((key) => key.port === port) &&
        (bind.length === 0 || bind.some(({ value }) => hearsItself(value, address))),
    );
  return blocks.some(({ steps }) =>
    steps.some(
      (step) =>
        step.kind === 'forward' &&
        step.ignoresOwnAddresses !== true &&
        step.to.some(
          ({ value }) =>
            value.kind === 'endpoint' && isOwnLoopback(value.address) && isHeard(value.address, value.port),
        ),
    ),
  );
}

/** Others may be another server's, as systemd-resolved's stub. */
function isOwnLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1';
}

function hearsItself(value: BindAddress, loopback: string): boolean {
  if (value.kind === 'interface') return value.name === 'lo';
  const { address, ownFamilyOnly, list } = value;
  if (list !== undefined && !isTakenBy(list, loopback)) return false;
  const isOfFamily = isIPv6(address) ? isIPv6(loopback) || ownFamilyOnly !== true : !isIPv6(loopback);
  return address === loopback || (isUnspecified(address) && isOfFamily);
}

function endpointsOf({ blocks }: ServerConfig): readonly string[] {
  return blocks.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step.kind === 'forward'
        ? step.to.flatMap(({ value }) => (value.kind === 'endpoint' ? (parseAddress(value.address) ?? []) : []))
        : [],
    ),
  );
}

function serverOf(text: ConfigTextFact, config: ServerConfig, addresses: readonly string[]): DnsServer {
  return {
    id: text.path,
    name: text.path,
    software: text.language,
    network: `external:${text.path}`,
    version: '',
    config,
    upstreams: resolveUpstreams(config, outsidePods(UNSTATED_ON_HOST)),
    claims: [],
    assumption: `${text.path} is what ${addresses.length === 0 ? 'a server' : `the server at ${addresses.join(', ')}`} runs with`,
    at: text.at,
  };
}

/** What goes to the cluster's load balancers returns only if the cluster asks that address itself. */
function ownAddresses(asked: ReadonlySet<string>, context: ClusterContext): ReadonlySet<string> {
  const published = [...asked].some(isPrivate)
    ? context.facts.services.flatMap(({ externalIPs, ports }) =>
        ports.some(({ port }) => port === 53) ? externalIPs : [],
      )
    : [];
  const all = [...dnsAddressesOf(context), ...published.map(({ value }) => value)];
  return new Set(all.flatMap((address) => parseAddress(address) ?? []));
}

interface RuleReading {
  readonly config: ServerConfig;
  readonly asked: ReadonlySet<string>;
  readonly context: ClusterContext;
}

function reportRules(text: ConfigTextFact, { config, asked, context }: RuleReading): void {
  const own = ownAddresses(asked, context);
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
  context.addNotice({
    kind: 'not-modelled',
    message:
      'forwarding rules lead to a DNS server of the cluster, but no file states the address of their resolver: declare it under `resolvers:`',
    at: text.at,
    paste: { file: '.loopgate.yaml', lines: ['version: 1', 'clusters:', `  - { name: default, ${entry} }`] },
  });
}
