/**
 * What expressions in a template's ConfigMap bring that the chart has: `{{ .Files.Get "files/Corefile" | indent 4 }}`
 * alone, parts of its templates that are taken in as they are, and upstreams of its own values.
 */

import type { ConfigMapEntry, ConfigMapFact } from '../../core/facts/objects.ts';
import type { Container } from '../../core/facts/workload.ts';
import { type Budget, beyondLimit } from '../../core/text/budget.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { getOrInsert, once, oncePer } from '../../core/text/once.ts';
import { inFolder } from '../../core/text/paths.ts';
import { compareText, pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, extentOf, locate, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Action, actionsOf, opensLine } from '../../core/text/template-actions.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { Join, JoinContext, Stated } from '../../languages/shared/join.ts';
import { isExpression } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import { includedName, partsIn, type TemplatePart } from '../../read/templates/parts.ts';
import { clusterPathOf } from './chart-statements.ts';
import { type ChartRelease, isChartRelease } from './fragments.ts';
import { readLoaded } from './left-out.ts';
import { type ChartInSight, type RenderedText, type Templates, templatesOf } from './own-values.ts';

const MAX_FILLED = 5000;

/** The file is read because a template names it; it is no server of its own any more. */
export const joinChartFiles: Join = (stated, context) => {
  const { paths = [], budget } = context;
  const read = readLoaded(context);
  const used = new Set<string>();
  let count = 0;
  const notices: Notice[] = [];
  const releases = stated.value.filter(isChartRelease);
  const chartAt = oncePer((directory: string) => openChart({ directory, read, paths, releases }, { budget, notices }));
  const written = new Map<ConfigMapEntry, SourceText>();
  const ways = new Map<string, Set<string>>();
  const changed = (
    fact: Statement,
    textsFor: (entry: ConfigMapEntry, chart: Chart) => readonly RenderedText[],
  ): readonly Statement[] => {
    const directory = fact.kind === 'config-map' ? chartOf(fact.at.file.path) : undefined;
    if (fact.kind !== 'config-map' || directory === undefined) return [fact];
    const chart = chartAt(directory);
    const made = fact.data.map((entry) => {
      const texts = count < MAX_FILLED ? textsFor(entry, chart) : [];
      for (const { file } of texts.flatMap(({ text }) => [text, ...text.segments]))
        if (file !== undefined) used.add(file.path);
      count += texts.length;
      return texts.map(({ text, path }) => {
        const filled = { ...entry, text };
        written.set(filled, entry.text);
        return { entry: filled, path };
      });
    });
    const facts = byWay(fact, made);
    if (facts.length > 1) for (const { path } of made.flat()) getOrInsert(ways, directory, () => new Set()).add(path);
    return facts;
  };
  const named = openNames(stated.value, chartAt);
  const filled = stated.value.flatMap((fact) =>
    fact.kind === 'config-map'
      ? changed(named(fact), ({ text }, chart) => textFrom(text, chart, used).map((made) => ({ text: made, path: '' })))
      : fact,
  );
  const whole = wholeTemplates({ ...stated, value: filled }, { ...context, read }, chartAt, ways);
  for (const path of whole.used) used.add(path);
  const value = whole.value.flatMap((fact) =>
    changed(fact.kind === 'config-map' ? named(fact) : fact, (entry, chart) => {
      const text = written.get(entry) ?? entry.text;
      return isOpen(entry.text) && isInBlock(text) ? chart.templates().rendered(text) : [];
    }),
  );
  return {
    ...stated,
    notices: [...whole.notices, ...notices],
    value: value
      .filter((fact) => fact.kind !== 'config-text' || !used.has(fact.at.file.path))
      .flatMap((fact) => inEachWay(withImages(fact, chartAt, releases), ways)),
  };
};

/** CoreDNS's release as the chart's values agree on it, at the expression. */
function withImages(
  fact: Statement,
  chartAt: (directory: string) => Chart,
  releases: readonly ChartRelease[],
): Statement {
  const directory = fact.kind === 'workload' ? chartOf(fact.at.file.path) : undefined;
  if (fact.kind !== 'workload' || directory === undefined) return fact;
  if (!fact.containers.some(({ image }) => isExpression(image?.value ?? ''))) return fact;
  const isOf = (chart = ''): boolean => directory === chart || directory.startsWith(`${chart}/charts/`);
  const openKeys = once(() => releases.flatMap((one) => (isOf(one.directory) ? (one.openKeys ?? []) : [])));
  const containers = fact.containers.map((one): Container => {
    const { image } = one;
    if (image === undefined || !isExpression(image.value) || openKeys().some(isNamedIn(image.value))) return one;
    const { name = '' } = chartAt(directory).templates().nameOf(synthetic(image.at, image.value)) ?? {};
    return /coredns[^/:@]*:v?\d/i.test(name) ? { ...one, image: { ...image, value: name } } : one;
  });
  return { ...fact, containers };
}

/** A part may name any. */
function isNamedIn(expression: string): (key: string) => boolean {
  const isPart = /\b(?:include|template|tpl)\b/.test(expression);
  return (key) => (isPart ? IMAGE_KEY.test(key) : expression.includes(key));
}
const IMAGE_KEY = /image|tag|version/i;

/** With the texts that each way to install the chart makes of its entries. */
function byWay(
  fact: ConfigMapFact,
  made: readonly (readonly { readonly entry: ConfigMapEntry; readonly path: string }[])[],
): readonly ConfigMapFact[] {
  const paths = [...new Set(made.flat().map(({ path }) => path))];
  if (paths.length === 0) return [fact];
  return paths.map((path) => {
    const data = fact.data.map((entry, index) => {
      const texts = made[index] ?? [];
      return (texts.find((one) => one.path === path) ?? texts[0])?.entry ?? entry;
    });
    return paths.length === 1 ? { ...fact, data } : { ...fact, data, clusterPath: clusterPathOf(path) };
  });
}

/** A cluster for each, where what a chart installs differs. */
function inEachWay(fact: Statement, ways: ReadonlyMap<string, ReadonlySet<string>>): readonly Statement[] {
  const { clusterPath, at } = fact;
  const paths = clusterPath === undefined ? ways.get(chartOf(at.file.path) ?? '') : undefined;
  return paths === undefined ? [fact] : [...paths].map((path) => ({ ...fact, clusterPath: clusterPathOf(path) }));
}

/** ConfigMaps that no template states by itself, of templates that are evaluated from end to end. */
function wholeTemplates(
  { value, notices }: Pick<Stated, 'value' | 'notices'>,
  { read, paths = [], factsOf }: JoinContext,
  chartAt: (directory: string) => Chart,
  ways: Map<string, Set<string>>,
): Pick<Stated, 'value' | 'notices'> & { readonly used: ReadonlySet<string> } {
  const isBare = (fact: Statement): fact is ConfigMapFact =>
    fact.kind === 'config-map' && (fact.data.length === 0 || fact.data.some(({ text }) => isOpen(text)));
  const isRefused = (notice: Notice): boolean => notice.kind === 'unreadable' && notice.template === true;
  const keyOf = ({ name, namespace, at }: ConfigMapFact): string => JSON.stringify([at.file.path, namespace, name]);
  const stated = value.filter((fact) => fact.kind === 'config-map');
  const known = new Set(stated.filter((fact) => !isBare(fact)).map(keyOf));
  const names = new Set(stated.map(({ name }) => name));
  const mounting = value.filter(
    (fact) =>
      fact.kind === 'workload' &&
      fact.volumes.some(({ source }) => source.kind === 'config-map' && !names.has(source.name)),
  );
  const bare = value.filter(isBare);
  const places = [...bare, ...notices.filter(isRefused), ...mounting].map(({ at }) => at.file.path);
  const open = new Set(bare.map(({ at }) => at.file.path));
  const stating = new Set(stated.map(({ at }) => at.file.path));
  const used = new Set<string>();
  const made: Statement[] = [];
  for (const directory of new Set(places.flatMap((path) => chartOf(path) ?? []))) {
    for (const path of pathsBelow(inFolder(directory, 'templates'), paths)) {
      const file = /\/_[^/]*$/.test(path) || (stating.has(path) && !open.has(path)) ? undefined : read(path);
      if (file === undefined || !mayMake(file.text)) continue;
      const rendered = chartAt(directory).templates().rendered(wholeFile(file));
      for (const { text, path: way } of rendered) {
        const { documents } = openYaml(path, text, { objects: true });
        const facts = documents.flatMap((one) => factsOf(one).value);
        const maps: readonly Statement[] = facts.filter(
          (fact) => fact.kind === 'config-map' && !isBare(fact) && !known.has(keyOf(fact)),
        );
        if (maps.length === 0) continue;
        if (rendered.length > 1) getOrInsert(ways, directory, () => new Set()).add(way);
        for (const one of maps) made.push(rendered.length > 1 ? { ...one, clusterPath: clusterPathOf(way) } : one);
        for (const { file: from = text.file } of text.segments) used.add(from.path);
      }
    }
  }
  if (made.length === 0) return { value, notices, used };
  return {
    used,
    value: [...value.filter((fact) => !isBare(fact) || !used.has(fact.at.file.path)), ...made],
    notices: notices.filter((one) => !isRefused(one) || !used.has(one.at.file.path)),
  };
}

/** A ConfigMap stands in it, or nothing but what other templates bring. */
function mayMake(text: string): boolean {
  if (/\bConfigMap\b/.test(text)) return true;
  const lines = `\n${text}`;
  const last = lines.lastIndexOf('\nkind:');
  const next = last === -1 ? 0 : lines.indexOf('\n', last + 1);
  return next !== -1 && /\{\{-?\s*(?:include|template|tpl|range|toYaml)\b/.test(lines.slice(next));
}

/** By the name under which a workload of its chart mounts it, where the two write that in other ways. */
function openNames(
  facts: readonly Statement[],
  chartAt: (directory: string) => Chart,
): (fact: ConfigMapFact) => ConfigMapFact {
  const mounted = new Map<string, Set<string>>();
  const placed = new Set<string>();
  for (const fact of facts) {
    const directory = fact.kind === 'workload' ? chartOf(fact.at.file.path) : undefined;
    if (fact.kind !== 'workload' || directory === undefined) continue;
    const names = getOrInsert(mounted, directory, () => new Set());
    if (!isExpression(fact.namespace)) placed.add(directory);
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
  return (stated) => {
    const directory = chartOf(stated.at.file.path) ?? '';
    // Beside a workload whose namespace is no expression it matters which one this is.
    const isPlaced = placed.has(directory) && isExpression(stated.namespace);
    const space = isPlaced ? chartAt(directory).templates().nameOf(synthetic(stated.at, stated.namespace)) : undefined;
    const fact = space === undefined || isExpression(space.name) ? stated : { ...stated, namespace: space.name };
    const names = mounted.get(directory);
    if (names === undefined || names.has(fact.name) || ![...names, fact.name].some(isExpression)) return fact;
    const { nameOf, assuming } = chartAt(directory).templates();
    const others = getOrInsert(rendered, directory, () => renderedNames(directory, names, fact.at));
    const own = nameOf(synthetic(fact.at, fact.name));
    const other = own === undefined ? undefined : others.get(own.name);
    if (other === undefined) return fact;
    const isAssumed = own?.isOfValues === true || other.isOfValues;
    const data = isAssumed ? fact.data.map((one) => ({ ...one, text: assuming(one.text) })) : fact.data;
    return { ...fact, name: other.name, data };
  };
}

/** Behind `|`: lines that are made are its lines; elsewhere they are YAML. */
function isInBlock(text: SourceText): boolean {
  const { file, span } = locate(text, 0, 0);
  const before = file.text.slice(Math.max(0, span.start - MAX_HEADER), span.start).trimEnd();
  return /[|>][-+\d]{0,2}(?:[ \t]+#[^\n]*)?$/.test(before);
}

const MAX_HEADER = 300;

/** Loops, conditions of more than a value, and expressions that may bring a plugin or that join the next line to theirs. */
function isOpen({ text }: SourceText): boolean {
  if (!text.includes('{{')) return false;
  let begins = false;
  let done = 0;
  return actionsOf(text).some(({ engine, role, expression, start, end }) => {
    // What states a variable brings nothing before it.
    begins = opensLine(text, start) || (begins && text.slice(done, start).trim() === '');
    const isFirst = begins;
    begins &&= role === 'quiet';
    done = end;
    if (engine !== 'go') return false;
    // Branches of whole lines are read as they are written.
    if (role === 'open' || role === 'middle')
      return (
        !opensLine(text, start) || !/^(?:else|(?:else )?(?:if|with) (?:not )?\$?\.Values[\w.-]+)$/.test(expression)
      );
    return (
      role === 'hole' && (isFirst || (text.startsWith('-}}', end - 3) && /^\s*\n/.test(text.slice(end, end + 200))))
    );
  });
}

/** The folder around the templates. */
export function chartOf(path: string): string | undefined {
  const at = `/${path}`.lastIndexOf('/templates/');
  return at === -1 ? undefined : path.slice(0, Math.max(0, at - 1));
}

interface Chart {
  readonly partNamed: (name: string) => TemplatePart | undefined;
  readonly templates: () => Templates;
  readonly budget: Budget;
  readonly notices: Notice[];
}

export function openChart(chart: ChartInSight, bounds: Pick<Chart, 'budget' | 'notices'>): Chart {
  const parts = once(() => partsOf(chart));
  const partNamed = (name: string): TemplatePart | undefined => parts().get(name);
  let isReported = false;
  const refuse = (): boolean => {
    const message = 'templates of this chart make too much text, or it is installed in too many ways';
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
    templates: once(() => templatesOf(chart, { partNamed: partTextNamed, take, refuse })),
  };
}

/** Of the chart and those within it: of a name that several files define, the file read last (helm pkg/engine/engine.go sortTemplates). */
function partsOf({ directory, paths, read }: ChartInSight): ReadonlyMap<string, TemplatePart> {
  const found = new Map<string, TemplatePart>();
  const depthOf = (path: string): number => path.split('/').length;
  const templates = [...pathsBelow(directory, paths)]
    .filter((path) => /\/templates\//.test(path.slice(directory.length)))
    .sort((a, b) => depthOf(b) - depthOf(a) || compareText(b, a));
  for (const path of templates) {
    const file = read(path);
    for (const [name, part] of file === undefined ? [] : partsIn(file)) found.set(name, part);
  }
  return found;
}

/** Parts that take in parts. */
const MAX_DEPTH = 8;
const MAX_TEXT = 1024 * 1024;

/** None where nothing of it is known. */
function textFrom(text: SourceText, chart: Chart, used: Set<string>): readonly SourceText[] {
  let filled: SourceText | undefined;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = withBroughtTexts(filled ?? text, chart, used);
    if (next === undefined) break;
    if (next.text.length > MAX_TEXT || !chart.budget.take('characters', next.text.length)) {
      const message = 'parts that are taken in here make too much text';
      chart.notices.push(beyondLimit('characters', message, extentOf(text)));
      return [];
    }
    filled = next;
  }
  return filled === undefined ? [] : [filled];
}

function withBroughtTexts(source: SourceText, chart: Chart, used: Set<string>): SourceText | undefined {
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
  const name = includedName(action.expression);
  const part = name === undefined ? undefined : chart.partNamed(name);
  if (part !== undefined) return cutsIntoLine(action, text, line) ? undefined : partText(part, action, source);
  return FORWARDS.test(line) && !cutsIntoLine(action, text, line)
    ? chart.templates().upstreams(slice(source, action.start, action.end))
    : undefined;
}

/** Its trim marks join what stands before or behind it. */
function cutsIntoLine({ start, end, expression }: Action, text: string, line: string): boolean {
  if (text.startsWith('{{-', start) && line.trim() !== '' && !/\bnindent\b/.test(expression)) return true;
  return text.startsWith('-}}', end - 3) && text.slice(end).trim() !== '';
}

/** Under the conditions of the place that takes it in, and its own. */
function partText({ file, start, end, condition }: TemplatePart, action: Action, source: SourceText): SourceText {
  const at = locate(source, action.start, action.end);
  const assumes = conditionsAt(at);
  const conditions = (file.conditions ?? []).map((one, index) => (index === condition ? { ...one, assumes } : one));
  const taken: SourceFile = { ...file, conditions };
  const text = slice(wholeFile(taken), start, end);
  return /\bnindent\b/.test(action.expression) ? concat([synthetic(at, '\n'), text]) : text;
}
