import { absolute, ancestry, type DomainName, isDomainName } from '../../core/dns/name.ts';
import type { ConfigContext } from '../../core/facts/readers.ts';
import type { BindAddress, ServerKey, View } from '../../core/facts/server-config.ts';
import type { NamePattern, Step } from '../../core/facts/steps.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { type Dispenser, remainingArgs } from './dispenser.ts';
import { integerProblem } from './go-values.ts';
import { endsOpen, reverseZones, splitScheme } from './keys.ts';
import type { Token } from './lexer.ts';

export interface Setup {
  readonly d: Dispenser;
  readonly context: ConfigContext;
  readonly keys: readonly ServerKey[];
  readonly zones: readonly DomainName[];
  readonly has: (directive: string) => boolean;
  readonly tokensOf: (directive: string) => readonly Token[];
  readonly steps: Step[];
  readonly views: View[];
  readonly bind: Located<BindAddress>[];
  readonly notices: Notice[];
  /** Counts what is read beside the Corefile, in characters. */
  readonly addRead: (characters: number) => void;
}

/** Reads one directive of one block; throws SetupError as the plugin's setup fails. */
export type PluginReader = (setup: Setup) => void;

/** plugin/normalize.go Host.NormalizeExact drops scheme and port and expands a CIDR; undefined: no name. */
export function normalizeExact(text: string, version?: string): readonly DomainName[] | undefined {
  const { rest } = splitScheme(text);
  const colon = rest.lastIndexOf(':');
  if (colon === rest.length - 1) return undefined;
  const host = colon !== -1 && integerProblem(rest.slice(colon + 1)) === undefined ? rest.slice(0, colon) : rest;
  const reverse = reverseZones(host);
  if (reverse === 'refused') return undefined;
  if (reverse !== undefined) return reverse;
  if (version !== undefined && endsOpen(host, version)) return [absolute(host)];
  return isDomainName(host) ? [absolute(host)] : undefined;
}

/** Networks expand 128-fold. */
const MAX_ZONES = 100_000;

/** plugin/normalize.go OriginsFromArgsOrServerBlock drops what is no name. */
export function zonesFrom(args: readonly Token[], own: readonly DomainName[]): readonly DomainName[] {
  if (args.length === 0) return own;
  const zones: DomainName[] = [];
  for (const token of args) {
    if (zones.length >= MAX_ZONES) break;
    addAll(zones, normalizeExact(token.text) ?? []);
  }
  return zones;
}

/** plugin/pkg/fall SetZonesFromArgs: without arguments the root. */
export function fallthroughZones(d: Dispenser): readonly DomainName[] {
  return zonesFrom(remainingArgs(d), ['.']);
}

export const within = (zones: readonly DomainName[]): NamePattern => ({ kind: 'within', zones });

export function isBelowAny(name: DomainName, zones: ReadonlySet<DomainName>): boolean {
  for (const zone of ancestry(name)) if (zones.has(zone)) return true;
  return false;
}

/** Of two zones that nest, the deeper. */
export function bothWithin(a: readonly DomainName[], b: readonly DomainName[]): DomainName[] {
  const [left, right] = [new Set(a), new Set(b)];
  return [...new Set([...a.filter((zone) => isBelowAny(zone, right)), ...b.filter((zone) => isBelowAny(zone, left))])];
}
