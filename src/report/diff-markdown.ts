/** "What this change does to DNS" in job summary and comment. */
import type { DiffReport } from '../judge/report/diff-report.ts';
import { type DiffGroup, type DiffRow, groupsOf, summaryLine } from './diff-words.ts';
import { type LinkFor, type Pen, placeLink } from './markdown-finding.ts';
import type { Section } from './markdown-sections.ts';
import { assemble } from './markdown-sections.ts';
import { code, escapeMarkdown, prose } from './markdown-text.ts';
import { openPlaces } from './places.ts';

export interface DiffMarkdownOptions {
  readonly budget?: number;
  readonly linkFor?: LinkFor;
}

const BUDGET = 900_000;
const TITLE = 'What this change does to DNS';
const MAX_CELL = 600;

/** A whole document; also states that nothing changes. */
export function renderDiffMarkdown(report: DiffReport, options: DiffMarkdownOptions = {}): string {
  const pen: Pen = {
    places: openPlaces(),
    linkFor: options.linkFor ?? (() => undefined),
    isChanged: () => false,
  };
  const sections = groupsOf(report).map((group) => groupSection(group, pen));
  const head = `## ${TITLE}\n\n${escapeMarkdown(summaryLine(report))}\n\n`;
  return assemble(head, sections, unproven(report), options.budget ?? BUDGET);
}

/** Folded sections of another document; none where nothing changes, unless `always`. */
export function diffSections(report: DiffReport, pen: Pen, always: boolean): readonly Section[] {
  if (report.changes.length === 0 && !always) return [];
  const parts = groupsOf(report).map((group) => groupSection(group, pen));
  const items = parts.map(({ open, items: rows, close }) => `${open}${rows.join('')}${close}`);
  return [
    {
      what: 'set of names that goes elsewhere',
      open: `<details><summary>${TITLE}</summary>\n\n${escapeMarkdown(summaryLine(report))}\n\n`,
      items: items.length === 0 ? [unproven(report)] : items,
      close: `${items.length === 0 ? '' : unproven(report)}\n</details>\n\n`,
    },
  ];
}

function groupSection({ cluster, askers, rows }: DiffGroup, pen: Pen): Section {
  const who = askers.map((asker) => code(asker, 200)).join(', ');
  return {
    what: 'set of names',
    open: `Asked by ${who} in cluster ${code(cluster, 200)}:\n\n| names | before | after | because |\n| --- | --- | --- | --- |\n`,
    items: rows.map((row) => rowLine(row, pen)),
    close: '\n',
  };
}

function rowLine({ names, before, after, change }: DiffRow, pen: Pen): string {
  const because = change.because
    .map(({ at, description }) => `${placeLink(at, pen)}: ${prose(description, MAX_CELL)}`)
    .join('<br>');
  const words = [names, before, after].map((text) => escapeMarkdown(text, MAX_CELL));
  return `| ${words.join(' | ')} | ${because} |\n`;
}

function unproven({ unproven: list }: DiffReport): string {
  if (list.length === 0) return '';
  return `Not compared:\n\n${list.map((one) => `- ${prose(one, MAX_CELL)}\n`).join('')}\n`;
}
