import { defined } from '../core/text/defined.ts';
import type { Report } from '../judge/report/finding.ts';
import { renderMarkdown, verdictLine } from './markdown.ts';
import type { LinkFor } from './markdown-finding.ts';
import { visible } from './plain-text.ts';
import { counted, passesByPolicy, resultMark, whatWasRead } from './words.ts';

export interface CommentOptions {
  readonly category: string;
  readonly linkFor?: LinkFor;
}

/** GitHub takes 65,536 characters. */
const MAX_COMMENT = 60_000;

/** A hidden marker; one green line where nothing is new and the result is a pass. */
export function renderComment(report: Report, { category, linkFor }: CommentOptions): string {
  const marker = `<!-- loopgate:report category=${quoted(category)} v=1 -->\n`;
  const clean =
    report.result === 'pass' && !passesByPolicy(report) && !report.findings.some(({ status }) => status === 'new');
  if (clean && !showsDiff(report)) return `${marker}${cleanLine(report)}\n`;
  const budget = MAX_COMMENT - Buffer.byteLength(marker, 'utf8');
  return `${marker}${renderMarkdown(report, { budget, ...defined({ linkFor }) })}`;
}

function showsDiff({ diff, diffAlways }: Report): boolean {
  return diff !== undefined && (diffAlways === true || diff.changes.length > 0);
}

function cleanLine(report: Report): string {
  const parts = [verdictLine(report)];
  if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
  if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
  if (report.counts.suppressed > 0) parts.push(`${counted(report.counts.suppressed, 'finding')} suppressed`);
  return `${resultMark(report)} loopgate: ${parts.join(', ')}. Read: ${whatWasRead(report)}.`;
}

/** An HTML comment ends at `-->`, in quotes too. */
function quoted(category: string): string {
  return JSON.stringify(visible(category, 300))
    .replace(/-(?=-)/g, '- ')
    .replaceAll('>', '');
}
