/** What a chart's own values files state for a place in a template on which all of them agree. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import { distinctBy } from '../../core/text/append.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { compileGlob } from '../../core/text/globs.ts';
import { once } from '../../core/text/once.ts';
import { inFolder, pathFrom } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, type SourceText, slice, wholeFile, withFiles } from '../../core/text/source-text.ts';
import { actionsOf } from '../../core/text/template-actions.ts';
import type { YamlNode } from '../../read/documents/document.ts';
import { yamlFile } from '../../read/documents/yaml.ts';
import { valuesTaken, wholly } from '../shared/values-taken.ts';
import {
  type ChartValues,
  installed,
  layersOfRelease,
  MAX_CHART_VALUES,
  mergedAt,
  nodeBelow,
  valuesOf,
} from './chart-layers.ts';
import { type Asking, evaluated } from './evaluate.ts';
import type { ChartRelease } from './fragments.ts';
import { madeNode, weightOf } from './functions.ts';

export interface ChartInSight {
  readonly directory: string;
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[];
  readonly releases: readonly ChartRelease[];
}

export interface RenderedText {
  readonly text: SourceText;
  /** Of the values, or what states them. */
  readonly path: string;
}

export interface Templates {
  /** Each that the ways to install the chart make of it, as an assumption where that are values; none where it is not followed. */
  readonly rendered: (text: SourceText) => readonly RenderedText[];
  /** Addresses and files that an expression brings; everything else may be one that is to be replaced. */
  readonly upstreams: (text: SourceText) => SourceText | undefined;
  /** For comparing names: whatever the release is called. */
  readonly nameOf: (text: SourceText) => { readonly name: string; readonly isOfValues: boolean } | undefined;
  /** As an assumption, beside what it assumes already. */
  readonly assuming: (text: SourceText) => SourceText;
  /** By a release with just these values. */
  readonly renderedWith: (text: SourceText, values: ChartValues, release: string) => SourceText | undefined;
}

/** Of all templates of a chart. */
interface Bounds extends Pick<Asking, 'take'> {
  /** Says that there is no room for one; false. */
  readonly refuse: () => boolean;
}

/** Characters of one evaluation, with what it makes on the way. */
const MAX_WORK = 4 * 1024 * 1024;

/** Of a chart: undefined too where ways to install it differ. */
export function templatesOf(chart: ChartInSight, asking: Bounds & Pick<Asking, 'partNamed'>): Templates {
  const own = inFolder(chart.directory, 'values.yaml');
  const values = valuesOf(chart.directory, chart);
  const isCut = values.length > MAX_CHART_VALUES;
  const followed = openEvaluation(chart, asking, isCut ? [] : installed(values));
  const evaluate: typeof followed = (text, release) => (isCut && !asking.refuse() ? [] : followed(text, release));
  const agreed = (text: SourceText, release: string | undefined): Evaluated | undefined => {
    const [made, ...others] = evaluate(text, release);
    return others.length > 0 ? undefined : made;
  };
  return {
    rendered: (text) => {
      const ways = evaluate(text, undefined);
      if (ways.length > MAX_WAYS || ways.some((one) => mayBeReplaced(one.text.text))) return [];
      return ways.map((one) => {
        const taken = valuesTaken(text.file.path, ways.length > 1 ? one.path : own);
        const assumes = [...conditionsAt(locate(text, 0, 0)), ...(one.isOfValues ? [taken] : [])];
        const made = withFiles(one.text, (file) => wholly(file, [...assumes, ...(one.branches.get(file) ?? [])]));
        return { text: made, path: one.path };
      });
    },
    upstreams: (text) => {
      const made = agreed(text, undefined);
      const words = made?.text.text ?? '';
      const marks = /^(["']).*\1$/.test(words) ? 1 : 0;
      const inside = made && slice(made.text, marks, words.length - marks);
      return made?.isOfValues === true && inside?.text.split(' ').every(isUpstream) === true
        ? withFiles(inside, (file) => wholly(file, [valuesTaken(file.path, own)]))
        : undefined;
    },
    nameOf: (text) => {
      const made = agreed(text, 'release-name');
      return made === undefined || made.branches.size > 0
        ? undefined
        : { name: made.text.text, isOfValues: made.isOfValues };
    },
    assuming: (text) =>
      withFiles(text, ({ conditions = [], ...file }) => {
        const all = { start: 0, end: file.text.length + 1, assumes: [valuesTaken(file.path, own)], around: -1 };
        return { ...file, conditions: [all, ...conditions.map((one) => ({ ...one, around: one.around + 1 }))] };
      }),
    renderedWith: (text, values, release) => {
      const [made] = openEvaluation(chart, asking, [values])(text, release);
      return made && withFiles(made.text, (file) => wholly(file, made.branches.get(file) ?? []));
    },
  };
}

/** What the ways to install the chart make of a text, each once; none where one of them is not followed. */
function openEvaluation(
  chart: ChartInSight,
  asking: Parameters<typeof templatesOf>[1],
  ways: readonly ChartValues[],
): (text: SourceText, release: string | undefined) => readonly Evaluated[] {
  const files: Asking['files'] = new Map();
  const isChanged = openChanges(chart);
  return (text, release) => {
    const asked = new Set<string>();
    const fields = new Set<string>();
    let isOpen = false;
    const leaveOpen = (): void => {
      isOpen = true;
    };
    const branches: Evaluated['branches'] = new Map();
    const assuming: Asking['assuming'] = (made, assumes) =>
      withFiles(made, (file) => {
        const copy = { ...file };
        branches.set(copy, [...assumes, ...(branches.get(file) ?? [])]);
        return copy;
      });
    const open = { ...chart, ...asking, asked, fields, release, files, assuming, leaveOpen };
    const made = ways.map((values) => {
      let left = MAX_WORK;
      let isStopped = false;
      const take = (count: number): boolean => {
        left -= count;
        return !isStopped && (left < 0 ? asking.refuse() : asking.take(count));
      };
      const stop = (): void => {
        isStopped = true;
      };
      const result = evaluated(text, askingOf({ ...open, take, stop }, values));
      return result === undefined ? undefined : { path: values.path, text: result };
    });
    const followed = made.flatMap((one) => one ?? []);
    if (followed.length < made.length) return [];
    if (isOpen && followed.some((one) => !/^[ \t]*(?:forward|proxy)[ \t]/m.test(one.text.text))) return [];
    if (asked.size > 0 && [...fields].some(isChanged)) return [];
    if ([...asked].some((key) => isStatedBy(chart, key))) return [];
    return distinctBy(followed, (one) => one.text.text).map((one) => ({
      ...one,
      isOfValues: asked.size > 0,
      branches,
    }));
  };
}

/** Different texts of one template. */
const MAX_WAYS = 8;

interface Evaluated extends RenderedText {
  readonly isOfValues: boolean;
  /** Under which copies of files are read. */
  readonly branches: Map<SourceFile, readonly BranchTaken[]>;
}

/** Node-cache fills it in where it runs; no value does (kubernetes/dns cmd/node-cache/app/configmap.go). */
const PILLAR = /^__PILLAR__[A-Z_]+__$/;

/** An upstream that is none may be one that stands for another; an expression is read as one. */
function mayBeReplaced(corefile: string): boolean {
  return [...corefile.replace(HOLES, '').matchAll(/^[ \t]*(?:forward|proxy)[ \t]+\S+[ \t]+([^{\n]*)/gm)].some(
    ([, to = '']) =>
      !to
        .trim()
        .split(/\s+/)
        .every((word) => word === '' || PILLAR.test(word) || isUpstream(word)),
  );
}

const HOLES = /\{\{[^\n]{0,400}?\}\}/g;

interface OpenChart extends ChartInSight, Omit<Asking, 'root' | 'fieldOf' | 'filesBy'> {
  /** The last keys of values. */
  readonly asked: Set<string>;
  /** All keys. */
  readonly fields: Set<string>;
  readonly release: string | undefined;
}

function askingOf(chart: OpenChart, values: ChartValues): Asking {
  const { directory, read, partNamed, files, take, stop, assuming, leaveOpen, asked, fields, release } = chart;
  const [root, ofValues] = [wholeScope(), wholeScope()];
  let chartRoot: YamlNode | undefined;
  const known = new Map<string, YamlNode | undefined>();
  const valueAtKeys = (keys: readonly string[]): YamlNode | undefined => {
    const key = keys.join('\n');
    if (known.has(key)) return known.get(key);
    const found = mergedAt(values, keys);
    known.set(key, found);
    return found === undefined || take(found.span.end - found.span.start) ? found : undefined;
  };
  const fieldOf = (node: YamlNode, keys: readonly string[]): YamlNode | undefined => {
    const [first = '', ...rest] = keys;
    for (const key of keys) fields.add(key);
    if (node === root && first === 'Values') return rest.length === 0 ? ofValues : fieldOf(ofValues, rest);
    if (node === root && first === 'Chart') {
      chartRoot ??= chartFile(directory, read);
      return fieldOf(chartRoot, rest.map(uncapitalised));
    }
    if (node === root)
      return keys.join('.') === 'Release.Name' && release !== undefined
        ? madeNode({ text: release, file: { path: '', text: '' }, segments: [] })
        : undefined;
    if (node === ofValues) asked.add(keys.at(-1) ?? '');
    const below = (at: YamlNode | undefined, key: string): YamlNode | undefined =>
      at !== undefined && take(weightOf(at)) ? nodeBelow(at, [key]) : undefined;
    const nodeAt = (path: readonly string[]): YamlNode | undefined =>
      node === ofValues ? valueAtKeys(path) : path.reduce<YamlNode | undefined>(below, node);
    // A part may be given all that a template has, and more.
    if (node !== ofValues && rest.length > 0 && [root, ofValues].includes(nodeAt([first]) ?? node))
      return fieldOf(nodeAt([first]) ?? node, rest);
    const isHeld =
      (node === ofValues && keys.length === 1) || (nodeAt(keys.slice(0, -1))?.kind ?? 'scalar') !== 'scalar';
    return isHeld ? (nodeAt(keys) ?? madeNode(null)) : undefined;
  };
  return { root, fieldOf, partNamed, filesBy: filesOf(chart), files, take, stop, assuming, leaveOpen };
}

/** `.Files` of a template (helm pkg/engine/files.go). */
function filesOf({ directory, read, paths, take }: OpenChart): Asking['filesBy'] {
  return (method, argument) => {
    const textOf = (path: string): YamlNode | undefined => {
      const isInside = path !== '' && pathFrom(directory, path) === inFolder(directory, path);
      const file = isInside && !NO_FILES.test(path) ? read(inFolder(directory, path)) : undefined;
      return file === undefined ? undefined : madeNode(wholeFile(file));
    };
    if (method === 'Get' || method === 'Lines') return textOf(argument);
    const isMatch = method === 'Glob' ? compileGlob(argument) : undefined;
    if (typeof isMatch !== 'function') return undefined;
    const below = pathsBelow(directory, paths);
    if (!take(below.length * STEP)) return undefined;
    const found = below.map((path) => path.slice(inFolder(directory, '').length)).filter(isMatch);
    const span = { start: 0, end: 0 };
    const entries = found
      .slice(0, MAX_FILES)
      .map((key) => ({ key, keySpan: span, value: textOf(key) ?? madeNode(null) }));
    const isAll = found.length <= MAX_FILES && take(entries.reduce((sum, { value }) => sum + weightOf(value), 0));
    return isAll ? { kind: 'map', span, entries } : undefined;
  };
}

/** True, and never written out. */
function wholeScope(): YamlNode {
  const span = { start: 0, end: 0 };
  return { kind: 'map', span, entries: [{ key: '', keySpan: span, value: madeNode(null) }] };
}

/** Of one pattern. */
const MAX_FILES = 100;
/** Characters that a path counts as. */
const STEP = 16;

/** What is no file of a chart's (helm pkg/chart/v2/loader/load.go). */
const NO_FILES = /^(?:templates|charts|crds)\/|^(?:Chart|values)\.ya?ml$/;

/** `.Chart.AppVersion` of `appVersion` (helm pkg/chart/metadata.go). */
function uncapitalised(key: string): string {
  return key.slice(0, 1).toLowerCase() + key.slice(1);
}

function chartFile(directory: string, read: ChartInSight['read']): YamlNode {
  return yamlFile(read(inFolder(directory, 'Chart.yaml')))?.root ?? madeNode(null);
}

/** All of it, whatever branches of its files it stands in. */
const ADDRESS = /^(?:(?:dns|tls):\/\/)?(\[[\da-f:]+\]|[^[\]/]+?)(?::\d{1,5})?$/i;
const FILE = /^\/[\w./-]{1,300}$/;

function isUpstream(word: string): boolean {
  const [, host = ''] = ADDRESS.exec(word) ?? [];
  return FILE.test(word) || [word, host.replace(/^\[|\]$/g, '')].some((one) => parseAddress(one) !== undefined);
}

/** What installs the chart from this repository, with values that are not in sight, may state the value. */
function isStatedBy(chart: ChartInSight, last: string): boolean {
  const { directory, read, releases } = chart;
  const own = inFolder(directory, 'values.yaml');
  return releases
    .filter((one) => one.directory === directory || directory.startsWith(`${one.directory}/charts/`))
    .filter((one) => one.directory !== directory || layersOfRelease(one, chart) === undefined)
    .some(({ sources, doubts = [] }) =>
      [...sources, ...doubts].some((source) => {
        if (!('kind' in source) || source.kind === 'config-map') return true;
        if (source.kind === 'file') return source.path !== own && (read(source.path)?.text.includes(last) ?? true);
        return (source.target ?? source.text.text).includes(last);
      }),
    );
}

/** Whether a template of the chart may give a key another value: helm renders all of them with the same maps. */
function openChanges({ directory, read, paths }: ChartInSight): (key: string) => boolean {
  const changes = once(() =>
    pathsBelow(directory, paths).flatMap((path) => {
      const text = path.includes('/templates/') ? (read(path)?.text ?? '') : '';
      if (!CHANGES.test(text)) return [];
      const own = ownMaps(text);
      return actionsOf(text).flatMap(({ expression }) =>
        CHANGES.test(expression.replace(LITERAL, '""')) && !PRINTED.test(expression) && !isOfOwn(expression, own)
          ? expression
          : [],
      );
    }),
  );
  const keys = once(() => new Set(changes().flatMap((expression) => expression.match(WORD) ?? [])));
  return (key) => keys().has(key) || changes().some((expression) => OF_ANY_KEY.test(expression));
}

/** Variables of a template that are never anything but maps that it makes. */
function ownMaps(text: string): ReadonlySet<string> {
  const [own, others] = [new Set<string>(), new Set<string>()];
  for (const [, name = '', made = '', of] of text.matchAll(/(\$\w+)\s{0,99}:?=\s{0,99}(\w*)(?:\s{1,99}(\$\w+))?/g))
    if (made !== 'set' || of !== name) (/^(?:dict|(?:mustD|d)eepCopy)$/.test(made) ? own : others).add(name);
  return new Set([...own].filter((name) => !others.has(name)));
}

function isOfOwn(expression: string, own: ReadonlySet<string>): boolean {
  const [changed, ...more] = [...expression.matchAll(new RegExp(`${CHANGES.source}(\\$\\w+)?`, 'g'))];
  return more.length === 0 && own.has(changed?.[1] ?? '');
}

/** A variable's keeps its mark, and is no key. */
const WORD = /\$?[\w-]+/g;
const LITERAL = /"(?:[^"\\]|\\.)*"/g;
/** Those of sprig that change what they are given. */
const CHANGES = /\b(?:(?:un)?set|(?:mustM|m)erge(?:Overwrite)?)\s/;
const PRINTED = /^toYaml\s+\((?:mustM|m)erge[^|]*\)\s*\|\s*n?indent\s+\d+$/;
const OF_ANY_KEY = /\b(?:un)?set\s+(?:\$?[\w.]+|\([^()]{1,300}\))\s+[^"`\s]|\b[mM]erge\w*\s+(?:\$?\.(?:Values)?|\$)\s/;
