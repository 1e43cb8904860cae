import type { SourceFile } from '../../../src/core/text/source-file.ts';
import type { ReportedFinding } from '../../../src/judge/report/finding.ts';
import { describeRule } from '../../../src/judge/rules/descriptions.ts';

/** A finding on a 1-based line of a file. */
export function findingOn(
  file: SourceFile,
  line: number,
  rule: string,
  more: Partial<ReportedFinding> = {},
): ReportedFinding {
  const described = describeRule(rule);
  if (described === undefined) throw new Error(rule);
  const start =
    file.text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  return {
    rule: described.slug,
    code: described.code,
    severity: described.severity,
    cluster: 'default',
    at: { file, span: { start, end: start + 1 } },
    message: 'A message.',
    advice: '',
    assumptions: [],
    path: [],
    fingerprint: `${rule}/${line}`,
    status: 'new',
    ...more,
  };
}
