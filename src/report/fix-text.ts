/** A patch with comments, which `git apply` ignores. */
import { addAll } from '../core/text/append.ts';
import { indexLines, positionAt } from '../core/text/location.ts';
import type { ReportedFinding } from '../judge/report/finding.ts';
import type { ChangedFile, FixPlan } from '../judge/report/fix-plan.ts';
import { visible } from './plain-text.ts';
import { unifiedDiff } from './unified-diff.ts';

const MAX_OPEN = 20;

export function renderFixes(plan: FixPlan): string {
  const parts = plan.certain.map((one) => `# ${about(one.finding)}: ${visible(one.fix.description)}\n`);
  for (const [path, { before, after }] of textsAfter(plan)) parts.push(patch({ path, before, after }));
  for (const choice of plan.choices) {
    parts.push(`# ${about(choice.finding)}: ${visible(choice.fix.description)}\n`);
    parts.push(`# a choice is yours, and --apply leaves it to you: ${visible(choice.fix.choice ?? '')}\n`);
    addAll(parts, choice.files.map(patch));
  }
  for (const one of plan.open.slice(0, MAX_OPEN)) parts.push(`# ${about(one)}: no change is proven to end it\n`);
  if (plan.open.length > MAX_OPEN) parts.push(`# ... and ${plan.open.length - MAX_OPEN} more\n`);
  if (plan.exhausted) parts.push('# the bound of attempts was reached: not everything was tried\n');
  return parts.join('');
}

export function textsAfter(plan: FixPlan): ReadonlyMap<string, Omit<ChangedFile, 'path'>> {
  const texts = new Map<string, Omit<ChangedFile, 'path'>>();
  for (const { path, before, after } of plan.certain.flatMap((one) => one.files))
    texts.set(path, { before: texts.get(path)?.before ?? before, after });
  return texts;
}

function about({ code, rule, at }: ReportedFinding): string {
  return `${code} ${rule} ${visible(at.file.path)}:${positionAt(indexLines(at.file.text), at.span.start).line}`;
}

/** As it is, but for terminal escapes; a final CR belongs to the line. */
function patch({ path, before, after }: ChangedFile): string {
  return unifiedDiff(path, before, after)
    .split('\n')
    .map((one) => {
      const end = one.endsWith('\r') ? '\r' : '';
      const parts = one.slice(0, one.length - end.length).split('\t');
      return `${parts.map((part) => visible(part, Number.MAX_SAFE_INTEGER)).join('\t')}${end}`;
    })
    .join('\n');
}
