/**
 * What expressions in a template's ConfigMap bring that the chart has: `{{ .Files.Get "files/Corefile" | indent 4 }}`
 * alone, parts of its templates that are taken in as they are, and upstreams of its own values.
 */

import type { ConfigMapEntry, ConfigMapFact } from '../../core/facts/fact.ts';
import { type Budget, beyondLimit } from '../../core/text/budget.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import type { Notice } from '../../core/text/notice.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, locate, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';
import type { Join } from '../../languages/shared/join.ts';
import { includedName, partsIn, type TemplatePart } from '../../read/templates/parts.ts';
import { pathWithin } from './chart-statements.ts';
import { isChartRelease } from './fragments.ts';
import { readLoaded } from './left-out.ts';
import { type ChartInSight, type OwnValues, ownValues } from './own-values.ts';

const ALONE =
  /^\s{0,200}\{\{-?\s*(?:\(?\s*|tpl\s+\(\s*|range\s+)\$?\.Files\.(?:Get|Lines)\s+["`]([^"`\s]{1,500})["`]\s*\)?[^{}]{0,200}\}\}(?:\s*\{\{-?\s*\.\s*-?\}\}\s*\{\{-?\s*end\s*-?\}\})?\s*$/;
const MAX_FILLED = 5000;

/** The file is read because a template names it; it is no server of its own any more. */
export const joinChartFiles: Join = (stated, context) => {
  const { paths = [], budget } = context;
  const read = readLoaded(context);
  const used = new Set<string>();
  let count = 0;
  const notices: Notice[] = [];
  const releases = stated.value.filter(isChartRelease);
  const charts = new Map<string, Chart>();
  const chartAt = (directory: string): Chart => {
    const chart = charts.get(directory) ?? openChart({ directory, read, paths, releases }, { budget, notices });
    charts.set(directory, chart);
    return chart;
  };
  const filled = (fact: ConfigMapFact): ConfigMapFact => {
    const directory = chartOf(fact.at.file.path);
    if (directory === undefined) return fact;
    const data = fact.data.map((entry): ConfigMapEntry => {
      const written = entry.text.text.length > 1000 ? undefined : ALONE.exec(entry.text.text)?.[1];
      const path = written === undefined ? '' : pathWithin(directory, written);
      const file = path === '' || !path.startsWith(`${directory}/`) || count >= MAX_FILLED ? undefined : read(path);
      const isText = file !== undefined && bringsWhole(entry.text.text, file);
      const text = isText
        ? wholeFile(file)
        : (wholeValue(entry.text, chartAt(directory)) ?? textFrom(entry.text, chartAt(directory), used));
      if (text === undefined) return entry;
      count += 1;
      if (isText) used.add(path);
      return { ...entry, text };
    });
    return data.every((entry, i) => entry === fact.data[i]) ? fact : { ...fact, data };
  };
  const value = stated.value.map((fact) => (fact.kind === 'config-map' ? filled(fact) : fact));
  if (count + notices.length === 0) return stated;
  return {
    ...stated,
    notices: [...stated.notices, ...notices],
    value: value.filter((fact) => fact.kind !== 'config-text' || !used.has(fact.at.file.path)),
  };
};

/** `{{ .Values.corefile | nindent 4 }}`, `{{ tpl .Values.corefile . }}`, and `{{ . }}` where `with` names it. */
function wholeValue(written: SourceText, chart: Chart): SourceText | undefined {
  const [action, ...others] = written.text.length > 1000 ? [] : actionsOf(written.text);
  if (action === undefined || others.length > 0 || action.end - action.start !== written.text.trim().length)
    return undefined;
  const at = locate(written, action.start, action.end);
  const says = action.says.replace(/^tpl\s+\(?(\S+?)\)?\s+[.$]/, '$1').replace(/\s*\|\s*(?:n?indent\s+\d+|trim)/g, '');
  return chart.valueOf(says === '.' ? (conditionsAt(at).at(-1)?.subject ?? '') : says, at, true);
}

/** Lines that trim marks join are another text; `tpl` of a text without expressions is that text. */
function bringsWhole(expression: string, file: SourceFile): boolean {
  const actions = actionsOf(expression);
  return actions.length === 1 && !(actions[0]?.says.startsWith('tpl') === true && file.text.includes('{{'));
}

function chartOf(path: string): string | undefined {
  const at = path.lastIndexOf('/templates/');
  return at === -1 ? undefined : path.slice(0, at);
}

interface Chart {
  readonly partNamed: (name: string) => TemplatePart | undefined;
  readonly valueOf: OwnValues;
  readonly budget: Budget;
  readonly notices: Notice[];
}

function openChart(chart: ChartInSight, bounds: Pick<Chart, 'budget' | 'notices'>): Chart {
  let parts: ReadonlyMap<string, TemplatePart | undefined> | undefined;
  let values: OwnValues | undefined;
  return {
    ...bounds,
    partNamed: (name) => {
      parts ??= partsOf(chart);
      return parts.get(name);
    },
    valueOf: (says, at, isWhole) => {
      values ??= ownValues(chart);
      return values(says, at, isWhole);
    },
  };
}

/** Of the chart and those within it; undefined for a name that several files define. */
function partsOf({ directory, paths, read }: ChartInSight): ReadonlyMap<string, TemplatePart | undefined> {
  const found = new Map<string, TemplatePart | undefined>();
  for (const path of pathsBelow(directory, paths)) {
    if (!/\/templates\//.test(path.slice(directory.length))) continue;
    const file = read(path);
    for (const [name, part] of file === undefined ? [] : partsIn(file))
      found.set(name, found.has(name) ? undefined : part);
  }
  return found;
}

/** Parts that take in parts. */
const MAX_DEPTH = 5;
const MAX_TEXT = 1024 * 1024;

/** Undefined where nothing of it is known. */
function textFrom(text: SourceText, chart: Chart, used: Set<string>): SourceText | undefined {
  let filled: SourceText | undefined;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = filledOnce(filled ?? text, chart, used);
    if (next === undefined) break;
    if (next.text.length > MAX_TEXT || !chart.budget.take('characters', next.text.length)) {
      const message = 'parts that are taken in here make too much text';
      chart.notices.push(beyondLimit('characters', message, locate(text, 0, text.text.length)));
      return undefined;
    }
    filled = next;
  }
  return filled;
}

function filledOnce(source: SourceText, chart: Chart, used: Set<string>): SourceText | undefined {
  if (!source.text.includes('{{')) return undefined;
  const pieces: SourceText[] = [];
  let done = 0;
  for (const action of withLists(actionsOf(source.text), source.text)) {
    const text = action.engine === 'go' && action.role === 'hole' ? broughtBy(action, source, chart) : undefined;
    if (text === undefined) continue;
    for (const { file } of [text, ...text.segments]) if (file?.path.endsWith('.tpl') === true) used.add(file.path);
    if (action.start > done) pieces.push(slice(source, done, action.start));
    if (text.text !== '') pieces.push(text);
    done = action.end;
  }
  if (done === 0) return undefined;
  if (done < source.text.length) pieces.push(slice(source, done, source.text.length));
  return pieces.length === 0 ? slice(source, 0, 0) : concat(pieces);
}

/** `{{ range .Values.servers }}{{ . }} {{ end }}` on one line is a list with blanks between. */
function withLists(actions: readonly Action[], text: string): readonly Action[] {
  return actions.map((action, index) => {
    const [item, end] = actions.slice(index + 1, index + 3);
    const [, list] = /^range\s+(\$?\.Values[\w.-]{2,300})$/.exec(action.says) ?? [];
    if (list === undefined || item?.says !== '.' || end?.says !== 'end') return action;
    const between = text.slice(action.end, item.start) + text.slice(item.end, end.start);
    return /^[ \t]+$/.test(between) ? { ...action, end: end.end, role: 'hole', says: `join " " ${list}` } : action;
  });
}

/** Words that send questions elsewhere: what other words are does not matter as much. */
const FORWARDS = /^[ \t]*(?:forward|proxy)[ \t]/;

function broughtBy(action: Action, source: SourceText, chart: Chart): SourceText | undefined {
  const { text } = source;
  const line = text.slice(text.lastIndexOf('\n', action.start - 1) + 1, action.start);
  const name = includedName(action.says);
  const part = name === undefined ? undefined : chart.partNamed(name);
  if (part !== undefined) return cutsIntoLine(action, text, line) ? undefined : partText(part, action, source);
  return FORWARDS.test(line) && !cutsIntoLine(action, text, line)
    ? chart.valueOf(action.says, locate(source, action.start, action.end))
    : undefined;
}

/** Its trim marks join what stands before or behind it. */
function cutsIntoLine({ start, end, says }: Action, text: string, line: string): boolean {
  if (text.startsWith('{{-', start) && line.trim() !== '' && !/\bnindent\b/.test(says)) return true;
  return text.startsWith('-}}', end - 3) && text.slice(end).trim() !== '';
}

/** Under the conditions of the place that takes it in, and its own. */
function partText({ file, start, end, condition }: TemplatePart, action: Action, source: SourceText): SourceText {
  const at = locate(source, action.start, action.end);
  const assumes = conditionsAt(at);
  const conditions = (file.conditions ?? []).map((one, index) => (index === condition ? { ...one, assumes } : one));
  const taken: SourceFile = { ...file, conditions };
  const text = slice(wholeFile(taken), start, end);
  return /\bnindent\b/.test(action.says) ? concat([synthetic(at, '\n'), text]) : text;
}
