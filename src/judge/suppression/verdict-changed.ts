/** LG903 as a warning: what fails under the base's policy only. */

import { indexLines, positionAt } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Finding, PathStep, ReportedFinding, SuppressedFinding } from '../report/finding.ts';

export interface JudgedNow {
  readonly kept: readonly ReportedFinding[];
  readonly suppressed: readonly SuppressedFinding[];
  readonly config: SourceFile | undefined;
}

const MAX_TOLD = 20;

export function verdictChanged(
  hidden: readonly ReportedFinding[],
  weakened: readonly Finding[],
  now: JudgedNow,
): Finding | undefined {
  const [first] = hidden;
  if (first === undefined) return undefined;
  const more = hidden.length === 1 ? '' : `, and ${hidden.length - 1} more`;
  const path: PathStep[] = hidden.slice(0, MAX_TOLD).map((one) => ({
    at: one.at,
    description: `${one.code} ${one.rule} is ${article(one)} under the policy of the base, and ${fateOf(one, now)} here: ${one.message}`,
  }));
  for (const one of weakened) path.push({ at: one.at, description: one.message });
  const at = weakened[0]?.at ?? startOf(now.config) ?? first.at;
  return {
    rule: 'policy-weakened',
    code: 'LG903',
    severity: 'warning',
    cluster: '',
    at,
    message: `This change passes by what it changes of the policy: under the base's policy ${first.rule} (${first.code}) at ${pathLineColumn(first)}${more} would fail it, and ${fateOf(first, now)} here.`,
    advice: 'Merge the policy change on its own first, or explain in the pull request why both belong together.',
    assumptions: [],
    path,
    fingerprint: JSON.stringify(['LG903', 'verdict', ...hidden.map((one) => one.fingerprint).sort()]),
  };
}

function article({ severity }: Finding): string {
  return severity === 'error' ? 'an error' : `a ${severity}`;
}

function fateOf(one: Finding, { kept, suppressed }: JudgedNow): string {
  const same = (other: Finding): boolean =>
    other.fingerprint === one.fingerprint ||
    (other.code === one.code && other.at.file.path === one.at.file.path && other.at.span.start === one.at.span.start);
  const still = kept.find(same);
  if (still !== undefined) return still.status === 'existing' ? 'counts as known' : `is ${article(still)}`;
  return suppressed.some(same) ? 'is suppressed' : 'is not found';
}

function startOf(file: SourceFile | undefined): Finding['at'] | undefined {
  return file === undefined ? undefined : { file, span: { start: 0, end: 0 } };
}

function pathLineColumn({ at }: Finding): string {
  const { line, column } = positionAt(indexLines(at.file.text), at.span.start);
  return `${at.file.path}:${line}:${column}`;
}
