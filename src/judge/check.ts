/** A change is judged: findings of the head against those of the base, and the report of both. */

import { isNeighbour } from '../core/cluster/neighbours.ts';
import { defined } from '../core/text/defined.ts';
import { compareLocations, placeKey } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import { once } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { VERSION } from '../core/text/version.ts';
import { changedLines, openChangedLines } from './changed-lines.ts';
import { type CheckInput, type Suppress, scansPart, type Understood } from './check-input.ts';
import type { Config } from './config/config.ts';
import { demandMeaning } from './expectation-errors.ts';
import type { FileReading } from './read-file.ts';
import {
  type Counts,
  compareFindings,
  countsOf,
  type Finding,
  fails,
  type Report,
  type ReportedFinding,
} from './report/finding.ts';
import { finding } from './rules/rule.ts';
import { bothSecrets, redactedReport } from './secrets/redacted.ts';
import { hygieneSeverities, severities } from './severities.ts';
import { compared, sameAsBefore } from './since-base.ts';
import type { Snapshot } from './snapshot.ts';
import { verdictChanged } from './suppression/verdict-changed.ts';
import { look, type View } from './view.ts';

export { VERSION };

export interface Checked extends Understood {
  /** Undefined for files that cannot matter. */
  readonly files: ReadonlyMap<string, FileReading | undefined>;
  readonly report: Report;
  readonly looked: Looked;
}

export function check(input: CheckInput): Checked {
  return judgeLooked(input, lookWithCare(input));
}

/** Another policy, under the same configuration. */
export function judgeLooked(input: CheckInput, looked: Looked): Checked {
  const { view, notices } = looked;
  const noticed = notices.length === 0 ? input : { ...input, notices: [...(input.notices ?? []), ...notices] };
  return { ...judge(noticed, view), looked };
}

/** Without asking rules, where only names are followed. */
export function understood(input: CheckInput): Understood {
  const { head, base } = lookWithCare(input).view;
  return { head, base };
}

interface Looked {
  readonly view: View;
  readonly notices: readonly Notice[];
}

function lookWithCare(input: CheckInput): Looked {
  const view = look(input);
  const notices = demandMeaning(input.config?.expectations ?? [], {
    ...{ head: view.wholeHead, base: view.wholeBase },
    scansPart: scansPart(input),
  });
  return { view, notices };
}

function judge(input: CheckInput, view: View): Omit<Checked, 'looked'> {
  const { config } = input;
  const { readings, wholeHead, head, base } = view;
  const failOn = input.failOn ?? config?.failOn?.value ?? 'error';
  const { found: raw, before: rawBefore } = view.findings();
  const found = severities(raw, config);
  const before = rawBefore === undefined ? undefined : severities(rawBefore, config);
  const old = sameAsBefore(found, before ?? []);
  if (input.failOnEmpty === true && isEmpty(wholeHead)) found.push(nothingScanned(config));
  const reported = found.map((one) => compared(one, old.here.get(one.fingerprint)));
  const judged = input.suppress?.(reported, sourceFiles(readings)) ?? { kept: reported, suppressed: [], hygiene: [] };
  const gates = (one: ReportedFinding): boolean =>
    (input.failOnExisting === true || one.status === 'new') && fails(one.severity, failOn);
  const all = withVerdictBefore(judged, { input, view, gates });
  const isOld = openOldHygiene(input, before, readings);
  const hygiene = hygieneSeverities(all, input).map(
    (one): ReportedFinding => ({ ...one, status: isOld(one) ? 'existing' : 'new' }),
  );
  const findings = [...judged.kept, ...hygiene].sort(compareFindings);
  const now = new Set([...findings, ...judged.suppressed].map((one) => one.fingerprint));
  const fixed = (before ?? [])
    .filter((one) => !now.has(one.fingerprint) && !old.moved.has(one.fingerprint))
    .map((one): ReportedFinding => ({ ...one, status: 'existing' }))
    .sort(compareFindings);
  const suppressed = [...judged.suppressed].sort(compareFindings);
  const isIncomplete = isPartlyUnread(head, raw) || view.status.status === 'unavailable';
  const report: Report = {
    version: VERSION,
    result: findings.some(gates) ? 'fail' : isIncomplete ? 'incomplete' : 'pass',
    base: view.status,
    counts: { ...countsOf({ findings, fixed, suppressed }), ...seenIn(head) },
    failOn,
    findings,
    fixed,
    suppressed,
    notices: assumedIn([...(input.notices ?? []), ...head.notices]),
    servers: serversIn(head),
    ...defined({
      changedLines: input.base.status === 'compared' ? changedLines(findings, input.base.files) : undefined,
    }),
  };
  return {
    report: redactedReport(report, bothSecrets(wholeHead.secrets, base?.secrets)),
    head,
    base,
    files: view.files,
  };
}

/** What a suppression that the change did not touch says of the base as well. */
function openOldHygiene(
  { base, suppress }: CheckInput,
  before: readonly Finding[] | undefined,
  readings: ReadonlyMap<string, FileReading>,
): (one: Finding) => boolean {
  if (base.status !== 'compared' || suppress === undefined || before === undefined) return () => false;
  const changedLineAt = openChangedLines(base.files);
  const then = once(() => {
    const { hygiene } = suppress(
      before.map((one) => ({ ...one, status: 'existing' })),
      sourceFiles(readings),
    );
    return new Set(hygiene.map(({ fingerprint }) => fingerprint));
  });
  return ({ rule, at, fingerprint }) =>
    rule !== 'policy-weakened' && changedLineAt(at) === undefined && then().has(fingerprint);
}

/** A configuration alone brings its profiles' servers, which forward to nobody of the repository. */
function isEmpty(head: Snapshot): boolean {
  if (head.documents === 0 && seenIn(head).forwards === 0) return true;
  return head.clusters.every(
    ({ cluster }) =>
      cluster.servers.length === 0 && cluster.pools.every((pool) => pool.inherited.nameservers.length === 0),
  );
}

function nothingScanned(config: Config | undefined): Finding {
  const file = { path: config?.file.path ?? '.', text: config?.file.text ?? '' };
  return finding('nothing-scanned', [], {
    cluster: '',
    at: { file, span: { start: 0, end: 0 } },
    message: 'No DNS configuration was found, and some was expected (fail-on-empty).',
    advice: 'Check the paths that are scanned, or render charts first.',
  });
}

function isPartlyUnread(head: Snapshot, found: readonly Finding[]): boolean {
  return (
    head.notices.some((one) => one.kind === 'unreadable' && one.template !== true && one.beside !== true) ||
    found.some((one) => one.rule === 'unreadable' && one.severity === 'warning')
  );
}

function seenIn({ files, documents, clusters }: Snapshot): Omit<Counts, keyof ReturnType<typeof countsOf>> {
  const sum = (of: (view: Snapshot['clusters'][number]) => number): number =>
    clusters.reduce((total, view) => total + of(view), 0);
  return {
    files,
    documents,
    servers: sum(({ cluster }) => cluster.servers.filter((server) => !isNeighbour(server)).length),
    clusters: clusters.length,
    forwards: sum(({ openForwards }) => openForwards.forwards),
    openForwards: sum(({ openForwards }) => openForwards.openStanzas),
  };
}

function assumedIn(notices: readonly Notice[]): Notice[] {
  const assumed = notices
    .filter((notice) => notice.kind === 'assumed')
    .map((notice) => [`${placeKey(notice.at)}|${notice.message}`, notice] as const);
  return [...new Map(assumed).values()].sort((a, b) => compareLocations(a.at, b.at));
}

function serversIn({ clusters }: Snapshot): Report['servers'] {
  return clusters.flatMap(({ cluster }) =>
    cluster.servers.map(({ name, at, config }) => ({ name, cluster: cluster.name, at, blocks: config.blocks.length })),
  );
}

function withVerdictBefore(
  judged: ReturnType<Suppress>,
  { input, view, gates }: { input: CheckInput; view: View; gates: (one: ReportedFinding) => boolean },
): readonly Finding[] {
  const weakened = judged.hygiene.filter((one) => one.rule === 'policy-weakened');
  const under = input.underBase?.(weakened.length > 0);
  if (under === undefined) return judged.hygiene;
  const { underBase: _, ...rest } = input;
  const { config: _config, suppress: _suppress, before: _before, ...kept } = rest;
  const other: CheckInput = { ...kept, ...under.input };
  const then = judge(other, under.sameView ? view : look(other)).report;
  const place = (one: Finding): string => `${one.code}|${placeKey(one.at)}`;
  const failing = judged.kept.filter(gates);
  const known = new Set(failing.flatMap((one) => [one.fingerprint, place(one)]));
  const hidden = then.findings.filter(
    (one) =>
      (input.failOnExisting === true || one.status === 'new') &&
      fails(one.severity, then.failOn) &&
      !NEVER_ABOUT_FILES.has(one.rule) &&
      !known.has(one.fingerprint) &&
      !known.has(place(one)),
  );
  const finding = verdictChanged(hidden, weakened, { ...judged, config: input.config?.file });
  return finding === undefined
    ? judged.hygiene
    : [...judged.hygiene.filter((one) => one.rule !== 'policy-weakened'), finding];
}

const NEVER_ABOUT_FILES: ReadonlySet<string> = new Set([
  'suppression-unused',
  'suppression-expired',
  'policy-weakened',
  'nothing-scanned',
]);

function sourceFiles(readings: ReadonlyMap<string, FileReading>): SourceFile[] {
  const files = new Map<string, SourceFile>();
  for (const reading of readings.values()) for (const fact of reading.facts) files.set(fact.at.file.path, fact.at.file);
  return [...files.values()];
}
