/** Job summary, report file, and the text below the pull request. */
import { addAll } from '../core/text/append.ts';
import type { Report, ReportedFinding, Severity } from '../judge/report/finding.ts';
import { diffSections } from './diff-markdown.ts';
import {
  findingItem,
  findingSection,
  isRing,
  type LinkFor,
  type Pen,
  placeLink,
  suppressedItem,
} from './markdown-finding.ts';
import { assemble, type Section } from './markdown-sections.ts';
import { code, escapeMarkdown, prose } from './markdown-text.ts';
import { changedIn } from './path-drawing.ts';
import { openPlaces } from './places.ts';
import {
  comparison,
  counted,
  nothingJudged,
  resultMark,
  SEVERITIES,
  severityCounts,
  whatWasRead,
  worstFirst,
} from './words.ts';

export interface MarkdownOptions {
  /** Bytes of UTF-8, by default 900,000: the runner drops a summary above 1 MiB. */
  readonly budget?: number;
  readonly linkFor?: LinkFor;
}

const BUDGET = 900_000;
const POLICY = 'LG903';
/** A browser draws each Mermaid picture separately. */
const MAX_PICTURES = 10;

export function renderMarkdown(report: Report, options: MarkdownOptions = {}): string {
  const pen: Pen = {
    places: openPlaces(),
    linkFor: options.linkFor ?? (() => undefined),
    isChanged: changedIn(report),
  };
  return assemble(headText(report), sectionsOf(report, pen), footerText(report), options.budget ?? BUDGET);
}

function headText(report: Report): string {
  const compared = comparison(report);
  const counts = countsTable(report);
  const lines = [
    `## ${resultMark(report)} loopgate: ${verdictLine(report)}`,
    ...(counts === undefined ? [] : [counts]),
    `Read: ${whatWasRead(report)}.`,
  ];
  if (compared !== undefined) lines.push(`Base: ${escapeMarkdown(compared)}.`);
  if (report.result === 'incomplete')
    lines.push(
      report.base.status === 'unavailable'
        ? 'The base could not be compared, so rules that compare were skipped.'
        : 'Something relevant could not be read, so this is not the whole picture.',
    );
  return `${lines.join('\n\n')}\n\n`;
}

export function verdictLine(report: Report): string {
  const fresh = report.findings.filter(({ status }) => status === 'new');
  const kind = report.base.status === 'compared' ? 'new finding' : 'finding';
  if (nothingJudged(report)) return 'nothing to judge: no DNS server was found';
  if (fresh.length === 0) return `no ${kind}s`;
  const each = severityCounts((severity) => fresh.filter((one) => one.severity === severity).length);
  return `${counted(fresh.length, kind)}: ${each}`;
}

function countsTable(report: Report): string | undefined {
  const rows: readonly (readonly [string, readonly ReportedFinding[]])[] = [
    ['new', report.findings.filter(({ status }) => status === 'new')],
    ['existing', report.findings.filter(({ status }) => status === 'existing')],
    ['fixed', report.fixed],
    ['suppressed', report.suppressed],
  ];
  const count = (findings: readonly ReportedFinding[], severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const filled = rows.filter(([, findings]) => findings.length > 0);
  if (filled.length === 0) return undefined;
  return [
    '| | errors | warnings | notes |',
    '| --- | ---: | ---: | ---: |',
    ...filled.map(([name, findings]) => `| ${name} | ${SEVERITIES.map((one) => count(findings, one)).join(' | ')} |`),
  ].join('\n');
}

function sectionsOf(report: Report, pen: Pen): readonly Section[] {
  const ranked = worstFirst(report.findings);
  const fresh = ranked.filter(({ status }) => status === 'new');
  const policy = fresh.filter((finding) => finding.code === POLICY);
  const existing = ranked.filter(({ status }) => status === 'existing');
  const sections: Section[] = [];
  const add = (what: string, open: string, items: readonly string[], close = ''): void => {
    if (items.length > 0) sections.push({ what, open, items, close });
  };
  const item = (finding: ReportedFinding): string => findingItem(finding, pen);
  // First: it decides how to read the rest.
  add('policy change', '### Policy changed\n\n', policy.map(item), '\n');
  const whole = fresh.filter((finding) => finding.code !== POLICY);
  const pictures = new Set(whole.filter(isRing).slice(0, MAX_PICTURES));
  add(
    'new finding',
    '',
    whole.map((finding) => findingSection(finding, pen, pictures.has(finding))),
  );
  if (report.diff !== undefined) addAll(sections, diffSections(report.diff, pen, report.diffAlways === true));
  add('fixed finding', '### Fixed\n\n', report.fixed.map(item), '\n');
  const folded = (title: string): string => `<details><summary>${title}</summary>\n\n`;
  const end = '\n</details>\n\n';
  add('existing finding', folded(`Existing (${existing.length})`), existing.map(item), end);
  add(
    'suppressed finding',
    folded(`Suppressed (${report.suppressed.length})`),
    report.suppressed.map((finding) => suppressedItem(finding, pen)),
    end,
  );
  add(
    'notice',
    folded(`Notices (${report.notices.length})`),
    report.notices.map(({ kind, message, at }) => `- ${kind}, ${placeLink(at, pen)}: ${prose(message, 600)}\n`),
    end,
  );
  add(
    'server',
    folded(`What was read (${counted(report.servers.length, 'DNS server')})`),
    report.servers.map(
      ({ name, cluster, at, blocks }) =>
        `- ${code(name, 200)} in ${code(cluster, 200)}, ${counted(blocks, 'server block')}, ${placeLink(at, pen)}\n`,
    ),
    end,
  );
  return sections;
}

function footerText(report: Report): string {
  const base = report.base.status === 'compared' ? ` --base ${report.base.revision}` : '';
  return `---\n\nloopgate ${escapeMarkdown(report.version, 50)}. The same here: ${code(`loopgate scan${base}`)}\n`;
}
