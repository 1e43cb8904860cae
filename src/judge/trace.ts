import { isNeighbour } from '../core/cluster/neighbours.ts';
import { asInPackets, displayName, isDomainName } from '../core/dns/name.ts';
import { isQueryType } from '../core/dns/query-type.ts';
import { closedEntry, entriesOf } from '../core/forwarding/entry.ts';
import { type WalkOutcome, walk } from '../core/forwarding/walk.ts';
import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import { redactedTrace } from './redacted.ts';
import type { TraceOutcome, TraceReport } from './report/trace-report.ts';
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
    const seen = new Set<string>();
    for (const server of cluster.servers) {
      if (isNeighbour(server) || (from !== undefined && server.name !== from)) continue;
      if (seen.has(server.name)) continue;
      seen.add(server.name);
      const entry = entriesOf(graph, server);
      const outcomes =
        entry.length === 0 ? [{ ...closedEntry(graph, server), hops: [] }] : walk(graph, entry, asked, type);
      entries.push({
        server: server.name,
        cluster: cluster.name,
        outcomes: outcomes.map(reported),
      });
    }
  }
  return redactedTrace({ query: { name: asked, type }, entries }, snapshot.secrets);
}

type Walked = Omit<WalkOutcome, 'assumptions' | 'end' | 'order'>;

/** Without servers: a report holds texts and places. */
function reported({ disposition, certainty, rcode, to, because, hops, ...one }: Walked): TraceOutcome {
  const probability = one.unmeasured === true ? undefined : one.probability;
  const last = hops.at(-1);
  const isForwarded = disposition === 'unknown' && last !== undefined && last.upstream === undefined;
  const why = isForwarded ? `where it is forwarded to is not known: ${because}` : because;
  return {
    disposition,
    certainty,
    ...defined({ probability, rcode, to, because: why }),
    hops: hops.map(({ server, block, step, upstream, to: next, at }) => ({
      server: server.name,
      zone: displayName(block.keys[0]?.zone ?? '.'),
      plugin: step.plugin,
      to: upstream === undefined ? written(at) : next,
      at,
    })),
  };
}

export function withBase(head: TraceReport, base: TraceReport): TraceReport {
  const key = ({ cluster, server }: TraceReport['entries'][number]): string => JSON.stringify([cluster, server]);
  const then = new Map(base.entries.map((one) => [key(one), one.outcomes]));
  const now = new Set(head.entries.map(key));
  return {
    ...head,
    entries: [
      ...head.entries.map((one) => ({ ...one, before: then.get(key(one)) ?? [] })),
      ...base.entries
        .filter((one) => !now.has(key(one)))
        .map((one) => ({ ...one, outcomes: [], before: one.outcomes })),
    ],
  };
}

function written({ file, span }: Location): string {
  return file.text.slice(span.start, Math.min(span.end, span.start + 200)).split('\n')[0] ?? '';
}
