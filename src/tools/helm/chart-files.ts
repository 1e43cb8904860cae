/**
 * What expressions in a template's ConfigMap bring that the chart has: `{{ .Files.Get "files/Corefile" | indent 4 }}`
 * alone, parts of its templates that are taken in as they are, and upstreams of its own values.
 */

import type { ConfigMapEntry, ConfigMapFact } from '../../core/facts/fact.ts';
import { type Budget, beyondLimit } from '../../core/text/budget.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { inFolder } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, extentOf, locate, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Action, actionsOf, opensLine } from '../../core/text/template-actions.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { Join } from '../../languages/shared/join.ts';
import { entries, isExpression } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { includedName, partsIn, type TemplatePart } from '../../read/templates/parts.ts';
import { isChartRelease } from './fragments.ts';
import { readLoaded } from './left-out.ts';
import { type ChartInSight, type OwnValues, ownValues, type Templates, templatesOf } from './own-values.ts';

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
    const chart = chartAt(directory);
    const data = fact.data.map((entry): ConfigMapEntry => {
      const content = valueWritten(entry.text);
      const known = textFrom(content, chart, used);
      const text = (isOpen(known ?? content) ? chart.templates().rendered(content) : undefined) ?? known;
      if (text === undefined || count >= MAX_FILLED) return entry;
      for (const { file } of [text, ...text.segments]) if (file !== undefined) used.add(file.path);
      count += 1;
      return { ...entry, text };
    });
    const made = fact.unrendered === undefined ? [] : entriesIn(chart.templates().rendered(fact.unrendered));
    if (made.length > 0) {
      count += 1;
      for (const { text } of made)
        for (const { file } of [text, ...text.segments]) if (file !== undefined) used.add(file.path);
      return { ...fact, data: made };
    }
    return data.every((entry, i) => entry === fact.data[i]) ? fact : { ...fact, data };
  };
  const named = openNames(stated.value, chartAt);
  const value = stated.value.map((fact) => (fact.kind === 'config-map' ? filled(named(fact)) : fact));
  return {
    ...stated,
    notices: [...stated.notices, ...notices],
    value: value.filter((fact) => fact.kind !== 'config-text' || !used.has(fact.at.file.path)),
  };
};

/** `Corefile: {{ X | quote }}` is X, and so are other ways to write a text as YAML where no block scalar holds it. */
function valueWritten(text: SourceText): SourceText {
  const { file, span } = locate(text, 0, 0);
  const before = file.text.slice(file.text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  const [, opening = '', inner = '', piped = ''] = EXPRESSION.exec(text.text) ?? [];
  const [called = ''] = /^\s*(?:quote|toJson|toYaml)\s+(?![^(]*\|)/.exec(inner) ?? [];
  if (!IN_FLOW.test(before) || (called === '' && !AS_YAML.test(piped)) || /^\s*$/.test(inner)) return text;
  const start = opening.length + called.length;
  return concat([
    synthetic(locate(text, 0, opening.length), '{{ '),
    slice(text, start, opening.length + inner.length),
    synthetic(locate(text, text.text.length - 2, text.text.length), ' }}'),
  ]);
}

const IN_FLOW = /^[ \t]*["']?[\w./-]{1,200}["']?:[ \t]+$/;
const AS_YAML = /^\|\s*(?:quote|toJson|toYaml)\b/;
/** One action, and of its pipe the end that writes YAML. */
const EXPRESSION =
  /^(\{\{-?)((?:[^{}\n]|\{(?!\{)){1,2000}?)((?:\|\s*(?:quote|toJson|toYaml)\s*)?(?:\|\s*n?indent\s+\d{1,3}\s*)?)-?\}\}$/;

/** By the name under which a workload of its chart mounts it, where the two write that in other ways. */
function openNames(
  facts: readonly Statement[],
  chartAt: (directory: string) => Chart,
): (fact: ConfigMapFact) => ConfigMapFact {
  const mounted = new Map<string, Set<string>>();
  for (const fact of facts) {
    const directory = fact.kind === 'workload' ? chartOf(fact.at.file.path) : undefined;
    if (fact.kind !== 'workload' || directory === undefined) continue;
    const names = mounted.get(directory) ?? new Set();
    mounted.set(directory, names);
    for (const { source } of fact.volumes) if (source.kind === 'config-map') names.add(source.name);
  }
  type Named = { readonly name: string; readonly isOfValues: boolean };
  const rendered = new Map<string, ReadonlyMap<string, Named>>();
  const renderedNames = (directory: string, names: ReadonlySet<string>, at: Location): ReadonlyMap<string, Named> => {
    const { nameOf } = chartAt(directory).templates();
    const made = [...names].flatMap((name) => {
      const other = nameOf(synthetic(at, name));
      return other === undefined ? [] : [[other.name, { ...other, name }] as const];
    });
    return new Map(made);
  };
  return (fact) => {
    const directory = chartOf(fact.at.file.path) ?? '';
    const names = mounted.get(directory);
    if (names === undefined || names.has(fact.name) || ![...names, fact.name].some(isExpression)) return fact;
    const { nameOf, assuming } = chartAt(directory).templates();
    const others = rendered.get(directory) ?? renderedNames(directory, names, fact.at);
    rendered.set(directory, others);
    const own = nameOf(synthetic(fact.at, fact.name));
    const other = own === undefined ? undefined : others.get(own.name);
    if (other === undefined) return fact;
    const isAssumed = own?.isOfValues === true || other.isOfValues;
    const data = isAssumed ? fact.data.map((one) => ({ ...one, text: assuming(one.text) })) : fact.data;
    return { ...fact, name: other.name, data };
  };
}

/** Loops, conditions of more than a value, and expressions that may bring a plugin or that join the next line to theirs. */
function isOpen({ text }: SourceText): boolean {
  if (!text.includes('{{')) return false;
  let begins = false;
  let done = 0;
  return actionsOf(text).some(({ engine, role, says, start, end }) => {
    // What states a variable brings nothing before it.
    begins = opensLine(text, start) || (begins && text.slice(done, start).trim() === '');
    const isFirst = begins;
    begins &&= role === 'quiet';
    done = end;
    if (engine !== 'go') return false;
    if (role === 'open' || role === 'middle')
      return !/^(?:else|(?:else )?(?:if|with) (?:not )?\$?\.Values[\w.-]+)$/.test(says);
    return (
      role === 'hole' && (isFirst || (text.startsWith('-}}', end - 3) && /^\s*\n/.test(text.slice(end, end + 200))))
    );
  });
}

function entriesIn(source: SourceText | undefined): readonly ConfigMapEntry[] {
  const root = source === undefined ? undefined : readYaml(source).value;
  return entries(root).flatMap(({ key, value }) =>
    value.kind === 'scalar' && typeof value.value === 'string'
      ? [{ key, text: value.text, at: locate(value.text, 0, 0) }]
      : [],
  );
}

function chartOf(path: string): string | undefined {
  const at = path.lastIndexOf('/templates/');
  return at === -1 ? undefined : path.slice(0, at);
}

interface Chart {
  readonly partNamed: (name: string) => TemplatePart | undefined;
  readonly valueOf: OwnValues;
  readonly templates: () => Templates;
  readonly budget: Budget;
  readonly notices: Notice[];
}

function openChart(chart: ChartInSight, bounds: Pick<Chart, 'budget' | 'notices'>): Chart {
  let parts: ReadonlyMap<string, TemplatePart | undefined> | undefined;
  let values: OwnValues | undefined;
  let templates: Templates | undefined;
  let isReported = false;
  const partNamed = (name: string): TemplatePart | undefined => {
    parts ??= partsOf(chart);
    return parts.get(name);
  };
  const refuse = (): boolean => {
    const message = 'templates of this chart make too much text';
    const at = atFile(inFolder(chart.directory, 'Chart.yaml'));
    if (!isReported) bounds.notices.push(beyondLimit('characters', message, at));
    isReported = true;
    return false;
  };
  const take = (count: number): boolean => bounds.budget.take('characters', count) || refuse();
  const partTextNamed = (name: string): SourceText | undefined => {
    const part = partNamed(name);
    return part === undefined ? undefined : slice(wholeFile(part.file), part.start, part.end);
  };
  return {
    ...bounds,
    partNamed,
    templates: () => {
      templates ??= templatesOf(chart, { partNamed: partTextNamed, take, refuse });
      return templates;
    },
    valueOf: (says, at) => {
      values ??= ownValues(chart);
      return values(says, at);
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
      chart.notices.push(beyondLimit('characters', message, extentOf(text)));
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
  let length = 0;
  let [lineAt, feed] = [0, source.text.indexOf('\n')];
  for (const action of actionsOf(source.text)) {
    for (; feed !== -1 && feed < action.start; feed = source.text.indexOf('\n', lineAt)) lineAt = feed + 1;
    // More than that is not read, and may be no text at all.
    if (length > MAX_TEXT) break;
    const text =
      action.engine === 'go' && action.role === 'hole' ? broughtBy(action, source, lineAt, chart) : undefined;
    if (text === undefined) continue;
    for (const { file } of [text, ...text.segments]) if (file?.path.endsWith('.tpl') === true) used.add(file.path);
    if (action.start > done) pieces.push(slice(source, done, action.start));
    if (text.text !== '') pieces.push(text);
    length += text.text.length;
    done = action.end;
  }
  if (done === 0) return undefined;
  if (done < source.text.length) pieces.push(slice(source, done, source.text.length));
  return pieces.length === 0 ? slice(source, 0, 0) : concat(pieces);
}

/** Words that send questions elsewhere: what other words are does not matter as much. */
const FORWARDS = /^[ \t]*(?:forward|proxy)[ \t]/;

/** `lineAt`: where its line begins. */
function broughtBy(action: Action, source: SourceText, lineAt: number, chart: Chart): SourceText | undefined {
  const { text } = source;
  const line = text.slice(lineAt, action.start);
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
