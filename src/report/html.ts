import { rulePage } from '../core/text/version.ts';
import type { Finding, Report, ReportedFinding } from '../judge/report/finding.ts';
import { diffHtml } from './diff-html.ts';
import { excerptOf } from './excerpt.ts';
import { fixLines, sourceLine } from './fix-lines.ts';
import { placeHtml } from './html-place.ts';
import { verdictLine } from './markdown.ts';
import type { LinkFor, Pen } from './markdown-finding.ts';
import { escapeMarkup, proseMarkup } from './markup-text.ts';
import { page } from './page.ts';
import { changedIn, drawPath, logLine } from './path-drawing.ts';
import { openPlaces } from './places.ts';
import { sentences } from './plain-text.ts';
import { certaintyLabel, comparison, counted, whatWasRead, whichNames, worstFirst } from './words.ts';

const MAX_TOLD = 500;
const MAX_LISTED = 5_000;

export function renderHtml(report: Report, { linkFor = () => undefined }: { readonly linkFor?: LinkFor } = {}): string {
  const pen: Pen = { places: openPlaces(), linkFor, isChanged: changedIn(report) };
  const ranked = worstFirst(report.findings);
  const fresh = ranked.filter(({ status }) => status === 'new');
  const existing = ranked.filter(({ status }) => status === 'existing');
  const compared = comparison(report);
  const item = (finding: ReportedFinding): string => itemHtml(finding, pen);
  const body = [
    `<h1>loopgate: ${report.result}, ${escapeMarkup(verdictLine(report))}</h1>\n`,
    `<p>Read: ${whatWasRead(report)}.${compared === undefined ? '' : ` Base: ${escapeMarkup(compared)}.`}</p>\n`,
    ...fresh.slice(0, MAX_TOLD).map((finding) => articleHtml(finding, pen)),
    fresh.length > MAX_TOLD ? `<p>and ${fresh.length - MAX_TOLD} more</p>\n` : '',
    report.diff === undefined ? '' : diffHtml(report.diff, pen, report.diffAlways === true),
    listHtml('Fixed', report.fixed.map(item)),
    listHtml('Existing', existing.map(item)),
    listHtml(
      'Suppressed',
      report.suppressed.map((finding) => {
        const until = finding.expires === undefined ? '' : `, until ${escapeMarkup(finding.expires, 40)}`;
        return `${itemHtml(finding, pen)} <em>${escapeMarkup(finding.reason, 300)}${until}</em>`;
      }),
    ),
    listHtml(
      'Notices',
      report.notices.map(({ kind, message, at }) => `${kind}, ${placeHtml(at, pen)}: ${proseMarkup(message)}`),
    ),
    listHtml(
      'What was read',
      report.servers.map(
        ({ name, cluster, at, blocks }) =>
          `<code>${escapeMarkup(name, 200)}</code> in <code>${escapeMarkup(cluster, 200)}</code>, ${counted(blocks, 'server block')}, ${placeHtml(at, pen)}`,
      ),
    ),
    `<footer class="calm">loopgate ${escapeMarkup(report.version)}</footer>\n`,
  ];
  return page(`loopgate: ${report.result}`, body.join(''));
}

function articleHtml(finding: ReportedFinding, pen: Pen): string {
  const [headline, rest] = sentences(finding.message);
  const excerpt = excerptOf(finding.at, pen.places);
  const edit = fixLines(finding.fix);
  const names = whichNames(finding);
  const sure = certaintyLabel(finding);
  const facts = [
    ...(names === undefined ? [] : [`Names: ${escapeMarkup(names)}`]),
    ...(sure === undefined ? [] : [`Certainty: ${sure}`]),
    ...(finding.guard === undefined ? [] : [`Guard: ${finding.guard}`]),
    ...finding.assumptions.map((assumption) => `Assumes: ${proseMarkup(assumption)}`),
  ];
  const log = logLine(finding);
  return [
    `<article>\n<h2><span class="${finding.severity}">${finding.severity}</span> <a href="${escapeMarkup(rulePage(finding.rule))}">${escapeMarkup(finding.code)} ${escapeMarkup(finding.rule)}</a></h2>\n`,
    `<p><strong>${proseMarkup(headline)}</strong> ${proseMarkup(rest)}</p>\n<p>${placeHtml(finding.at, pen)}</p>\n`,
    excerpt === undefined
      ? ''
      : `<pre>${excerpt.line} | ${escapeMarkup(excerpt.source)}\n${' '.repeat(String(excerpt.line).length)} | ${excerpt.underline}</pre>\n`,
    log === undefined ? '' : `<p>Its log will say <code>${escapeMarkup(log)}</code>.</p>\n`,
    pathHtml(finding, pen),
    edit === undefined
      ? ''
      : `<pre>${[...edit.removed.map((line) => `-${line}`), ...edit.added.map((line) => `+${line}`)].map((line) => escapeMarkup(line)).join('\n')}</pre>\n`,
    facts.length === 0 ? '' : `<ul>\n${facts.map((fact) => `<li>${fact}</li>\n`).join('')}</ul>\n`,
    finding.advice === '' ? '' : `<p><strong>Fix:</strong> ${remedyHtml(finding, pen)}</p>\n`,
    finding.paste === undefined
      ? ''
      : `<pre>${finding.paste.lines.map((line) => escapeMarkup(sourceLine(line))).join('\n')}</pre>\n`,
    '</article>\n',
  ].join('');
}

function remedyHtml({ advice, remedy = [advice] }: ReportedFinding, pen: Pen): string {
  return remedy.map((part) => (typeof part === 'string' ? proseMarkup(part) : placeHtml(part, pen))).join('');
}

function listHtml(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, MAX_LISTED).map((item) => `<li>${item}</li>\n`);
  const more = items.length > MAX_LISTED ? `<p>and ${items.length - MAX_LISTED} more</p>\n` : '';
  return `<details><summary>${title} (${items.length})</summary>\n<ul>\n${shown.join('')}</ul>\n${more}</details>\n`;
}

function itemHtml(finding: ReportedFinding, pen: Pen): string {
  const name = `${finding.severity} ${escapeMarkup(finding.code)} ${escapeMarkup(finding.rule)}`;
  return `${name}, ${placeHtml(finding.at, pen)}: ${proseMarkup(sentences(finding.message)[0], 300)}`;
}

const MAX_INDENT = 8;

/** A list, for narrow pages and screen readers. */
export function pathHtml(finding: Pick<Finding, 'path' | 'cycle' | 'guard'>, pen: Pen): string {
  const drawing = drawPath(finding, pen.isChanged);
  if (drawing === undefined) return '';
  const rows = drawing.steps.map(({ depth, server, text, at, changed, returns, effect }) => {
    const parts = [
      depth === 0 ? '' : '<span class="calm" aria-hidden="true">└▶</span> ',
      server === undefined ? '' : `<b>${escapeMarkup(server, 200)}</b> `,
      server === undefined ? proseMarkup(text, 600) : `<code>${escapeMarkup(text, 600)}</code>`,
      returns ? ' <span class="error">↺</span>' : '',
    ].join('');
    const rest = [
      at === undefined ? '' : placeHtml(at, pen),
      changed ? ' <mark>◀ this change</mark>' : '',
      effect === undefined ? '' : ` <strong class="error">${escapeMarkup(effect, 200)}</strong>`,
    ].join('');
    return `<li class="in${Math.min(depth, MAX_INDENT)}"><span>${parts}</span> <span>${rest}</span></li>\n`;
  });
  const more = drawing.more > 0 ? `<li>and ${counted(drawing.more, 'more step')}</li>\n` : '';
  const also = drawing.also.map(
    ({ at, description }) => `<li>besides, ${proseMarkup(description, 600)} ${placeHtml(at, pen)}</li>\n`,
  );
  return `<ol class="way">\n${rows.join('')}${more}${also.join('')}</ol>\n`;
}
