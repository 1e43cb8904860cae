import type { CoverageReport, FileCoverage } from '../judge/report/coverage-report.ts';
import { visible } from './plain-text.ts';
import { jsonText } from './surface.ts';
import { counted } from './words.ts';

export function renderCoverageJson(report: CoverageReport): string {
  return jsonText({ version: 1, ...report });
}

export function renderCoverageText(report: CoverageReport): string {
  const blocks = [report.read.length === 0 ? 'No file was recognised.' : report.read.map(fileLines).join('\n')];
  if (report.ignored.length > 0)
    blocks.push(
      `Not read, or not understood:\n${report.ignored.map(({ path, because }) => `  ${visible(path)}\n    ${visible(because)}`).join('\n')}`,
    );
  blocks.push(
    `${counted(report.read.length, 'file')} recognised, ${report.ignored.length} skipped that may matter, ${report.irrelevant} without any DNS configuration, ${report.excluded} excluded by default or by the configuration.`,
  );
  return `${blocks.join('\n\n')}\n`;
}

function fileLines({ path, dialects, unknown, notices }: FileCoverage): string {
  const lines = [visible(path)];
  for (const { id, title, documents, facts } of dialects) {
    const total = facts.reduce((sum, { count }) => sum + count, 0);
    const kinds = facts.map(({ kind, count }) => (count === 1 ? kind : `${count} ${kind}`)).join(', ');
    const from = documents === 1 ? '' : ` of ${documents} documents`;
    lines.push(`  ${id} (${title}): ${counted(total, 'fact')}${from}${kinds === '' ? '' : `: ${kinds}`}`);
  }
  if (unknown > 0) lines.push(`  ${counted(unknown, 'document')} that nothing recognises`);
  if (notices > 0) lines.push(`  ${counted(notices, 'notice')}, reported by a scan`);
  return lines.join('\n');
}
