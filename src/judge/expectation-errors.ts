/** Expectations that can never match are wrong use. */

import { type Endpoint, hostPort } from '../core/dns/endpoint.ts';
import { type DomainName, displayName, isWithin } from '../core/dns/name.ts';
import { reach } from '../core/forwarding/reach.ts';
import { reachable, serverEdges, serversOf } from '../core/forwarding/server-edges.ts';
import { addAll } from '../core/text/append.ts';
import type { Notice } from '../core/text/notice.ts';
import { isPlaceholder } from '../core/text/placeholder.ts';
import { type Mistake, mistakeAt, PlacedUsageError } from '../core/text/usage-error.ts';
import type { Expectation } from './config/config.ts';
import { didYouMean, quoted } from './config/spelling.ts';
import { type AskedGraph, askersOf } from './diff/askers.ts';
import { ASKER_KINDS, askersNamed } from './expectations.ts';
import type { Snapshot } from './snapshot.ts';

/** Names listed where none is similar. */
const MAX_LISTED = 6;

export interface ExpectingTrees {
  readonly head: Snapshot;
  readonly base: Snapshot | undefined;
  readonly scansPart: boolean;
}

/** Throws UsageError where neither side can meet or break an expectation. */
export function demandMeaning(expectations: readonly Expectation[], trees: ExpectingTrees): readonly Notice[] {
  if (expectations.length === 0) return [];
  const head = trees.head.clusters.map((view) => askersOf(view.graph));
  const base = trees.base?.clusters.map((view) => askersOf(view.graph)) ?? [];
  const wrong: Mistake[] = [];
  const unchecked: Notice[] = [];
  for (const expectation of expectations) {
    const { from, names } = expectation;
    const unknown = whyNobodyAsks(head, from.value);
    if (unknown !== undefined && trees.scansPart) {
      const message = `What is expected of ${displayName(names.value)} is not checked: ${from.value} is not in what is scanned.`;
      unchecked.push({ kind: 'assumed', message, at: from.at });
    } else if (unknown !== undefined) wrong.push(mistakeAt(from.at, unknown));
    else addAll(wrong, whyNeverMet(expectation, head, base));
  }
  if (wrong.length > 0) throw new PlacedUsageError(wrong);
  return unchecked;
}

function whyNobodyAsks(worlds: readonly AskedGraph[], from: string): string | undefined {
  const all = worlds.flatMap((one) => one.askers);
  if (askersNamed(all, from).length > 0) return undefined;
  const servers = all.filter((one) => one.kind === 'server').map((one) => one.name);
  const candidates = [...new Set([...ASKER_KINDS, ...servers])];
  return ASKER_KINDS.some((kind) => kind === from)
    ? `no cluster here shows any ${from}; name a DNS server: ${servers.slice(0, 3).join(', ') || 'there is none'}`
    : `no DNS server is called ${quoted(from)}${didYouMean(from, candidates) || `; there are ${candidates.slice(0, MAX_LISTED).join(', ')}`}`;
}

function whyNeverMet(expectation: Expectation, head: readonly AskedGraph[], base: readonly AskedGraph[]): Mistake[] {
  const unserved = whyUnserved(expectation, head);
  if (unserved !== undefined) return isServed(expectation, base) ? [] : [mistakeAt(expectation.names.at, unserved)];
  return expectation.to.flatMap((to) => {
    const inside = whyInside(expectation, to.value, head);
    if (inside === undefined || (isAsked(expectation, base) && whyInside(expectation, to.value, base) === undefined))
      return [];
    return [mistakeAt(to.at, inside)];
  });
}

function isAsked({ from }: Expectation, worlds: readonly AskedGraph[]): boolean {
  return worlds.some(({ askers }) => askersNamed(askers, from.value).length > 0);
}

function isServed(expectation: Expectation, worlds: readonly AskedGraph[]): boolean {
  return isAsked(expectation, worlds) && whyUnserved(expectation, worlds) === undefined;
}

/** It is refused without a block for the zone; `goes: fails` expects that. */
function whyUnserved({ from, names, exact, goes }: Expectation, worlds: readonly AskedGraph[]): string | undefined {
  if (goes === 'fails') return undefined;
  const zones = new Set<DomainName>();
  for (const { askers } of worlds)
    for (const { kind, entries } of askersNamed(askers, from.value)) {
      // Reported elsewhere: it does not start, or has no listener.
      if (kind !== 'server' || entries.length === 0) return undefined;
      for (const { server, zones: served } of entries) {
        if (server.config.errors.length > 0) return undefined;
        for (const zone of served.keys()) zones.add(zone);
      }
    }
  const meets = (zone: DomainName): boolean =>
    isWithin(names.value, zone) || (!exact && isWithin(zone, names.value)) || isPlaceholder(zone);
  if (zones.size === 0 || [...zones].some(meets)) return undefined;
  const served = [...zones].map(displayName).sort();
  const more = served.length > MAX_LISTED ? ` and ${served.length - MAX_LISTED} more` : '';
  const hint = didYouMean(displayName(names.value), served);
  return `no server block of ${from.value} takes ${displayName(names.value)}: it is refused${hint || `; there are blocks for ${served.slice(0, MAX_LISTED).join(', ')}${more}`}`;
}

/** An address inside the model is no upstream to leave to. */
function whyInside({ from }: Expectation, to: Endpoint, worlds: readonly AskedGraph[]): string | undefined {
  const dialled = hostPort(to.address, to.port);
  let why: string | undefined;
  for (const { graph, askers } of worlds) {
    const asked = askersNamed(askers, from.value).flatMap((one) => one.entries.map(({ server }) => server));
    if (asked.length === 0) continue;
    const first = new Set(asked.map((server) => graph.cluster.servers.indexOf(server)));
    for (const server of serversOf(graph, reachable(serverEdges(graph), [...first]))) {
      const reached = reach(graph, server, to);
      if (reached.kind === 'outside' || reached.kind === 'unknown') return undefined;
      why ??=
        reached.kind === 'nobody'
          ? `nobody listens on ${dialled} (${reached.via}), so nothing leaves to it`
          : `${dialled} is ${reached.sockets[0]?.server.name} here (${reached.via}), so nothing leaves to it; name a server outside, or write \`goes: answered\``;
    }
  }
  return why;
}
