/** `.loopgate-baseline.json`: findings accepted when the gate was introduced. */

import type { Location } from '../../core/text/location.ts';
import { compareText } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../../core/text/usage-error.ts';
import { child, items } from '../../read/documents/document.ts';
import { jsonFault, readJson } from '../../read/documents/json.ts';
import { keyName } from '../config/spelling.ts';
import type { Finding, Report } from '../report/finding.ts';
import { NEVER_BASELINED } from './hygiene-finding.ts';

export const BASELINE_PATH = '.loopgate-baseline.json';

export interface BaselineEntry {
  readonly fingerprint: string;
  readonly rule: string;
  readonly server?: string;
  readonly zone?: string;
  readonly message?: string;
}
export interface Baseline {
  readonly entries: readonly (BaselineEntry & { readonly at: Location })[];
}

/** Characters. Ten thousand findings are about 4 MB. */
const MAX_LENGTH: number = 32 * 1024 * 1024;
const FIELDS = ['fingerprint', 'rule', 'server', 'zone', 'message'] as const;

export interface WrittenBaseline {
  readonly text: string;
  readonly entries: number;
  /** Of the former file. */
  readonly dropped: number;
}

/** Sorted, each once, without rules that a baseline cannot hold. */
export function createBaseline(findings: readonly Finding[]): WrittenBaseline {
  const entries = new Map<string, BaselineEntry>();
  for (const finding of findings) {
    if (NEVER_BASELINED.has(finding.rule) || entries.has(finding.fingerprint)) continue;
    entries.set(finding.fingerprint, finding);
  }
  return { text: printBaseline([...entries.values()]), entries: entries.size, dropped: 0 };
}

export function pruneBaseline({ entries }: Baseline, findings: readonly Finding[]): WrittenBaseline {
  const present = new Set(findings.map(({ fingerprint }) => fingerprint));
  const kept = entries.filter(({ fingerprint, rule }) => present.has(fingerprint) && !NEVER_BASELINED.has(rule));
  return { text: printBaseline(kept), entries: kept.length, dropped: entries.length - kept.length };
}

function printBaseline(entries: readonly BaselineEntry[]): string {
  const plain = entries.map((entry) =>
    Object.fromEntries(FIELDS.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]]))),
  );
  const key = (entry: BaselineEntry) => [entry.rule, entry.server ?? '', entry.zone ?? '', entry.fingerprint];
  const sorted = entries
    .map((entry, index) => ({ key: key(entry), index }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ index }) => plain[index]);
  return `${JSON.stringify({ version: 1, findings: sorted }, null, 2)}\n`;
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  return a.reduce((so, text, index) => so || compareText(text, b[index] ?? ''), 0);
}

/** Throws UsageError, `FILE:LINE:COL: message`: a broken baseline must not open the gate. */
export function readBaseline(file: SourceFile): Baseline {
  const refuse = (offset: number, message: string): never => {
    throw new PlacedUsageError(mistakeAt({ file, span: { start: offset, end: offset } }, message));
  };
  const text = file.text.startsWith('\ufeff') ? ` ${file.text.slice(1)}` : file.text;
  if (text.length > MAX_LENGTH) refuse(0, `the baseline is larger than ${MAX_LENGTH / 1024 / 1024} MiB`);
  const data = parsed(text);
  if (data === undefined)
    return refuse(
      jsonFault(wholeFile(file)),
      'the baseline is not valid JSON; write it with `loopgate baseline create`',
    );
  if (!isObject(data)) return refuse(0, 'the baseline is not a JSON object');
  for (const key of Object.keys(data)) {
    if (key !== 'version' && key !== 'findings') refuse(0, `the baseline has an unknown ${keyName(key, 'key')}`);
  }
  if (data.version !== 1) return refuse(0, 'the baseline must say "version": 1');
  const findings = data.findings;
  if (!Array.isArray(findings)) return refuse(0, 'the baseline lacks its list "findings"');
  const places = items(child(readJson(wholeFile(file))?.root, 'findings'));
  const entries = findings.map((one: unknown, index) => {
    const start = places[index]?.span.start ?? 0;
    const place = { start, end: start + 1 };
    if (!isObject(one)) return refuse(place.start, `findings[${index}] is not an object`);
    const fields: Record<string, string> = {};
    for (const field of FIELDS) {
      const value = Object.hasOwn(one, field) ? one[field] : undefined;
      if (value === undefined) continue;
      if (typeof value !== 'string') return refuse(place.start, `findings[${index}].${field} is not text`);
      fields[field] = value;
    }
    const { fingerprint, rule, ...rest } = fields;
    if (fingerprint === undefined || rule === undefined) {
      return refuse(place.start, `findings[${index}] lacks its ${fingerprint === undefined ? 'fingerprint' : 'rule'}`);
    }
    return { fingerprint, rule, ...rest, at: { file, span: place } };
  });
  return { entries };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `create`: today's findings less suppressed ones. `prune`: old entries that still match, as LG901 counts. */
export function writeBaseline(
  what: 'create' | 'prune',
  { findings, suppressed }: Pick<Report, 'findings' | 'suppressed'>,
  old: SourceFile | undefined,
): WrittenBaseline {
  if (what === 'create') return createBaseline(findings);
  if (old === undefined)
    throw new UsageError(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
  return pruneBaseline(readBaseline(old), [...findings, ...suppressed]);
}
