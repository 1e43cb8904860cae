import type { NamePattern } from '../../core/facts/steps.ts';
import { addAll, distinctBy } from '../../core/text/append.ts';
import type { Checked } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import type { Fix, Report, ReportedFinding } from '../report/finding.ts';
import type { FixPlan, PlannedFix } from '../report/fix-plan.ts';
import { FIXABLE, GUARDS } from './candidates.ts';
import { type Attempts, type Proven, prove, type State, startState } from './prove.ts';

/** Times a repository is judged again for `fix`. */
const MAX_ATTEMPTS = 200;
const MAX_REPORT_ATTEMPTS = 40;
/** For a report without `fix`: guards, and loops. */
const MAX_SHOWN_ATTEMPTS = 12;
const MAX_SHOWN_LOOP_ATTEMPTS = 6;
/** Documents judged again in all: larger repositories get fewer attempts. */
const MAX_DOCUMENTS = 200_000;
/** One file and many pools make thousands. */
const MAX_SERVERS = 20_000;
/** Of each server: one Corefile may hold thousands. */
const MAX_FORWARDS = 8_000;
/** Rules of other plugins and their names: an import brings many blocks, a hosts file names. */
const MAX_RULES = 200_000;
/** Steps between questions: Services times workloads. */
const MAX_COST = 200_000;

function attemptsFor({ report: { counts }, head }: Checked, most: number): { left: number } {
  const within = (limit: number, one: number): number => Math.floor(limit / Math.max(1, one));
  let forwards = 0;
  let rules = 0;
  for (const { cluster } of head.clusters)
    for (const { config } of cluster.servers)
      for (const { steps } of config.blocks)
        for (const step of steps)
          if (step.kind === 'forward') forwards += 1;
          else if ('rules' in step) for (const rule of step.rules) rules += 'names' in rule ? namesOf(rule.names) : 1;
  return {
    left: Math.min(
      most,
      within(MAX_DOCUMENTS, counts.documents),
      within(MAX_SERVERS, counts.servers),
      within(MAX_FORWARDS, forwards),
      within(MAX_RULES, rules),
      within(MAX_COST, head.cost),
    ),
  };
}

function namesOf(names: NamePattern): number {
  return names.kind === 'exactly' ? Math.max(1, names.names.length) : 1;
}

/** Certain changes build on each other, each choice on those. */
export function planFixes(input: CheckInput, checked: Checked): FixPlan {
  const attempts = attemptsFor(checked, MAX_ATTEMPTS);
  const suppressed = new Set(checked.report.suppressed.map((one) => one.fingerprint));
  const left = ({ checked: { report } }: State): ReportedFinding[] =>
    worstFirst(report.findings).filter((one) => FIXABLE.has(one.rule) && !suppressed.has(one.fingerprint));
  let state = startState(input, checked);
  const certain: PlannedFix[] = [];
  const tried = new Set<string>();
  for (let proven = nextCertain(state, left(state), tried, attempts); proven !== undefined; ) {
    addAll(certain, planned(proven));
    state = proven.state;
    proven = nextCertain(state, left(state), tried, attempts);
  }
  const choices: PlannedFix[] = [];
  const open: ReportedFinding[] = [];
  for (const next of distinctBy(left(state), keyOf)) {
    const proven = prove(state, next, attempts);
    if (proven === undefined) open.push(next);
    else addAll(choices, planned(proven));
  }
  return { certain, choices, open, exhausted: attempts.left <= 0 && open.length > 0 };
}

function nextCertain(
  state: State,
  findings: readonly ReportedFinding[],
  tried: Set<string>,
  attempts: Attempts,
): Proven<ReportedFinding> | undefined {
  for (const next of findings) {
    if (attempts.left <= 0) return undefined;
    if (tried.has(keyOf(next))) continue;
    const others = (): ReportedFinding[] =>
      findings.filter((one) => one !== next && GUARDS.has(one.rule) && !tried.has(keyOf(one)));
    const proven = prove(state, next, attempts, { others, isCertain: true });
    if (proven !== undefined && proven.fixes.get(next)?.choice === undefined) return proven;
    tried.add(keyOf(next));
  }
  return undefined;
}

function planned({ fixes, state }: Proven<ReportedFinding>): PlannedFix[] {
  const edits = [...fixes.values()].flatMap((fix) => [fix, ...(fix.also ?? [])]);
  const before = new Map(edits.map(({ at }) => [at.file.path, at.file.text]));
  const files = [...before].map(([path, text]) => ({ path, before: text, after: state.texts.get(path) ?? text }));
  return [...fixes].map(([finding, fix]) => ({ finding, fix, files }));
}

function keyOf(one: ReportedFinding): string {
  return `${one.fingerprint}|${one.at.file.path}`;
}

const RANK = { error: 0, warning: 1, note: 2 } as const;

function worstFirst(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  return [...findings].sort((a, b) => RANK[a.severity] - RANK[b.severity]);
}

export type FixesOf = 'all' | 'shown';

export function withFixes(input: CheckInput, checked: Checked, which: FixesOf): Report {
  const { report } = checked;
  const wanted = worstFirst(report.findings).filter((one) => one.status === 'new' && isWantedBy(which, one));
  if (wanted.length === 0) return report;
  const attempts = attemptsFor(checked, which === 'all' ? MAX_REPORT_ATTEMPTS : MAX_SHOWN_ATTEMPTS);
  if (attempts.left === 0) return report;
  const state = startState(input, checked);
  const forLoops = which === 'all' ? attempts : attemptsFor(checked, MAX_SHOWN_LOOP_ATTEMPTS);
  const fixes = new Map<ReportedFinding, Fix>();
  const tried = new Set<ReportedFinding>();
  for (const finding of wanted) {
    if (tried.has(finding)) continue;
    const others = (): ReportedFinding[] =>
      wanted.filter((one) => one !== finding && GUARDS.has(one.rule) && !tried.has(one));
    const within = finding.rule === 'forwarding-loop' ? forLoops : attempts;
    const proven = prove(state, finding, within, { others, isCertain: which === 'shown' });
    tried.add(finding);
    for (const [one, fix] of proven?.fixes ?? []) {
      tried.add(one);
      if (which === 'all' || fix.choice === undefined) fixes.set(one, fix);
    }
  }
  if (fixes.size === 0) return report;
  const findings = report.findings.map((one) => {
    const fix = fixes.get(one);
    return fix === undefined ? one : { ...one, fix };
  });
  return { ...report, findings };
}

function isWantedBy(which: FixesOf, { rule, severity }: ReportedFinding): boolean {
  if (which === 'all') return FIXABLE.has(rule);
  return rule === 'loop-guard-removed' || (rule === 'forwarding-loop' && severity === 'error');
}
