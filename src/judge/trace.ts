import type { DnsServer } from '../core/cluster/cluster.ts';
import { isNeighbour } from '../core/cluster/neighbours.ts';
import { asInPackets, type DomainName, displayName, isDomainName } from '../core/dns/name.ts';
import { isQueryType } from '../core/dns/query-type.ts';
import type { Step } from '../core/facts/steps.ts';
import { closedEntry, entriesOf } from '../core/forwarding/entry.ts';
import type { ForwardingGraph } from '../core/forwarding/graph.ts';
import { type WalkOutcome, walk } from '../core/forwarding/walk.ts';
import { distinctBy, grouped } from '../core/text/append.ts';
import { inWords } from '../core/text/assumption.ts';
import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import { isPlaceholder } from '../core/text/placeholder.ts';
import type { TraceOutcome, TraceReport } from './report/trace-report.ts';
import { redactedTrace } from './secrets/redacted.ts';
import type { Snapshot } from './snapshot.ts';

export function refusedQuery(name: string, type: string): string | undefined {
  if (!isDomainName(name)) return `${JSON.stringify(name.slice(0, 300))} is not a domain name`;
  if (!isQueryType(type))
    return `--type takes a query type such as A, AAAA, PTR or TYPE65, not ${JSON.stringify(type)}`;
  return undefined;
}

export function traceReport(snapshot: Snapshot, name: string, type: string, from: string | undefined): TraceReport {
  const asked = asInPackets(name);
  const entries: TraceReport['entries'][number][] = [];
  for (const { cluster, graph } of snapshot.clusters) {
    const shown = cluster.servers.filter(
      (server) => !isNeighbour(server) && (from === undefined || server.name === from),
    );
    for (const [server, onPools] of grouped(shown, (one) => one.name)) {
      const walked = onPools.map((one) => ({ pool: one.pool, outcomes: outcomesOf(graph, one, { asked, type }) }));
      entries.push({ server, cluster: cluster.name, outcomes: together(walked).map(reported) });
    }
  }
  return redactedTrace({ query: { name: asked, type }, entries }, snapshot.secrets);
}

type Walked = Omit<WalkOutcome, 'end' | 'order'>;

function outcomesOf(
  graph: ForwardingGraph,
  server: DnsServer,
  { asked, type }: { readonly asked: DomainName; readonly type: string },
): readonly Walked[] {
  const entry = entriesOf(graph, server);
  if (entry.length > 0) return walk(graph, entry, asked, type);
  return [{ ...closedEntry(graph, server), assumptions: [], hops: [] }];
}

interface OnPool {
  readonly pool: string | undefined;
  readonly outcomes: readonly Walked[];
}

/** Nothing states on which nodes a pod runs, where their kinds differ. */
function together(walked: readonly OnPool[]): readonly Walked[] {
  const [first, ...others] = distinctBy(walked, ({ outcomes }) => JSON.stringify(outcomes.map(fateOf)));
  if (first === undefined || others.length === 0) return first?.outcomes ?? [];
  return [first, ...others].flatMap(({ pool, outcomes }) => {
    const runs = `its pod runs on a node of ${pool}`;
    return outcomes.map(({ probability: _, ...one }): Walked => {
      return pool === undefined ? one : { ...one, certainty: 'assumed', assumptions: [...one.assumptions, runs] };
    });
  });
}

function fateOf({
  disposition,
  certainty,
  probability,
  rcode,
  to,
  because,
  hops,
  assumptions,
}: Walked): readonly unknown[] {
  return [disposition, certainty, probability, rcode, to, because, inWords(assumptions), hops.map((hop) => hop.to)];
}

/** Without servers: a report holds texts and places. */
function reported({ disposition, certainty, rcode, to, because, hops, assumptions, ...one }: Walked): TraceOutcome {
  const probability = one.unmeasured === true ? undefined : one.probability;
  const last = hops.at(-1);
  const isForwarded = disposition === 'unknown' && last !== undefined && last.upstream === undefined;
  return {
    disposition,
    certainty,
    ...defined({ probability, rcode, to, because, unknownUpstream: isForwarded ? true : undefined }),
    assumptions: inWords(assumptions),
    hops: hops.map(({ server, block, step, upstream, to: next, at }) => ({
      server: server.name,
      zone: displayName(block.keys[0]?.zone ?? '.'),
      plugin: step.plugin,
      to: upstream === undefined ? writtenAt(at, step) : next,
      at,
    })),
  };
}

/** A default of a chart is not what stands at its place. */
function writtenAt({ file, span }: Location, step: Step): string {
  const to =
    step.kind === 'forward' ? step.to.find(({ at }) => at.file === file && at.span.start === span.start) : undefined;
  const line = file.text.slice(span.start, Math.min(span.end, span.start + 200)).split('\n')[0] ?? '';
  return to?.value.kind === 'resolver-file' ? to.value.path : /^\S*$/.test(line) || isPlaceholder(line) ? line : '';
}
