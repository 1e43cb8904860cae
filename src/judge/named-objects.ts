/** Objects that DNS servers name: ConfigMaps of their volumes and variables, Services that they forward to by other ports. */
import { isPrivate } from '../core/dns/endpoint.ts';
import type { Fact } from '../core/facts/fact.ts';
import type { WorkloadFact } from '../core/facts/workload.ts';
import { isFact, type Statement } from '../languages/shared/fragments.ts';
import { soundsLikeResolver } from '../languages/shared/resolver-images.ts';

interface NamedObjects {
  /** Of a text in which escapes are resolved as well. */
  readonly mayStandIn: (text: string) => boolean;
  readonly isOne: (fact: Fact) => boolean;
}

/** Those that no fact states yet; undefined where all that is named is there. */
export function namedObjects(facts: readonly Statement[]): NamedObjects | undefined {
  const maps = missingMaps(facts);
  const dialled = dialledBy(facts);
  const isDialled = dialled.addresses.size + dialled.nodePorts.size > 0;
  if (maps.size === 0 && !isDialled) return undefined;
  const names = [...maps];
  const places = new Set(facts.flatMap((fact) => (fact.kind === 'service' ? [pathAndOffset(fact)] : [])));
  return {
    mayStandIn: (text) =>
      (STATES_MAP.test(text) && names.some((name) => text.includes(name))) ||
      (isDialled && STATES_SERVICE.test(text) && mentions(text, dialled)),
    isOne: (fact) =>
      fact.kind === 'config-map' ? maps.has(fact.name) : fact.kind === 'service' && !places.has(pathAndOffset(fact)),
  };
}

/** However the kind is written: tagged, anchored, of a list. */
const STATES_MAP = /ConfigMap|Secret/;
const STATES_SERVICE = /Service|List/;

function pathAndOffset({ at }: Fact): string {
  return `${at.file.path}:${at.span.start}`;
}

function missingMaps(facts: readonly Statement[]): ReadonlySet<string> {
  const stated = new Set<string>();
  for (const fact of facts) {
    if (!isFact(fact)) for (const name of fact.makes ?? []) stated.add(name);
    else if (fact.kind === 'config-map') stated.add(fact.name);
  }
  const missing = new Set<string>();
  for (const fact of facts) {
    if (fact.kind !== 'workload' || !runsResolver(fact)) continue;
    for (const name of mapsOf(fact)) if (name !== undefined && name !== '' && !stated.has(name)) missing.add(name);
  }
  return missing;
}

function mapsOf({ volumes, containers }: WorkloadFact): readonly (string | undefined)[] {
  const mounted = volumes.flatMap(({ source }) =>
    source.kind === 'config-map' ? [source] : source.kind === 'projected' ? source.sources : [],
  );
  return [
    ...mounted.map(({ name }) => name),
    ...containers.flatMap(({ env, references = [] }) => [
      ...references.map(({ map }) => map),
      ...env.map(({ from }) => from?.map),
    ]),
  ];
}

function runsResolver(fact: WorkloadFact): boolean {
  return fact.containers.some(
    ({ image, words }) =>
      soundsLikeResolver(image?.value ?? '') || words.some(({ value }) => /^--?conf(?:=|$)/.test(value)),
  );
}

/** Where upstreams may be Services that stand in no text with a word of DNS: those of port 53 are read anyway. */
interface Dialled {
  readonly addresses: ReadonlySet<string>;
  readonly nodePorts: ReadonlySet<string>;
}

function dialledBy(facts: readonly Statement[]): Dialled {
  const addresses = new Set<string>();
  const nodePorts = new Set<string>();
  const add = (text: string, isWhole: boolean): void => {
    for (const [, protocol, address = '', port] of text.matchAll(DIALLED)) {
      // Public ones that speak TLS are resolvers that anybody may ask.
      const isOdd =
        port === undefined
          ? protocol !== undefined && (isPrivate(address) || SHARED_OR_LOCAL.test(address))
          : port !== '53';
      if (isOdd || isWhole) addresses.add(address.toLowerCase());
      if (port !== undefined && /^3[0-2]\d{3}$/.test(port)) nodePorts.add(port);
    }
  };
  for (const fact of facts) {
    const texts = fact.kind === 'config-map' ? fact.data : fact.kind === 'config-text' ? [fact] : [];
    for (const { text } of texts) if (FORWARDS.test(text.text)) add(text.text, false);
    if (fact.kind !== 'workload' || !runsResolver(fact)) continue;
    for (const { value } of fact.containers.flatMap(({ env }) => env)) if (value !== undefined) add(value, true);
  }
  return { addresses, nodePorts };
}

const FORWARDS = /\b(?:forward|proxy|grpc|server|upstream)/i;
/** Carriers' own (RFC 6598), and local ones of IPv6 (RFC 4193). */
const SHARED_OR_LOCAL = /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^f[cd]/i;
const ADDRESS = String.raw`(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{1,4}(?::[\da-f]{0,4}){2,7}`;
const DIALLED = new RegExp(
  String.raw`(?<![\d.:\w])((?:tls|grpc|https3?|quic)://)?\[?(${ADDRESS})\]?(?:[:@#](\d{1,5}))?`,
  'gi',
);
const MENTIONED = new RegExp(String.raw`(?<![\d.:\w])(?:${ADDRESS})(?![\d.:\w])`, 'gi');
const NODE_PORT = /\bnodePort["']?\s{0,9}:\s{0,9}["']?(\d{5})\b/g;

function mentions(text: string, { addresses, nodePorts }: Dialled): boolean {
  for (const [address] of text.matchAll(MENTIONED)) if (addresses.has(address.toLowerCase())) return true;
  for (const [, port = ''] of text.matchAll(NODE_PORT)) if (nodePorts.has(port)) return true;
  return false;
}
