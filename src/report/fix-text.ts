/** What `fix` found, as a patch: comments say what each change is for, and `git apply` reads past them. */
import { indexLines, positionAt } from '../core/text/location.ts';
import type { ReportedFinding } from '../judge/report/finding.ts';
import type { FixPlan, PlannedFix } from '../judge/report/fix-plan.ts';
import { visible } from './plain-text.ts';
import { unifiedDiff } from './unified-diff.ts';

/** Findings without a change that are named. */
const MAX_OPEN = 20;

export function renderFixes(plan: FixPlan): string {
  const parts: string[] = [];
  for (const group of byFile(plan.certain)) {
    for (const one of group) parts.push(`# ${about(one.finding)}: ${visible(one.fix.says)}\n`);
    parts.push(patch(group));
  }
  for (const one of plan.choices) {
    parts.push(`# ${about(one.finding)}: ${visible(one.fix.says)}\n`);
    parts.push(`# a choice is yours, and --apply leaves it to you: ${visible(one.fix.choice ?? '')}\n`, patch([one]));
  }
  for (const one of plan.open.slice(0, MAX_OPEN)) parts.push(`# ${about(one)}: no change is proven to end it\n`);
  if (plan.open.length > MAX_OPEN) parts.push(`# ... and ${plan.open.length - MAX_OPEN} more\n`);
  if (plan.exhausted) parts.push('# the bound of attempts was reached: not everything was tried\n');
  return parts.join('');
}

/** The texts after all certain changes, by path. */
export function textsAfter(plan: FixPlan): ReadonlyMap<string, { readonly before: string; readonly after: string }> {
  return new Map(
    byFile(plan.certain).map((group) => [
      group[0]?.path ?? '',
      { before: group[0]?.before ?? '', after: group.at(-1)?.after ?? '' },
    ]),
  );
}

function byFile(fixes: readonly PlannedFix[]): readonly (readonly PlannedFix[])[] {
  const groups = new Map<string, PlannedFix[]>();
  for (const one of fixes) {
    const known = groups.get(one.path);
    if (known === undefined) groups.set(one.path, [one]);
    else known.push(one);
  }
  return [...groups.values()];
}

function about({ code, rule, at }: ReportedFinding): string {
  return `${code} ${rule} ${visible(at.file.path)}:${positionAt(indexLines(at.file.text), at.span.start).line}`;
}

/** A line of a patch is shown as it is, but for what a terminal would act on; a CR at its end belongs to it. */
function patch(group: readonly PlannedFix[]): string {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return '';
  return unifiedDiff(first.path, first.before, last.after)
    .split('\n')
    .map((one) => {
      const end = one.endsWith('\r') ? '\r' : '';
      const body = one.slice(0, one.length - end.length);
      return `${body
        .split('\t')
        .map((part) => visible(part, Number.MAX_SAFE_INTEGER))
        .join('\t')}${end}`;
    })
    .join('\n');
}
