import { addAll } from '../core/text/append.ts';
import type { Location } from '../core/text/location.ts';
import { rulePage } from '../core/text/version.ts';
import type { ReportedFinding, SuppressedFinding } from '../judge/report/finding.ts';
import { fixLines } from './fix-lines.ts';
import { code, elementLink, elementText, escapeMarkdown, fenced, link, prose, proseInline } from './markdown-text.ts';
import { mermaidLoop } from './mermaid-loop.ts';
import { drawPath, type IsChanged, logLine, treeRows } from './path-drawing.ts';
import type { Places } from './places.ts';
import { sentences, visible } from './plain-text.ts';
import { inert } from './surface.ts';
import { certaintyLabel, counted, wasBefore, whichNames } from './words.ts';

/** Undefined where the page is unknown. Lines count from 1. */
export type LinkFor = (path: string, line: number, revision?: string) => string | undefined;

export interface Pen {
  readonly places: Places;
  readonly linkFor: LinkFor;
  readonly isChanged: IsChanged;
}

/** About what GitHub shows in a comment. */
const COLUMNS = 104;
const MAX_ASSUMPTIONS = 10;
const MAX_SENTENCE = 600;

const SIGNS = { error: '🔴', warning: '🟡', note: '🔵' } as const;

/** Several servers: a picture shows more than the drawing. */
export function isRing({ cycle = [] }: Pick<ReportedFinding, 'cycle'>): boolean {
  return new Set(cycle.map(({ server }) => server)).size > 1;
}

export function findingSection(finding: ReportedFinding, pen: Pen, picture: boolean): string {
  const [headline, rest] = sentences(finding.message);
  const blocks = [
    `### ${SIGNS[finding.severity]} ${finding.severity} ${ruleLink(finding)}`,
    `**${prose(headline, MAX_SENTENCE)}** ${prose(rest, MAX_SENTENCE)}`.trimEnd(),
    placeLink(finding.at, pen),
  ];
  const log = logLine(finding);
  if (log !== undefined) blocks.push(`Its log will say ${code(log)}.`);
  addAll(blocks, pathBlocks(finding, pen));
  const edit = fixLines(finding.fix);
  if (edit !== undefined) {
    const lines = [...edit.removed.map((line) => `-${line}`), ...edit.added.map((line) => `+${line}`)];
    blocks.push(code(`${edit.file}:${edit.line}`), fenced('diff', lines));
  }
  if (picture && finding.cycle !== undefined) blocks.push(fenced('mermaid', mermaidLoop(finding.cycle)));
  const facts = factLines(finding);
  if (facts.length > 0) blocks.push(facts.join('\n'));
  if (finding.advice !== '') blocks.push(`**Fix:** ${remedyText(finding, pen)}`);
  if (finding.paste !== undefined) {
    const lines = finding.paste.lines.map((line) => visible(line, 300));
    blocks.push(code(finding.paste.file), fenced('yaml', lines));
  }
  return `${blocks.join('\n\n')}\n\n`;
}

function remedyText({ advice, remedy }: ReportedFinding, pen: Pen): string {
  if (remedy === undefined) return prose(advice, MAX_SENTENCE);
  return remedy.map((part) => (typeof part === 'string' ? proseInline(part) : placeLink(part, pen))).join('');
}

/** `- error LG101 forwarding-loop place: message`. */
export function findingItem(finding: ReportedFinding, pen: Pen): string {
  const [headline] = sentences(finding.message);
  const name = `${finding.severity} ${ruleLink(finding)}`;
  return `- ${name}, ${placeLink(finding.at, pen)}: ${prose(headline, 300)}\n`;
}

export function suppressedItem(finding: SuppressedFinding, pen: Pen): string {
  const until = finding.expires === undefined ? '' : `, until ${escapeMarkdown(finding.expires, 40)}`;
  const name = `${finding.severity} ${ruleLink(finding)}`;
  return `- ${name}, ${placeLink(finding.at, pen)}: ${escapeMarkdown(finding.reason, 300)}${until}\n`;
}

/** `LG101 forwarding-loop`, linked to the rule's page. */
function ruleLink({ code, rule }: Pick<ReportedFinding, 'code' | 'rule'>): string {
  return link(`${escapeMarkdown(code)} ${escapeMarkdown(rule)}`, rulePage(rule));
}

export function placeLink(at: Location, { places, linkFor }: Pen): string {
  const { file, revision, start } = places.of(at);
  const base = revision === undefined ? '' : ` (in ${code(revision.slice(0, 12))})`;
  return `${link(code(`${file}:${start.line}`, 300), linkFor(file, start.line, revision))}${base}`;
}

/** `<pre>`, as a fenced block holds no links; then the setting's other effects. */
function pathBlocks(finding: ReportedFinding, pen: Pen): readonly string[] {
  const drawing = drawPath(finding, pen.isChanged);
  if (drawing === undefined) return [];
  const rows = treeRows(drawing, { width: COLUMNS, placeOf: (at) => plainPlace(at, pen) });
  const lines = rows.map(({ lead, server, text, gap, place, at, changed, effect }) => {
    const spot = at === undefined || place === '' ? '' : elementLink(elementText(place), addressOf(at, pen));
    const name = server === '' ? '' : `<b>${elementText(server)}</b>`;
    return `${lead}${name}${elementText(text)}${gap}${spot}${changed === '' ? '' : `  ${changed}`}${elementText(effect)}`;
  });
  const more = drawing.more > 0 ? [`and ${counted(drawing.more, 'more step')}`] : [];
  const also = drawing.also.map(
    ({ at, description }) => `- besides, ${prose(description, 300)}: ${placeLink(at, pen)}`,
  );
  const drawn = [...lines.map((line) => line.trimEnd()), ...more].join('\n');
  // A wrapped line begins with words of others.
  const tree = drawn === '' ? [] : [inert('markdown', `<pre>${drawn}</pre>`)];
  return also.length === 0 ? tree : [...tree, also.join('\n')];
}

function addressOf(at: Location, { places, linkFor }: Pen): string | undefined {
  const { file, revision, start } = places.of(at);
  return linkFor(file, start.line, revision);
}

function plainPlace(at: Location, { places }: Pen): string {
  const { file, revision, start } = places.of(at);
  return visible(`${file}:${start.line}${revision === undefined ? '' : ` (in ${revision.slice(0, 12)})`}`, 300);
}

function factLines(finding: ReportedFinding): readonly string[] {
  const lines: string[] = [];
  const names = whichNames(finding);
  if (names !== undefined) lines.push(`- Names: ${escapeMarkdown(names, MAX_SENTENCE)}`);
  const sure = certaintyLabel(finding);
  if (sure !== undefined) lines.push(`- Certainty: ${sure}`);
  if (finding.guard !== undefined) lines.push(`- Guard: ${finding.guard}`);
  const before = wasBefore(finding);
  if (before !== undefined) lines.push(`- Was before this change: ${escapeMarkdown(before, MAX_SENTENCE)}`);
  for (const assumption of finding.assumptions.slice(0, MAX_ASSUMPTIONS)) {
    lines.push(`- Assumes: ${prose(assumption, MAX_SENTENCE)}`);
  }
  const more = finding.assumptions.length - MAX_ASSUMPTIONS;
  if (more > 0) lines.push(`- and ${more} more assumptions`);
  return lines;
}
