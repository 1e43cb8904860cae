/** Reports without the values that are not shown: the one edge between what is judged and what is reported. */

import { defined } from '../core/text/defined.ts';
import { type Redaction, redactionOf, type Secrets } from '../core/text/secret.ts';
import type { Finding, Fix, PathStep, Report, ReportedFinding } from './report/finding.ts';
import type { GraphPicture } from './report/graph-picture.ts';
import type { TraceReport } from './report/trace-report.ts';

export function redactedReport(report: Report, secrets: Secrets): Report {
  if (isEmpty(secrets)) return report;
  const redact = redactionOf(secrets);
  return {
    ...report,
    findings: report.findings.map((one) => redactedFinding(one, redact)),
    fixed: report.fixed.map((one) => redactedFinding(one, redact)),
    suppressed: report.suppressed.map((one) => ({ ...redactedFinding(one, redact), reason: redact.text(one.reason) })),
    notices: report.notices.map((one) => ({ ...one, message: redact.text(one.message), at: redact.place(one.at) })),
    servers: report.servers.map((one) => ({
      ...one,
      name: redact.text(one.name),
      cluster: redact.text(one.cluster),
      at: redact.place(one.at),
    })),
  };
}

function isEmpty({ values, places }: Secrets): boolean {
  return values.length === 0 && places.size === 0;
}

function redactedFinding<T extends ReportedFinding>(one: T, redact: Redaction): T {
  const { text, place } = redact;
  const maybe = (value: string | undefined): string | undefined => (value === undefined ? undefined : text(value));
  const step = ({ at, says, written, ...rest }: PathStep): PathStep => ({
    ...rest,
    at: place(at),
    says: text(says),
    ...defined({ written: written === undefined ? undefined : text(written) }),
  });
  const fields: { -readonly [K in keyof Finding]?: Finding[K] } = {
    cluster: text(one.cluster),
    at: place(one.at),
    message: text(one.message),
    advice: text(one.advice),
    assumptions: one.assumptions.map(text),
    path: one.path.map(step),
  };
  const server = maybe(one.server);
  const zone = maybe(one.zone);
  const names = maybe(one.names);
  if (server !== undefined) fields.server = server;
  if (zone !== undefined) fields.zone = zone;
  if (names !== undefined) fields.names = names;
  if (one.witness !== undefined) fields.witness = { ...one.witness, name: text(one.witness.name) };
  if (one.cycle !== undefined)
    fields.cycle = one.cycle.map((hop) => ({
      server: text(hop.server),
      zone: text(hop.zone),
      to: text(hop.to),
      via: text(hop.via),
      at: place(hop.at),
    }));
  const { fix, ...rest } = one;
  // A change of lines that are not shown cannot be shown either.
  const kept = fix === undefined || hides(fix, redact) ? {} : { fix };
  return { ...rest, ...fields, ...kept } as T;
}

/** Whether a change holds, or would show, something that is not shown. */
export function hides({ at, replacement, also = [] }: Fix, { text, touches }: Redaction): boolean {
  return [{ at, replacement }, ...also].some((one) => touches(one.at) || text(one.replacement) !== one.replacement);
}

export function redactedTrace(report: TraceReport, secrets: Secrets | undefined): TraceReport {
  if (secrets === undefined || isEmpty(secrets)) return report;
  const { text, place } = redactionOf(secrets);
  return {
    ...report,
    entries: report.entries.map((entry) => ({
      server: text(entry.server),
      cluster: text(entry.cluster),
      outcomes: entry.outcomes.map((outcome) => ({
        ...outcome,
        ...defined({
          to: outcome.to === undefined ? undefined : text(outcome.to),
          because: outcome.because === undefined ? undefined : text(outcome.because),
        }),
        hops: outcome.hops.map((hop) => ({
          ...hop,
          server: text(hop.server),
          zone: text(hop.zone),
          to: text(hop.to),
          at: place(hop.at),
        })),
      })),
    })),
  };
}

export function redactedPicture(picture: GraphPicture, secrets: Secrets | undefined): GraphPicture {
  if (secrets === undefined || isEmpty(secrets)) return picture;
  const { text, place } = redactionOf(secrets);
  const end = <T extends { readonly server: string; readonly zone: string }>(one: T): T => ({
    ...one,
    server: text(one.server),
    zone: text(one.zone),
  });
  return {
    clusters: picture.clusters.map((cluster) => ({
      ...cluster,
      name: text(cluster.name),
      servers: cluster.servers.map((server) => ({
        name: text(server.name),
        at: place(server.at),
        blocks: server.blocks.map((block) => ({ ...block, zone: text(block.zone), at: place(block.at) })),
      })),
      edges: cluster.edges.map((edge) => ({
        ...edge,
        from: end(edge.from),
        to: typeof edge.to === 'string' ? text(edge.to) : end(edge.to),
        label: text(edge.label),
        names: text(edge.names),
        stations: edge.stations.map((one) => ({ ...one, label: text(one.label), at: place(one.at) })),
        at: place(edge.at),
        witness: { name: text(edge.witness.name), type: edge.witness.type },
      })),
      outside: cluster.outside.map((one) => ({ ...one, label: text(one.label) })),
      loops: cluster.loops.map((loop) => ({
        ...loop,
        names: text(loop.names),
        cycle: loop.cycle.map((hop) => ({
          server: text(hop.server),
          zone: text(hop.zone),
          to: text(hop.to),
          via: text(hop.via),
          at: place(hop.at),
        })),
        path: loop.path.map(({ at, says }) => ({ at: place(at), says: text(says) })),
      })),
      ...(cluster.ways === undefined
        ? {}
        : {
            ways: cluster.ways.map((way) => ({
              ...way,
              zones: way.zones.map(text),
              names: text(way.names),
              entries: way.entries.map((entry) => ({
                server: text(entry.server),
                outcomes: entry.outcomes.map((outcome) => ({
                  ...outcome,
                  ...defined({ because: outcome.because === undefined ? undefined : text(outcome.because) }),
                })),
              })),
            })),
          }),
    })),
  };
}
