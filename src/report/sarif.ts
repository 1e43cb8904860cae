/** SARIF 2.1.0 within GitHub's limits. */

import type { CodeFlow, Log, Region, Result, Location as SarifLocation } from 'sarif';
import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import { getOrInsert } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { HOME_PAGE } from '../core/text/version.ts';
import type { PathStep, Report, ReportedFinding } from '../judge/report/finding.ts';
import { lineHashes } from './line-hash.ts';
import { openPlaces, type Places } from './places.ts';
import { visible } from './plain-text.ts';
import { sarifRules } from './sarif-rules.ts';
import { withSnippets } from './sarif-snippets.ts';
import { jsonText } from './surface.ts';
import { SEVERITIES, whichNames } from './words.ts';

export interface SarifOptions {
  readonly category?: string;
}

/** docs.github.com, "SARIF support for code scanning". */
const MAX_RESULTS = 5_000;
const MAX_LOCATIONS = 100;
const MAX_TEXT = 4_000;
/** Characters; GitHub takes 10 MB compressed, a tenth or less of it. */
const MAX_SIZE = 60_000_000;

export function renderSarif(report: Report, options: SarifOptions = {}): string {
  const places = openPlaces();
  const rules = sarifRules();
  const ruleIndex = new Map(rules.map(({ id }, index) => [id, index]));
  // The worst stay, in the report's order, without those of the base, where no alert can stand.
  const worst = new Set(
    [...report.findings]
      .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
      .slice(0, MAX_RESULTS),
  );
  const findings = report.findings.filter((finding) => worst.has(finding));
  const category = visible(options.category ?? 'default', 200).replaceAll(/[^\w.-]+/g, '-');
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'loopgate',
            informationUri: HOME_PAGE,
            semanticVersion: report.version,
            version: report.version,
            rules,
          },
        },
        automationDetails: { id: `loopgate/${category}/` },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The top of the repository.' } } },
        results: resultsOf(findings, places, ruleIndex, report.base.status === 'compared'),
      },
    ],
  };
  return jsonText(log);
}

/** Paths for the first ones, as long as the file stays small enough. */
function resultsOf(
  findings: readonly ReportedFinding[],
  places: Places,
  ruleIndex: ReadonlyMap<string, number>,
  compared: boolean,
): Result[] {
  const hashes = hashesOf(findings, places);
  let room = MAX_SIZE;
  return findings.map((finding) => {
    const reported = room > 0 ? finding : { ...finding, path: [] };
    const result = resultOf(reported, ruleIndex.get(finding.code), { places, hashes, compared });
    if (room > 0) room -= JSON.stringify(result).length;
    return result;
  });
}

type Hashes = ReadonlyMap<SourceFile, ReadonlyMap<number, string>>;

function hashesOf(findings: readonly ReportedFinding[], places: Places): Hashes {
  const linesByFile = new Map<SourceFile, Set<number>>();
  for (const { at } of findings) {
    getOrInsert(linesByFile, at.file, () => new Set<number>()).add(places.of(at).start.line);
  }
  return new Map([...linesByFile].map(([file, lines]) => [file, lineHashes(file.text, lines)]));
}

function resultOf(
  finding: ReportedFinding,
  ruleIndex: number | undefined,
  { places, hashes, compared }: { readonly places: Places; readonly hashes: Hashes; readonly compared: boolean },
): Result {
  // Lines of the base would be looked up in the head.
  const steps = finding.path.filter(({ at }) => at.file.revision === undefined).slice(0, MAX_LOCATIONS - 1);
  const hash = hashes.get(finding.at.file)?.get(places.of(finding.at).start.line);
  return {
    ruleId: finding.code,
    ...defined({ ruleIndex }),
    level: finding.severity,
    message: { text: messageText(finding, steps.length) },
    locations: [primaryPlace(finding.at, places)],
    ...defined({
      relatedLocations:
        steps.length === 0 ? undefined : steps.map((step, index) => relatedPlace(step, index + 1, places)),
      codeFlows: steps.length === 0 ? undefined : [codeFlow(steps, places)],
    }),
    partialFingerprints: defined({
      primaryLocationLineHash: hash,
      'loopgateIdentity/v1': finding.fingerprint === '' ? undefined : finding.fingerprint,
    }),
    ...defined({ baselineState: compared ? (finding.status === 'new' ? 'new' : 'unchanged') : undefined }),
  };
}

function relatedPlace({ at, description }: PathStep, id: number, places: Places) {
  return { id, ...sarifLocation(at, places), message: { text: nonEmptyText(description) } };
}

function codeFlow(steps: readonly PathStep[], places: Places): CodeFlow {
  const locations = steps.map(({ at, description }) => ({
    location: { ...sarifLocation(at, places), message: { text: nonEmptyText(description) } },
  }));
  return { threadFlows: [{ locations }] };
}

/** Related places are shown only if linked: `[hop 1](1)`. */
function messageText(finding: ReportedFinding, steps: number): string {
  const parts = [linkless(nonEmptyText(finding.message))];
  const names = whichNames(finding);
  if (names !== undefined) parts.push(`Names: ${linkless(nonEmptyText(names))}.`);
  for (const assumption of finding.assumptions.slice(0, 10))
    parts.push(`Assumes: ${linkless(nonEmptyText(assumption))}.`);
  if (finding.advice !== '') parts.push(linkless(nonEmptyText(finding.advice)));
  if (steps > 0) {
    const hops = Array.from({ length: Math.min(steps, 20) }, (_, index) => `[hop ${index + 1}](${index + 1})`);
    parts.push(`Path: ${hops.join(', ')}.`);
  }
  return parts.join(' ');
}

/** Escapes brackets: SARIF 2.1.0, 3.11.6. */
function linkless(text: string): string {
  return text.replace(/[\\[\]]/g, (found) => `\\${found}`);
}

/** GitHub refuses a file with an empty text. */
function nonEmptyText(text: string): string {
  const shown = visible(text, MAX_TEXT);
  return shown.trim() === '' ? '-' : shown;
}

function sarifLocation(at: Location, places: Places): SarifLocation {
  const { file, start, end } = places.of(at);
  const region: Region = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
  return { physicalLocation: { artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' }, region } };
}

function primaryPlace(at: Location, places: Places): SarifLocation {
  const { physicalLocation } = sarifLocation(at, places);
  const region = physicalLocation?.region;
  if (region === undefined) return defined({ physicalLocation });
  return { physicalLocation: { ...physicalLocation, ...withSnippets(region, at, places) } };
}

/** A relative reference: RFC 3986, 4.2; a colon in its first part would make a scheme. */
function uriOf(path: string): string {
  const parts = path.replace(/\p{Surrogate}/gu, '\ufffd').split('/');
  return parts.map((part) => encodeURIComponent(part)).join('/') || '-';
}
