import { becauseAssuming } from '../core/text/assumption.ts';
import { getOrInsert } from '../core/text/once.ts';
import type { CycleHop, Finding, Report, ReportedFinding, Severity } from '../judge/report/finding.ts';
import type { TraceOutcome } from '../judge/report/trace-report.ts';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** New, then errors, warnings, notes, then the most certain; else the report's order. */
export function worstFirst<T extends Pick<ReportedFinding, 'severity' | 'status' | 'certainty' | 'probability'>>(
  findings: readonly T[],
): readonly T[] {
  const sure = ({ certainty, probability }: T): number =>
    certainty === 'always' ? 0 : certainty === 'sometimes' ? 2 - (probability ?? 0) : certainty === 'assumed' ? 3 : 1;
  const isOld = ({ status }: T): number => (status === 'new' ? 0 : 1);
  return [...findings].sort(
    (a, b) =>
      isOld(a) - isOld(b) || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || sure(a) - sure(b),
  );
}

export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Why a query ends so, as far as there is more to say. */
export function reasonOf({ because, unknownUpstream, assumptions }: TraceOutcome): string | undefined {
  const reason = becauseAssuming(because, assumptions);
  return unknownUpstream ? `where it is forwarded to is not known: ${reason}` : reason;
}

/** `3 DNS servers in 1 cluster, 12 documents in 8 files`. */
export function whatWasRead({ counts }: Report): string {
  const servers = `${counted(counts.servers, 'DNS server')} in ${counted(counts.clusters, 'cluster')}`;
  return `${servers}, ${counted(counts.documents, 'document')} in ${counted(counts.files, 'file')}`;
}

/** `1 error, 2 warnings`; empty without any. */
export function severityCounts(counts: (severity: Severity) => number): string {
  return SEVERITIES.filter((severity) => counts(severity) > 0)
    .map((severity) => counted(counts(severity), severity))
    .join(', ');
}

/** With the base; undefined where none was asked for. */
export function comparison({ base, counts }: Report): string | undefined {
  if (base.status === 'not-requested') return undefined;
  if (base.status === 'unavailable') {
    return `no comparison with the base: ${base.because}; rules that compare were skipped`;
  }
  return `compared with ${base.revision}: ${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`;
}

export function verdict(report: Report): string {
  const bar =
    report.failOn === 'never'
      ? 'never fails'
      : `fails on ${report.failOn}${report.failOn === 'error' ? '' : ' and worse'}`;
  const also =
    report.result !== 'incomplete'
      ? ''
      : report.base.status === 'unavailable'
        ? '; the base could not be compared'
        : '; something relevant could not be read';
  const { counts } = report;
  const found = severityCounts((severity) => counts[severity]) || 'nothing found';
  const summary = nothingJudged(report)
    ? `nothing to judge, as no DNS ${counts.servers === 0 ? 'server' : 'configuration'} was found${report.findings.length === 0 ? '' : `; ${found}`}`
    : `${found}${counts.existing > 0 && counts.new === 0 ? ', none of them new' : ''}`;
  return `${report.result}: ${summary} (${bar})${also}`;
}

/** No server to judge, or only what a declared provisioner brings: silence proves nothing. */
export function nothingJudged({ counts, findings }: Pick<Report, 'counts' | 'findings'>): boolean {
  return isUnjudged(counts) && findings.every(({ severity }) => severity === 'note');
}

function isUnjudged({ servers, documents, forwards }: Report['counts']): boolean {
  return servers === 0 || (documents === 0 && forwards === 0);
}

/** A tick only where something was judged and all was read. */
export function resultMark(report: Pick<Report, 'counts' | 'result' | 'findings'>): string {
  if (report.result === 'pass' && isUnjudged(report.counts)) return 'ℹ️';
  return { pass: passesByPolicy(report) ? '⚠️' : '✅', fail: '❌', incomplete: '⚠️' }[report.result];
}

/** A policy change lets pass what would have failed. */
export function passesByPolicy({ findings }: Pick<Report, 'findings'>): boolean {
  return findings.some(({ rule, severity }) => rule === 'policy-weakened' && severity !== 'note');
}

/** `always`; `sometimes, 33.3 % of the queries`. */
export function certaintyLabel({
  certainty,
  probability,
}: Pick<Finding, 'certainty' | 'probability'>): string | undefined {
  if (certainty === undefined) return undefined;
  return probability === undefined ? certainty : `${certainty}, ${percent(probability)} of the queries`;
}

export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** `severity warning, 50 % of the queries`; undefined where nothing got worse. */
export function wasBefore({ was }: Pick<ReportedFinding, 'was'>): string | undefined {
  if (was === undefined) return undefined;
  const parts: readonly (string | undefined)[] = [
    was.severity,
    certaintyLabel(was) ?? (was.probability === undefined ? undefined : `${percent(was.probability)} of the queries`),
    was.guard === undefined ? undefined : `guard ${was.guard}`,
    was.names,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** In order, without the return; servers alone where that distinguishes them. */
export function stations(cycle: readonly CycleHop[]): readonly string[] {
  const zones = new Map<string, Set<string>>();
  for (const { server, zone } of cycle) getOrInsert(zones, server, () => new Set<string>()).add(zone);
  return cycle.map(({ server, zone }) => ((zones.get(server)?.size ?? 0) > 1 ? `${server} (zone ${zone})` : server));
}

/** `every name outside cluster.local, such as example.org. A`. */
export function whichNames({ names, witness }: Pick<Finding, 'names' | 'witness'>): string | undefined {
  const such = witness === undefined ? undefined : `${witness.name} ${witness.type}`;
  if (names === undefined) return such;
  return such === undefined ? names : `${names}, such as ${such}`;
}
