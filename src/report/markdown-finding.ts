/** One finding as Markdown: a section of its own, or one line of a list. */

import type { Location } from '../core/text/location.ts';
import type { ReportedFinding, SuppressedFinding } from '../judge/report/finding.ts';
import { fixLines } from './fix-lines.ts';
import { code, escapeMarkdown, fenced, link } from './markdown-text.ts';
import { mermaidLoop } from './mermaid-loop.ts';
import type { Places } from './places.ts';
import { sentences, visible } from './plain-text.ts';
import { certaintyLabel, wasBefore, whichNames } from './words.ts';

/** Where a reader finds a line on the web; undefined where that is not known. Lines count from 1. */
export type LinkFor = (path: string, line: number, revision?: string) => string | undefined;

export interface MarkdownPen {
  readonly places: Places;
  readonly linkFor: LinkFor;
}

/** More steps are counted, not reported. */
const MAX_STEPS = 30;
const MAX_ASSUMPTIONS = 10;
/** UTF-16 code units of one remark. */
const MAX_REMARK = 600;

const SIGNS = { error: '🔴', warning: '🟡', note: '🔵' } as const;

/** Heading, picture, path, names and fix. */
export function findingSection(finding: ReportedFinding, pen: MarkdownPen): string {
  const [headline, rest] = sentences(finding.message);
  const blocks = [
    `### ${SIGNS[finding.severity]} ${finding.severity} ${escapeMarkdown(finding.code)} ${escapeMarkdown(finding.rule)}`,
    `**${escapeMarkdown(headline, MAX_REMARK)}** ${escapeMarkdown(rest, MAX_REMARK)}`.trimEnd(),
    placeLink(finding.at, pen),
  ];
  if (finding.cycle !== undefined && finding.cycle.length > 0) {
    blocks.push(fenced('mermaid', mermaidLoop(finding.cycle)));
  }
  if (finding.path.length > 0) blocks.push(pathTable(finding, pen));
  const facts = factLines(finding);
  if (facts.length > 0) blocks.push(facts.join('\n'));
  if (finding.advice !== '') blocks.push(`**Fix:** ${escapeMarkdown(finding.advice, MAX_REMARK)}`);
  if (finding.paste !== undefined) {
    blocks.push(code(finding.paste.file));
    blocks.push(
      fenced(
        'yaml',
        finding.paste.lines.map((line) => visible(line, 300)),
      ),
    );
  }
  const edit = finding.fix === undefined ? undefined : fixLines(finding.fix);
  if (edit !== undefined) {
    const shown = (line: string): string => visible(line.replaceAll('\t', '    '), 300);
    blocks.push(code(`${edit.file}:${edit.line}`));
    blocks.push(
      fenced('diff', [
        ...edit.removed.map((line) => `-${shown(line)}`),
        ...edit.added.map((line) => `+${shown(line)}`),
      ]),
    );
  }
  return `${blocks.join('\n\n')}\n\n`;
}

/** `- error LG101 forwarding-loop place: message`. */
export function findingItem(finding: ReportedFinding, pen: MarkdownPen): string {
  const [headline] = sentences(finding.message);
  const name = `${finding.severity} ${escapeMarkdown(finding.code)} ${escapeMarkdown(finding.rule)}`;
  return `- ${name}, ${placeLink(finding.at, pen)}: ${escapeMarkdown(headline, 300)}\n`;
}

export function suppressedItem(finding: SuppressedFinding, pen: MarkdownPen): string {
  const until = finding.expires === undefined ? '' : `, until ${escapeMarkdown(finding.expires, 40)}`;
  const name = `${finding.severity} ${escapeMarkdown(finding.code)} ${escapeMarkdown(finding.rule)}`;
  return `- ${name}, ${placeLink(finding.at, pen)}: ${escapeMarkdown(finding.reason, 300)}${until}\n`;
}

/** `path:line`, linked where the web has it. */
export function placeLink(at: Location, { places, linkFor }: MarkdownPen): string {
  const { file, revision, start } = places.of(at);
  const base = revision === undefined ? '' : ` (in ${code(revision.slice(0, 12))})`;
  return `${link(code(`${file}:${start.line}`, 300), linkFor(file, start.line, revision))}${base}`;
}

function pathTable(finding: ReportedFinding, pen: MarkdownPen): string {
  const shown = finding.path.slice(0, MAX_STEPS);
  const rows = shown.map(
    ({ at, says }, index) => `| ${index + 1} | ${escapeMarkdown(says, 300)} | ${placeLink(at, pen)} |`,
  );
  const more = finding.path.length - shown.length;
  if (more > 0) rows.push(`| | and ${more} more | |`);
  return ['| | step | place |', '| ---: | --- | --- |', ...rows].join('\n');
}

function factLines(finding: ReportedFinding): readonly string[] {
  const lines: string[] = [];
  const names = whichNames(finding);
  if (names !== undefined) lines.push(`- Names: ${escapeMarkdown(names, MAX_REMARK)}`);
  const sure = certaintyLabel(finding);
  if (sure !== undefined) lines.push(`- Certainty: ${sure}`);
  if (finding.guard !== undefined) lines.push(`- Guard: ${finding.guard}`);
  const before = wasBefore(finding);
  if (before !== undefined) lines.push(`- Was before this change: ${escapeMarkdown(before, MAX_REMARK)}`);
  for (const assumption of finding.assumptions.slice(0, MAX_ASSUMPTIONS)) {
    lines.push(`- Assumes: ${escapeMarkdown(assumption, MAX_REMARK)}`);
  }
  const more = finding.assumptions.length - MAX_ASSUMPTIONS;
  if (more > 0) lines.push(`- and ${more} more assumptions`);
  return lines;
}
