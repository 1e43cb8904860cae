/** An expectation that holds today, ready to paste. */

import { hostPort, parseAddress } from '../core/dns/endpoint.ts';
import { absolute, displayName } from '../core/dns/name.ts';
import { serverEdges } from '../core/forwarding/server-edges.ts';
import type { WalkOutcome } from '../core/forwarding/walk.ts';
import { atFile } from '../core/text/location.ts';
import { type Asker, askersOf } from './diff/askers.ts';
import { askersNamed, inquiryOf, questions } from './expectations.ts';
import type { Expected } from './report/expected.ts';
import { redactedExpectation } from './secrets/redacted.ts';
import type { Snapshot } from './snapshot.ts';

/** Default asker: pods, else the only or first server. */
export function expectedOf(snapshot: Snapshot, name: string, from: string | undefined): Expected | undefined {
  const zone = absolute(name);
  const worlds = snapshot.clusters.map((view) => askersOf(view.graph));
  const all = worlds.flatMap((one) => one.askers);
  const who = from ?? (askersNamed(all, 'pods').length > 0 ? 'pods' : all.find((one) => one.kind === 'server')?.name);
  if (who === undefined) return undefined;
  const ends: { readonly exact: boolean; readonly outcomes: readonly WalkOutcome[] }[] = [];
  let asked: Asker | undefined;
  for (const { graph, askers } of worlds) {
    const edges = serverEdges(graph);
    for (const asker of askersNamed(askers, who)) {
      asked = asker;
      const at = atFile('');
      const meant = { names: { value: zone, at }, exact: false };
      for (const { cls, outcomes } of questions(inquiryOf({ graph, asker, edges }, new Set([zone])), meant))
        ends.push({ exact: cls.mark === zone && cls.part === 'apex', outcomes });
    }
  }
  if (asked === undefined) return undefined;
  const whole = commonEnd(ends.map((one) => one.outcomes));
  const apex = commonEnd(ends.filter((one) => one.exact).map((one) => one.outcomes));
  const exact = rank(apex.goes) > rank(whole.goes);
  const comments = exact ? ['names below it go elsewhere'] : [];
  const expected = { names: displayName(zone), exact, from: who, ...(exact ? apex : whole), comments };
  return redactedExpectation(expected, snapshot.secrets);
}

function rank(goes: Expected['goes']): number {
  return goes === undefined ? 0 : goes === 'not-loops' ? 1 : 2;
}

function commonEnd(ends: readonly (readonly WalkOutcome[])[]): Pick<Expected, 'goes' | 'to'> {
  const all = ends.flat();
  const every = (disposition: WalkOutcome['disposition']): boolean =>
    all.length > 0 && all.every((one) => one.disposition === disposition);
  if (every('answered')) return { goes: 'answered', to: [] };
  if (every('fails')) return { goes: 'fails', to: [] };
  if (every('leaves')) return { goes: 'leaves', to: addressesOf(all) };
  const open = all.length === 0 || all.some(({ disposition }) => disposition === 'loops' || disposition === 'unknown');
  return { goes: open ? undefined : 'not-loops', to: [] };
}

/** Empty where the configuration could not name one of them. */
function addressesOf(outcomes: readonly WalkOutcome[]): readonly string[] {
  const found = new Set<string>();
  for (const { hops } of outcomes) {
    const upstream = hops.at(-1)?.upstream;
    if (upstream === undefined || parseAddress(upstream.address) === undefined) return [];
    found.add(upstream.port === 53 ? upstream.address : hostPort(upstream.address, upstream.port));
  }
  return [...found];
}
