/** What the values files of a chart, and of those that it is a part of, state for its templates (helm pkg/chart/common/util). */
import { grouped } from '../../core/text/append.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import { oncePer } from '../../core/text/once.ts';
import { baseName, directoryOf, inFolder, isBelow, pathFrom } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { booleanOf, child, childAt, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { readYaml, yamlFile, yamlText } from '../../read/documents/yaml.ts';
import { fittingFiles } from './filled-paths.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';
import { type Layer, mergedNodes } from './layers.ts';
import { settingOf } from './setting.ts';

export interface ValuesTree {
  readonly read: (path: string) => SourceFile | undefined;
  /** Sorted. */
  readonly paths: readonly string[] | undefined;
  /** What installs charts of the repository. */
  readonly releases?: readonly ChartRelease[];
  /** By chart, those that name its folder as a dependency's (`file://`). */
  readonly dependents?: () => ReadonlyMap<string, readonly Use[]>;
  /** Values in a ConfigMap of the repository. */
  readonly inMap?: (
    source: ChartValuesSource & { readonly kind: 'config-map' },
    release: ChartRelease,
  ) => { readonly text: SourceText; readonly keys: Keys } | undefined;
}

/** One way to install the chart with values files of the repository; the first layer that has a value counts. */
export interface ChartValues {
  readonly path: string;
  readonly layers: readonly ValuesLayer[];
  /** Of what installs it: who takes the values files by themselves is not in sight. */
  readonly installs?: true;
  /** What else installs the chart has values that are not in sight. */
  readonly isOpen?: true;
  /** Commands of helmfile may set more. */
  readonly helmfile?: true;
  readonly choices?: readonly ValuesChoice[];
}

interface ValuesLayer {
  readonly source: SourceText;
  readonly root: YamlNode | undefined;
  /** Where the file has what the chart has at a path. */
  readonly keysOf: (path: Keys) => Keys | undefined;
}

type Keys = readonly string[];

export interface FoundValue {
  readonly node: YamlNode;
  readonly source: SourceText;
}

/** Those of releases, where there are any. */
export function installed(ways: readonly ChartValues[]): readonly ChartValues[] {
  const known = ways.filter((one) => one.isOpen !== true);
  const releases = known.filter((one) => one.installs === true);
  return releases.length > 0 ? releases : known;
}

export function valueAt({ layers }: ChartValues, path: Keys): FoundValue | undefined {
  for (const { source, root, keysOf } of layers) {
    const keys = keysOf(path);
    const node = keys === undefined ? undefined : childAt(root, keys);
    if (node !== undefined) return { node, source };
  }
  return undefined;
}

/** As the chart gets it: maps of all layers as one. */
export function mergedAt({ layers }: ChartValues, path: Keys): YamlNode | undefined {
  const found = layers.flatMap(({ root, keysOf }) => {
    const keys = keysOf(path);
    return (keys === undefined ? undefined : childAt(root, keys)) ?? [];
  });
  return found.length < 2 ? found[0] : found.toReversed().reduce(mergedNodes);
}

/** Values files of one chart, with those of the charts around it: with one more they are not all. */
export const MAX_CHART_VALUES = 1000;
/** Of one chart, and of one of them. */
const MAX_DEPENDENCIES = 100;
const MAX_IMPORTS = 20;
/** Charts within charts. */
const MAX_DEPTH = 8;
const VALUES_FILE = /^values[^/]*\.ya?ml$/;

/** The first is with its own values.yaml. */
export function valuesOf(chart: string, tree: ValuesTree, depth = 0): readonly ChartValues[] {
  const own = inFolder(chart, 'values.yaml');
  const files = pathsBelow(chart, tree.paths ?? []).filter(
    (path) => path !== own && directoryOf(path) === chart && VALUES_FILE.test(baseName(path)),
  );
  const [defaults, importedBy] = [layersOf(own, tree), openImports(chart, tree)];
  const laidOver = (over: readonly ValuesLayer[]): readonly ValuesLayer[] => {
    const stated = [...over, ...defaults];
    return [...stated, ...importedBy(stated)];
  };
  const around = depth < MAX_DEPTH ? usesOf(chart, tree) : [];
  const within = around.flatMap(({ parent, key }) =>
    valuesOf(parent, tree, depth + 1).map(({ path, layers, installs }) => ({
      ...defined({ installs }),
      path: path === inFolder(parent, 'values.yaml') ? own : path,
      layers: laidOver([
        ...moved(layers, (keys) => (keys[0] === 'global' ? keys : undefined)),
        ...moved(layers, (keys) => [key, ...keys]),
      ]),
    })),
  );
  const alone = [own, ...files].map((path) => ({ path, layers: laidOver(path === own ? [] : layersOf(path, tree)) }));
  const releases = releasesOf(chart, tree).map((one) => ({ ...one, layers: laidOver(one.layers) }));
  return [...within, ...(within.length > 0 ? alone.slice(1) : alone), ...releases].slice(0, MAX_CHART_VALUES + 1);
}

function layersOf(path: string, { read }: ValuesTree): readonly ValuesLayer[] {
  const file = read(path);
  return file === undefined ? [] : [layerOf(wholeFile(file), [])];
}

function layerOf(source: SourceText, below: Keys): ValuesLayer {
  return { source, root: nodeBelow(readYaml(source).value, below), keysOf: same };
}

function releasesOf(chart: string, tree: ValuesTree): readonly ChartValues[] {
  const releases = (tree.releases ?? []).filter(({ directory }) => directory === chart);
  const byFile = grouped(releases, ({ at }) => at.file.path);
  const byName = grouped(releases, ({ at, name }) => JSON.stringify([at.file.path, name]));
  // Thousands of releases may stand in one document.
  const open = oncePer((text: SourceText) => yamlText(text));
  return releases.slice(0, MAX_CHART_VALUES + 1).flatMap((release): ChartValues | readonly [] => {
    const layers = layersOfRelease(release, tree, open);
    const { path } = release.at.file;
    const isOnly = byFile.get(path)?.length === 1;
    const values = release.sources.findLast((source) => source.kind === 'file');
    const isOfName = byName.get(JSON.stringify([path, release.name]))?.length === 1 || values?.kind !== 'file';
    const which = isOfName ? release.name : `${release.name}, ${values.path}`;
    const way = {
      path: isOnly ? path : `${path} (${which})`,
      layers: layers ?? [],
      ...defined({
        helmfile: release.helmfile,
        choices: release.helmfile === true ? valuesChoices(release, tree) : undefined,
      }),
    };
    if (layers === undefined) return release.command === true ? [] : { ...way, isOpen: true };
    return release.command === true ? way : { ...way, installs: true };
  });
}

/** Longer values are not written anew to put a setting into a list of theirs. */
const MAX_WRITTEN = 256 * 1024;

/** Undefined where something of its values is not in sight. */
export function layersOfRelease(
  release: ChartRelease,
  tree: ValuesTree,
  open: (text: SourceText) => ReturnType<typeof yamlText> = yamlText,
): readonly ValuesLayer[] | undefined {
  if ((release.doubts ?? []).length > 0) return undefined;
  let layers: readonly Layer[] = [];
  for (const source of release.sources) {
    const values = valuesIn(source, release, tree);
    if (values === undefined) return undefined;
    const { text, keys } = values;
    if (source.kind === 'file' || source.target === undefined) {
      const document = open(text);
      const below = nodeBelow(document?.root, keys);
      if (document !== undefined && below !== undefined) layers = [...layers, { document, root: below }];
      continue;
    }
    const isLong = source.target.includes('[') && layers.some((one) => one.document.source.text.length > MAX_WRITTEN);
    const set = isLong ? '' : settingOf(source, text, layers);
    if (typeof set === 'string') return undefined;
    layers = set;
  }
  return layers.map(({ document, root }) => ({ source: document.source, root, keysOf: same })).toReversed();
}

function same(keys: Keys): Keys {
  return keys;
}

function valuesIn(
  source: ChartValuesSource,
  release: ChartRelease,
  tree: ValuesTree,
): { readonly text: SourceText; readonly keys: Keys } | undefined {
  if (source.kind === 'text') return source;
  if (source.kind === 'config-map') return tree.inMap?.(source, release);
  const file = source.below.length > 0 ? undefined : tree.read(source.path);
  return file && { text: wholeFile(file), keys: [] };
}

/** A list's members by their position. */
export function nodeBelow(root: YamlNode | undefined, keys: Keys): YamlNode | undefined {
  return keys.reduce<YamlNode | undefined>(
    (node, key) => (node?.kind === 'sequence' ? node.items[Number(key)] : child(node, key)),
    root,
  );
}

function moved(layers: readonly ValuesLayer[], keysOf: ValuesLayer['keysOf']): readonly ValuesLayer[] {
  return layers.map((layer) => ({
    ...layer,
    keysOf: (path) => {
      const keys = keysOf(path);
      return keys === undefined ? undefined : layer.keysOf(keys);
    },
  }));
}

/** `import-values` of dependencies: below what the chart states itself, and the first counts (processImportValues). */
function openImports(chart: string, tree: ValuesTree): (stated: readonly ValuesLayer[]) => readonly ValuesLayer[] {
  const imports = dependenciesOf(chart, tree).flatMap(({ node, key, folder }) => {
    const wanted = items(child(node, 'import-values')).slice(0, MAX_IMPORTS);
    const own = wanted.length === 0 ? [] : layersOf(inFolder(folder, 'values.yaml'), tree);
    return wanted.map((one) => {
      const name = scalarText(one);
      const [from = [], to = []] = ['child', 'parent'].map((side) => keysIn(scalarText(child(one, side)) ?? ''));
      return { key, own, source: name === undefined ? from : ['exports', name], target: name === undefined ? to : [] };
    });
  });
  return (stated) =>
    imports.flatMap(({ key, own, source, target }) => {
      const isInside = (keys: Keys): boolean => target.every((part, index) => keys[index] === part);
      const layers = [...moved(stated, (keys) => [key, ...keys]), ...own];
      return moved(layers, (keys) => (isInside(keys) ? [...source, ...keys.slice(target.length)] : undefined));
    });
}

function keysIn(path: string): Keys {
  return path.split('.').filter((part) => part !== '');
}

interface Dependency {
  readonly node: YamlNode;
  /** Below which the chart has its values. */
  readonly key: string;
  readonly folder: string;
}

function dependenciesOf(chart: string, { read }: Pick<ValuesTree, 'read'>): readonly Dependency[] {
  // Before Helm 3 they have a file of their own (helm.sh/docs/topics/charts, "Chart Dependencies").
  const files = ['Chart.yaml', 'requirements.yaml'].map((name) => yamlFile(read(inFolder(chart, name)))?.root);
  return files
    .flatMap((root) => items(child(root, 'dependencies')))
    .slice(0, MAX_DEPENDENCIES)
    .flatMap((node) => {
      const name = scalarText(child(node, 'name'));
      if (name === undefined) return [];
      const repository = scalarText(child(node, 'repository')) ?? '';
      const packed = inFolder(chart, `charts/${name}`);
      const beside = repository.startsWith('file://') ? pathFrom(chart, repository.slice('file://'.length)) : undefined;
      const folder = read(inFolder(packed, 'Chart.yaml')) === undefined ? (beside ?? packed) : packed;
      return [{ node, key: scalarText(child(node, 'alias')) ?? name, folder }];
    });
}

export interface Use extends Pick<Dependency, 'key'> {
  readonly parent: string;
  readonly node?: YamlNode;
}

/** Charts that are asked for their dependencies. */
const MAX_CHARTS = 500;

export function dependentsIn(tree: Pick<ValuesTree, 'read' | 'paths'>): ReadonlyMap<string, readonly Use[]> {
  const charts = (tree.paths ?? []).filter((path) => baseName(path) === 'Chart.yaml').map(directoryOf);
  const uses = charts
    .slice(0, MAX_CHARTS)
    .flatMap((parent) =>
      dependenciesOf(parent, tree).flatMap(({ folder, node, key }) =>
        isBelow(folder, parent) ? [] : [{ folder, use: { parent, key, node } }],
      ),
    );
  return new Map(
    [...grouped(uses, ({ folder }) => folder)].map(([folder, all]) => [folder, all.map(({ use }) => use)]),
  );
}

/** By charts that it lies in, whether they name it or not, and by those beside it. */
function usesOf(chart: string, tree: ValuesTree): readonly Use[] {
  const folder = directoryOf(chart);
  const parent = directoryOf(folder);
  if (baseName(folder) !== 'charts' || tree.read(inFolder(parent, 'Chart.yaml')) === undefined)
    return tree.dependents?.().get(chart) ?? [];
  const named = dependenciesOf(parent, tree).filter((one) => one.folder === chart);
  return named.length === 0
    ? [{ parent, key: baseName(chart) }]
    : named.map(({ node, key }) => ({ parent, key, node }));
}

type Switches = NonNullable<ChartRelease['when']>;

export function switchesOf(dependency: YamlNode | undefined): Switches {
  const conditions = (scalarText(child(dependency, 'condition')) ?? '').split(',').map((path) => path.trim());
  const tags = items(child(dependency, 'tags')).flatMap((tag) => scalarText(tag) ?? []);
  return { conditions: conditions.filter((path) => path !== ''), tags };
}

/**
 * The first condition that is a boolean decides, else any tag that is on (Helm pkg/chart/common/util dependencies.go
 * processDependencyConditions, processDependencyTags).
 */
export function isSwitchedOn({ conditions, tags }: Switches, switchAt: (keys: Keys) => boolean | undefined): boolean {
  const [decided] = conditions.flatMap((path) => switchAt(keysIn(path)) ?? []);
  const tagged = tags.flatMap((tag) => switchAt(['tags', tag]) ?? []);
  return decided ?? (tagged.length === 0 || tagged.includes(true));
}

/** Whether no values file switches on a chart, or one that it lies in. Its own values count as the parent's. */
export function isSwitchedOff(chart: string, tree: ValuesTree, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const uses = usesOf(chart, tree);
  const own = layersOf(inFolder(chart, 'values.yaml'), tree);
  const isOff = ({ parent, key, node }: Use): boolean => {
    const switches = switchesOf(node);
    const below = moved(own, ([first, ...rest]) => (first === key ? rest : undefined));
    return valuesOf(parent, tree).every(({ path, layers }) => {
      const switchAt = (keys: Keys) => booleanOf(valueAt({ path, layers: [...layers, ...below] }, keys)?.node);
      return !isSwitchedOn(switches, switchAt);
    });
  };
  return uses.length > 0 && uses.every((use) => isOff(use) || isSwitchedOff(use.parent, tree, depth + 1));
}

/** What a templated helmfile asks before it takes values of a release, or fills into them: a change may answer otherwise. */
interface ValuesChoice {
  /** An expression, as written. */
  readonly subject: string;
  /** The text of the values that hang on it. */
  readonly values: string;
}

const HOLE = /\{\{-?\s{0,9}((?:(?!\}\}).){1,200})\}\}/g;
const BRANCH = /^(?:else\s+)?(?:if|with)\s+(.+)$/;
const FILE = /[\w./-]{1,200}\.ya?ml\b/g;

/** Files that a path means, by what fills it in. */
const MAX_FITTING = 100;

function valuesChoices({ sources, at }: ChartRelease, tree: ValuesTree): readonly ValuesChoice[] {
  return at.file.text.includes('{{')
    ? sources.flatMap((source) => [...around(source, tree), ...within(source, tree)])
    : [];
}

function around(source: ChartValuesSource, tree: ValuesTree): readonly ValuesChoice[] {
  const file = source.kind === 'file' ? tree.read(source.path)?.text : undefined;
  const values = source.kind === 'text' ? source.text.text : (file ?? '');
  return conditionsAt(source.at).map(({ subject }) => ({ subject, values }));
}

/** `{{ if a }}x.yaml{{ else }}y.yaml{{ end }}` in a path; conditions and expressions in values. */
function within({ kind, at: { file, span } }: ChartValuesSource, tree: ValuesTree): readonly ValuesChoice[] {
  const written = file.text.slice(span.start, span.end);
  if (kind === 'text') {
    const inside = (file.conditions ?? []).filter(({ start, end }) => span.start <= start && end <= span.end);
    const branches = inside.flatMap(({ start, end, assumes }) =>
      assumes.slice(-1).map(({ subject }) => ({ subject, values: file.text.slice(start, end) })),
    );
    const filled = written.split('\n').flatMap((line) => holesIn(line).map((subject) => ({ subject, values: line })));
    return [...branches, ...filled];
  }
  const holes = holesIn(written);
  if (holes.length === 0) return [];
  const subjects = holes.flatMap((hole) => BRANCH.exec(hole)?.[1] ?? []);
  const placed = (path: string): string => pathFrom(directoryOf(file.path), path) ?? path;
  const plain = written
    .trim()
    .replace(/^-\s+/, '')
    .replace(/^(["'])(.*)\1$/, '$2');
  const fitting = subjects.length > 0 ? [] : fittingFiles(placed(plain), tree.paths ?? []).slice(0, MAX_FITTING);
  const named = subjects.length > 0 ? (written.match(FILE) ?? []).map(placed) : fitting.map(({ path }) => path);
  const texts = named.map((path) => tree.read(path)?.text ?? '');
  const values = subjects.length > 0 ? texts.join('\n') : notInAll(texts);
  return (subjects.length > 0 ? subjects : holes).map((subject) => ({ subject, values }));
}

/** Lines: what all state none of them chooses. */
function notInAll(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of texts.flatMap((text) => [...new Set(text.split('\n'))]))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].flatMap(([line, count]) => (count < texts.length ? line : [])).join('\n');
}

function holesIn(text: string): readonly string[] {
  return [...text.matchAll(HOLE)].map(([, hole = '']) => hole.trim());
}
