/** Removes values that must not be shown from reports: the one edge between judging and reporting. */

import { defined } from '../core/text/defined.ts';
import { type Redaction, redactionOf, type Secrets } from '../core/text/secret.ts';
import type { DiffChange, DiffOutcome, DiffReport } from './report/diff-report.ts';
import type { Expected } from './report/expected.ts';
import type { CycleHop, Fix, PathStep, Report, ReportedFinding } from './report/finding.ts';
import type { GraphPicture } from './report/graph-picture.ts';
import type { TraceHop, TraceReport } from './report/trace-report.ts';

export function redactedReport(report: Report, secrets: Secrets): Report {
  if (isEmpty(secrets)) return report;
  const redact = redactionOf(secrets);
  return {
    ...report,
    findings: report.findings.map((one) => redactedFinding(one, redact)),
    fixed: report.fixed.map((one) => redactedFinding(one, redact)),
    suppressed: report.suppressed.map(({ reason, expires, ...one }) => ({
      ...redactedFinding(one, redact),
      reason: redact.text(reason),
      ...defined({ expires }),
    })),
    notices: report.notices.map((one) => ({ ...one, message: redact.text(one.message), at: redact.place(one.at) })),
    servers: report.servers.map((one) => ({
      ...one,
      name: redact.text(one.name),
      cluster: redact.name(one.cluster),
      at: redact.place(one.at),
    })),
  };
}

function isEmpty({ values, places }: Secrets): boolean {
  return values.length === 0 && places.size === 0;
}

/** Every field is listed, so that a new one must be decided on. */
type Fields<T> = { readonly [K in keyof Required<T>]: (value: NonNullable<T[K]>) => T[K] };

/** Not the repository's words: codes, counts, closed lists, digests. */
const kept = <V>(value: V): V => value;

function mapped<T extends object>(value: T, fields: Fields<T>): T {
  const copy: T = { ...value };
  for (const key in fields) {
    const field = value[key];
    if (field === undefined || field === null) continue;
    const shown = fields[key](field);
    if (shown === undefined) delete copy[key];
    else copy[key] = shown;
  }
  return copy;
}

function stepFields({ text, place }: Redaction): Fields<PathStep> {
  return { at: place, says: text, setting: kept, also: kept, written: text };
}

function hopFields({ text, place }: Redaction): Fields<CycleHop> {
  return { server: text, zone: text, to: text, via: text, at: place };
}

function witnessFields({ text }: Redaction): Fields<{ readonly name: string; readonly type: string }> {
  return { name: text, type: kept };
}

function findingFields(redact: Redaction): Fields<ReportedFinding> {
  const { text, name, place } = redact;
  return {
    rule: kept,
    code: kept,
    severity: kept,
    certainty: kept,
    probability: kept,
    cluster: name,
    server: text,
    zone: text,
    at: place,
    message: text,
    advice: text,
    remedy: (parts) => parts.map((part) => (typeof part === 'string' ? text(part) : place(part))),
    names: text,
    reach: kept,
    witness: (one) => mapped(one, witnessFields(redact)),
    guard: kept,
    assumptions: (list) => list.map(text),
    path: (list) => list.map((one) => mapped(one, stepFields(redact))),
    cycle: (list) => list.map((one) => mapped(one, hopFields(redact))),
    // An edit of hidden lines cannot be shown.
    fix: (one) =>
      hides(one, redact)
        ? undefined
        : {
            ...one,
            says: text(one.says),
            ...defined({ choice: one.choice === undefined ? undefined : text(one.choice) }),
          },
    paste: ({ file, lines }) => ({ file, lines: lines.map(text) }),
    fingerprint: kept,
    moveFingerprint: kept,
    status: kept,
    was: (one) => ({ ...one, ...defined({ names: one.names === undefined ? undefined : text(one.names) }) }),
  };
}

function redactedFinding(one: ReportedFinding, redact: Redaction): ReportedFinding {
  return mapped(one, findingFields(redact));
}

export function redactedDiff(report: DiffReport, secrets: Secrets): DiffReport {
  if (isEmpty(secrets)) return report;
  const redact = redactionOf(secrets);
  const { text, name, place } = redact;
  const hop: Fields<TraceHop> = { server: text, zone: text, plugin: kept, to: text, at: place };
  const outcome: Fields<DiffOutcome> = {
    disposition: kept,
    certainty: kept,
    probability: kept,
    rcode: kept,
    to: text,
    because: text,
    by: text,
    after: kept,
    as: (one) => mapped(one, witnessFields(redact)),
    assumptions: (list) => list.map(text),
    hops: (list) => list.map((one) => mapped(one, hop)),
  };
  const change: Fields<DiffChange> = {
    cluster: name,
    asker: text,
    names: text,
    reach: kept,
    types: kept,
    clientTypes: kept,
    witness: (one) => mapped(one, witnessFields(redact)),
    before: (list) => list.map((one) => mapped(one, outcome)),
    after: (list) => list.map((one) => mapped(one, outcome)),
    because: (list) => list.map((one) => mapped(one, stepFields(redact))),
  };
  const fields: Fields<DiffReport> = {
    base: kept,
    changes: (list) => list.map((one) => mapped(one, change)),
    unchanged: kept,
    unproven: (list) => list.map(text),
  };
  return mapped(report, fields);
}

/** A hidden address is left out: a placeholder would be no address. */
export function redactedExpectation(expected: Expected, secrets: Secrets | undefined): Expected {
  if (secrets === undefined || isEmpty(secrets)) return expected;
  const { text } = redactionOf(secrets);
  return { ...expected, to: expected.to.filter((one) => text(one) === one), comments: expected.comments.map(text) };
}

export function bothSecrets(head: Secrets | undefined, base: Secrets | undefined): Secrets {
  const places = new Map([...(head?.places ?? []), ...(base?.places ?? [])]);
  // Hidden on either side is hidden.
  for (const [path, spans] of head?.places ?? []) {
    const before = base?.places.get(path);
    if (base?.places.has(path) === true)
      places.set(path, spans === undefined || before === undefined ? undefined : [...spans, ...before]);
  }
  const names = new Map([...(base?.names ?? []), ...(head?.names ?? [])]);
  return { values: [...(head?.values ?? []), ...(base?.values ?? [])], places, names };
}

export function hides({ at, replacement, also = [] }: Fix, { text, touches }: Redaction): boolean {
  return [{ at, replacement }, ...also].some((one) => touches(one.at) || text(one.replacement) !== one.replacement);
}

export function redactedTrace(report: TraceReport, secrets: Secrets | undefined): TraceReport {
  if (secrets === undefined || isEmpty(secrets)) return report;
  const { text, name, place } = redactionOf(secrets);
  return {
    ...report,
    entries: report.entries.map((entry) => ({
      server: text(entry.server),
      cluster: name(entry.cluster),
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
  const { text, name, place } = redactionOf(secrets);
  const end = <T extends { readonly server: string; readonly zone: string }>(one: T): T => ({
    ...one,
    server: text(one.server),
    zone: text(one.zone),
  });
  return {
    clusters: picture.clusters.map((cluster) => ({
      ...cluster,
      name: name(cluster.name),
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
