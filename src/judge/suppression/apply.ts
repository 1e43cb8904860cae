import { absolute } from '../../core/dns/name.ts';
import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { compileGlob } from '../../core/text/globs.ts';
import { compareLocations, type Location, linesOnce, positionAt } from '../../core/text/location.ts';
import type { Suppression } from '../config/config.ts';
import { daysAfter } from '../config/dates.ts';
import { quoted } from '../config/spelling.ts';
import type { Finding, ReportedFinding, SuppressedFinding } from '../report/finding.ts';
import type { Baseline } from './baseline.ts';
import { type HygieneProblem, hygieneFindings, NEVER_BASELINED } from './hygiene-finding.ts';
import type { InlineSuppression } from './inline.ts';

export interface SuppressionSources {
  readonly config: readonly Suppression[];
  readonly inline: readonly InlineSuppression[];
  readonly baseline?: Baseline;
  /** `YYYY-MM-DD`; a suppression includes its last day. */
  readonly today: string;
  readonly maxDays?: number;
  /** Else unused suppressions are unknown. */
  readonly complete: boolean;
  /** Else suppressions of comparing rules are not unused. */
  readonly compared: boolean;
}

export interface Applied {
  /** In the given order; `existing` where in the baseline. */
  readonly kept: readonly ReportedFinding[];
  readonly suppressed: readonly SuppressedFinding[];
  readonly unused: readonly Finding[];
  /** LG902; what they hid is in `kept`. */
  readonly expired: readonly Finding[];
}

interface Matcher {
  readonly rules: readonly string[];
  readonly reason: string;
  readonly expires?: string;
  readonly at: Location;
  readonly holds: 'yes' | 'expired' | 'undated' | 'too-late';
  readonly about: readonly string[];
  readonly matches: (finding: Finding, line: () => number) => boolean;
}

/** The nearest suppression gives the reason: the line's, the file's, the configuration's in order. */
export function applySuppressions(findings: readonly ReportedFinding[], sources: SuppressionSources): Applied {
  const index = indexSuppressions(sources);
  const candidatesFor = candidateFinder(index);
  const known = new Set(sources.baseline?.entries.map(({ fingerprint }) => fingerprint));
  const kept: ReportedFinding[] = [];
  const suppressed: SuppressedFinding[] = [];
  const used = new Set<Matcher>();
  const back = new Set<Matcher>();
  for (const finding of findings) {
    const candidates = candidatesFor(finding);
    const holding = candidates.filter(({ holds }) => holds === 'yes');
    for (const matcher of holding) used.add(matcher);
    const first = holding[0];
    // What the change made worse is not what was accepted.
    const isAccepted =
      known.has(finding.fingerprint) && !NEVER_BASELINED.has(finding.rule) && finding.was === undefined;
    const status = isAccepted ? 'existing' : finding.status;
    if (first === undefined) {
      for (const matcher of candidates) back.add(matcher);
      kept.push({ ...finding, status });
    } else suppressed.push({ ...finding, status, reason: first.reason, ...defined({ expires: first.expires }) });
  }
  const judged = (rules: readonly string[]) =>
    sources.complete && (sources.compared || !rules.includes('loop-guard-removed'));
  const unused = [
    ...sources.inline.flatMap(refusal),
    ...index.all.filter((one) => !used.has(one) && !back.has(one) && judged(one.rules)).map(unusedProblem),
    ...(sources.complete ? staleEntries(sources.baseline, findings) : []),
  ];
  const expired = [...back].map((one) => expiredProblem(one, sources.maxDays));
  return {
    kept,
    suppressed,
    unused: hygieneFindings('suppression-unused', byPlace(unused)),
    expired: hygieneFindings('suppression-expired', byPlace(expired)),
  };
}

interface Index {
  readonly all: readonly Matcher[];
  readonly onLines: ReadonlyMap<string, readonly Matcher[]>;
  readonly onFiles: ReadonlyMap<string, readonly Matcher[]>;
  readonly everywhere: ReadonlyMap<string, readonly Matcher[]>;
}

function indexSuppressions({ inline, config, today, maxDays }: SuppressionSources): Index {
  const latest = maxDays === undefined ? undefined : daysAfter(today, maxDays);
  const holds = (expires: string | undefined): Matcher['holds'] => {
    if (expires === undefined) return latest === undefined ? 'yes' : 'undated';
    if (expires < today) return 'expired';
    return latest !== undefined && expires > latest ? 'too-late' : 'yes';
  };
  const onLines = new Map<string, Matcher[]>();
  const onFiles = new Map<string, Matcher[]>();
  const everywhere = new Map<string, Matcher[]>();
  const all: Matcher[] = [];
  for (const one of inline) {
    if (one.refused !== undefined) continue;
    const about = [...one.rules, one.reason];
    const matcher: Matcher = { ...one, holds: holds(one.expires), about, matches: () => true };
    all.push(matcher);
    const { path } = one.at.file;
    for (const rule of one.rules)
      if (one.scope.kind === 'file') append(onFiles, fileKey(path, rule), matcher);
      else for (const line of one.scope.lines) append(onLines, lineKey(path, line, rule), matcher);
  }
  for (const one of config) {
    const matcher: Matcher = {
      rules: [one.rule],
      reason: one.reason,
      ...defined({ expires: one.expires }),
      at: one.at,
      holds: holds(one.expires),
      about: [one.rule, one.server ?? '', one.zone ?? '', one.reason],
      matches: matcherOf(one),
    };
    all.push(matcher);
    append(everywhere, one.rule, matcher);
  }
  return { all, onLines, onFiles, everywhere };
}

function candidateFinder({ onLines, onFiles, everywhere }: Index): (finding: Finding) => readonly Matcher[] {
  const linesOf = linesOnce();
  return (finding) => {
    const line = (): number => {
      const { file, span } = finding.at;
      return positionAt(linesOf(file.text), span.start).line;
    };
    const { path } = finding.at.file;
    const near = onLines.size === 0 ? undefined : onLines.get(lineKey(path, line(), finding.rule));
    return [near, onFiles.get(fileKey(path, finding.rule)), everywhere.get(finding.rule)]
      .flatMap((list) => list ?? [])
      .filter((matcher) => matcher.matches(finding, line));
  };
}

function lineKey(path: string, line: number, rule: string): string {
  return `${line}\0${rule}\0${path}`;
}

function fileKey(path: string, rule: string): string {
  return `${rule}\0${path}`;
}

function matcherOf(suppression: Suppression): Matcher['matches'] {
  const glob = suppression.path === undefined ? undefined : compileGlob(suppression.path);
  return (finding) => {
    if (glob !== undefined && (typeof glob !== 'function' || !glob(finding.at.file.path))) return false;
    if (suppression.server !== undefined && finding.server !== suppression.server) return false;
    return (
      suppression.zone === undefined ||
      (finding.zone !== undefined && absolute(finding.zone) === absolute(suppression.zone))
    );
  };
}

function byPlace(problems: readonly HygieneProblem[]): readonly HygieneProblem[] {
  return [...problems].sort((a, b) => compareLocations(a.at, b.at));
}

function refusal({ refused, at, reason }: InlineSuppression): readonly HygieneProblem[] {
  if (refused === undefined) return [];
  return [
    {
      at,
      message: refused,
      advice: 'Write it as # loopgate-ignore RULE until=YYYY-MM-DD -- reason; the date is optional.',
      about: [refused, reason],
    },
  ];
}

function unusedProblem({ rules, at, about, holds, expires }: Matcher): HygieneProblem {
  const past = holds === 'expired' ? `, and its day, ${expires}, has passed` : '';
  return { at, message: `This suppression of ${rules.join(', ')} hides nothing${past}.`, advice: 'Delete it.', about };
}

function expiredProblem(
  { rules, reason, expires, holds, at, about }: Matcher,
  maxDays: number | undefined,
): HygieneProblem {
  const what = `This suppression of ${rules.join(', ')} (${quoted(reason)})`;
  if (holds === 'expired') {
    return {
      at,
      message: `${what} held until ${expires}; what it hid is reported again.`,
      advice: 'Fix what was suppressed and delete the suppression, or set a new date with a new reason.',
      about,
    };
  }
  const why = holds === 'undated' ? 'names no day' : `names ${expires}, which is too far off`;
  return {
    at,
    message: `${what} ${why}: max-suppression-days allows ${maxDays} days from today. It hides nothing.`,
    advice: `Set a day within ${maxDays} days.`,
    about,
  };
}

function staleEntries(baseline: Baseline | undefined, findings: readonly Finding[]): readonly HygieneProblem[] {
  const present = new Set(
    findings.filter(({ rule }) => !NEVER_BASELINED.has(rule)).map(({ fingerprint }) => fingerprint),
  );
  return (baseline?.entries ?? [])
    .filter(({ fingerprint }) => !present.has(fingerprint))
    .map(({ fingerprint, rule, at }) => ({
      at,
      message: `This baseline entry for ${quoted(rule).slice(1, -1)} matches no finding.`,
      advice: 'Run `loopgate baseline prune`.',
      about: [rule, fingerprint],
    }));
}
