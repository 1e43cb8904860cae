/** The report as one page that stands alone. */

import type { Location } from '../core/text/location.ts';
import type { Report, ReportedFinding } from '../judge/report/finding.ts';
import { excerptOf } from './excerpt.ts';
import { fixLines } from './fix-lines.ts';
import { verdictLine } from './markdown.ts';
import { escapeMarkup } from './markup-text.ts';
import { ARROW_HEADS, page } from './page.ts';
import { openPlaces, type Places } from './places.ts';
import { sentences } from './plain-text.ts';
import { ring } from './ring.ts';
import { certaintyLabel, comparison, counted, SEVERITIES, whatWasRead, whichNames } from './words.ts';

/** More than this makes a page no browser scrolls through. */
const MAX_TOLD = 500;
const MAX_LISTED = 5_000;
const MAX_STEPS = 60;

export function renderHtml(report: Report): string {
  const places = openPlaces();
  const ranked = [...report.findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const fresh = ranked.filter(({ status }) => status === 'new');
  const existing = ranked.filter(({ status }) => status === 'existing');
  const compared = comparison(report);
  const item = (finding: ReportedFinding): string => itemHtml(finding, places);
  const body = [
    ARROW_HEADS,
    `<h1>loopgate: ${report.result}, ${escapeMarkup(verdictLine(report))}</h1>\n`,
    `<p>Read: ${whatWasRead(report)}.${compared === undefined ? '' : ` Base: ${escapeMarkup(compared)}.`}</p>\n`,
    ...fresh.slice(0, MAX_TOLD).map((finding) => articleHtml(finding, places)),
    fresh.length > MAX_TOLD ? `<p>and ${fresh.length - MAX_TOLD} more</p>\n` : '',
    listHtml('Fixed', report.fixed.map(item)),
    listHtml('Existing', existing.map(item)),
    listHtml(
      'Suppressed',
      report.suppressed.map((finding) => {
        const until = finding.expires === undefined ? '' : `, until ${escapeMarkup(finding.expires, 40)}`;
        return `${itemHtml(finding, places)} <em>${escapeMarkup(finding.reason, 300)}${until}</em>`;
      }),
    ),
    listHtml(
      'Notices',
      report.notices.map(({ kind, message, at }) => `${kind}, ${placeHtml(at, places)}: ${escapeMarkup(message)}`),
    ),
    listHtml(
      'What was read',
      report.servers.map(
        ({ name, cluster, at, blocks }) =>
          `<code>${escapeMarkup(name, 200)}</code> in <code>${escapeMarkup(cluster, 200)}</code>, ${counted(blocks, 'server block')}, ${placeHtml(at, places)}`,
      ),
    ),
    `<footer class="calm">loopgate ${escapeMarkup(report.version)}</footer>\n`,
  ];
  return page(`loopgate: ${report.result}`, body.join(''));
}

function articleHtml(finding: ReportedFinding, places: Places): string {
  const [headline, rest] = sentences(finding.message);
  const excerpt = excerptOf(finding.at, places);
  const edit = finding.fix === undefined ? undefined : fixLines(finding.fix);
  const names = whichNames(finding);
  const sure = certaintyLabel(finding);
  const facts = [
    ...(names === undefined ? [] : [`Names: ${escapeMarkup(names)}`]),
    ...(sure === undefined ? [] : [`Certainty: ${sure}`]),
    ...(finding.guard === undefined ? [] : [`Guard: ${finding.guard}`]),
    ...finding.assumptions.map((assumption) => `Assumes: ${escapeMarkup(assumption)}`),
  ];
  const steps = finding.path.slice(0, MAX_STEPS);
  const more = finding.path.length - steps.length;
  return [
    `<article>\n<h2><span class="${finding.severity}">${finding.severity}</span> ${escapeMarkup(finding.code)} ${escapeMarkup(finding.rule)}</h2>\n`,
    `<p><strong>${escapeMarkup(headline)}</strong> ${escapeMarkup(rest)}</p>\n<p>${placeHtml(finding.at, places)}</p>\n`,
    excerpt === undefined
      ? ''
      : `<pre>${excerpt.line} | ${escapeMarkup(excerpt.source)}\n${' '.repeat(String(excerpt.line).length)} | ${excerpt.underline}</pre>\n`,
    finding.cycle === undefined || finding.cycle.length === 0 ? '' : ring(finding.cycle),
    steps.length === 0
      ? ''
      : `<ol>\n${steps.map(({ at, says }) => `<li>${escapeMarkup(says)} ${placeHtml(at, places)}</li>\n`).join('')}</ol>\n`,
    more > 0 ? `<p>and ${more} more</p>\n` : '',
    facts.length === 0 ? '' : `<ul>\n${facts.map((fact) => `<li>${fact}</li>\n`).join('')}</ul>\n`,
    finding.advice === '' ? '' : `<p><strong>Fix:</strong> ${escapeMarkup(finding.advice)}</p>\n`,
    finding.paste === undefined ? '' : `<pre>${finding.paste.lines.map(diffText).join('\n')}</pre>\n`,
    edit === undefined
      ? ''
      : `<pre>${[...edit.removed.map((line) => `-${diffText(line)}`), ...edit.added.map((line) => `+${diffText(line)}`)].join('\n')}</pre>\n`,
    '</article>\n',
  ].join('');
}

function diffText(line: string): string {
  return escapeMarkup(line.replaceAll('\t', '    '), 300);
}

function listHtml(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, MAX_LISTED).map((item) => `<li>${item}</li>\n`);
  const more = items.length > MAX_LISTED ? `<p>and ${items.length - MAX_LISTED} more</p>\n` : '';
  return `<details><summary>${title} (${items.length})</summary>\n<ul>\n${shown.join('')}</ul>\n${more}</details>\n`;
}

function itemHtml(finding: ReportedFinding, places: Places): string {
  const name = `${finding.severity} ${escapeMarkup(finding.code)} ${escapeMarkup(finding.rule)}`;
  return `${name}, ${placeHtml(finding.at, places)}: ${escapeMarkup(sentences(finding.message)[0], 300)}`;
}

function placeHtml(at: Location, places: Places): string {
  const { file, revision, start } = places.of(at);
  const base = revision === undefined ? '' : ` (in ${escapeMarkup(revision.slice(0, 12))})`;
  return `<code>${escapeMarkup(`${file}:${start.line}:${start.column}`, 400)}</code>${base}`;
}
