/** Releases whose values lie elsewhere, joined to the objects that their chart makes. */

import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapFact } from '../../core/facts/objects.ts';
import { addAll, append } from '../../core/text/append.ts';
import { type Budget, beyondLimit, openBudget } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { type Notice, notModelled, overriding, type Reading } from '../../core/text/notice.ts';
import { nearestFirst } from '../../core/text/paths.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { templateEnding } from '../../core/text/template-language.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { booleanOf, childAt, entryOf, isExpression, placeOf, type YamlNode } from '../../read/documents/document.ts';
import { readYaml, yamlText } from '../../read/documents/yaml.ts';
import { mapKey, type WrittenMap, writtenMaps } from '../shared/written-maps.ts';
import { withoutBootstraps } from './bootstrap.ts';
import { chartFolders } from './chart-folders.ts';
import { isSwitchedOn, nodeBelow } from './chart-layers.ts';
import { clusterPathOf, openRoots } from './chart-statements.ts';
import { rendererOf } from './charts.ts';
import { isFilledIn, placeholderIn } from './corefile.ts';
import { releasesOfFittingFiles, withFoldersOfEnvironment } from './filled-paths.ts';
import {
  type ChartRelease,
  type ChartValuesSource,
  isChartRelease,
  isChartValues,
  type ReleaseDoubt,
} from './fragments.ts';
import type { Layer } from './layers.ts';
import { nodeLocalOverride } from './rke2-node-local.ts';
import { settingOf } from './setting.ts';
import { openVendored } from './vendored-charts.ts';

/**
 * Facts without releases and values; what a release makes stands at the release. `read` gives any file of the tree:
 * values files without a word of DNS state no facts.
 */
export function joinCharts(
  facts: readonly Statement[],
  read: (path: string) => SourceFile | undefined = () => undefined,
  paths: readonly string[] = [],
  budget: Budget = openBudget(),
): Reading<readonly Statement[]> {
  const valuesIndex = { ...indexValues(facts, read, paths), budget };
  if (valuesIndex.releases.length === 0 && valuesIndex.values.size === 0) return { value: facts, notices: [] };
  const notices: Notice[] = [];
  const rendered: Statement[] = [];
  const claimed = new Set<string>();
  const folders = chartFolders(withFoldersOfEnvironment(withConfigs(valuesIndex.releases), paths), read, paths);
  const installed = installedOf(folders.releases, facts, valuesIndex, claimed);
  const releases = installed.flatMap((one) => builtReleases(one, valuesIndex, notices));
  const vendored = openVendored({ read, paths, budget }, notices);
  for (const stating of releases) {
    const render = rendererOf(stating.chart);
    if (render === undefined) continue;
    // Most of its releases run no server: what else they take is said where one does.
    const [before, said]: [number, Notice[]] = [rendered.length, stating.chart === 'app-template' ? [] : notices];
    const { layers, doubts } = layersOf(stating, valuesIndex, claimed, said) ?? {};
    if (layers === undefined) continue;
    const release = { ...stating, ...defined({ doubts }) };
    const { chart, name, namespace } = release;
    const version = defined({ version: release.version, appVersion: release.appVersion });
    const override = chart === 'rke2-coredns' ? nodeLocalOverride({ layers }) : undefined;
    if (override !== undefined)
      notices.push({ kind: 'not-modelled', message: `\`${override.value}\` is not read`, at: override.at });
    const variants = variantsOf(release, valuesIndex, notices);
    const make = (variant: readonly Layer[], at: Location, clusterPath = release.clusterPath): void => {
      const placeholder = placeholderIn(variant, chart);
      if (placeholder !== undefined) {
        addAll(notices, unfilled(placeholder, release));
        return;
      }
      const released = ofVariants(variants, variant);
      const given = { chart: release.alias ?? chart, name, namespace, ...version, layers: variant, at };
      for (const fact of render({ ...given, ...vendored(release, variant) }))
        rendered.push({ ...doubted(fact, release), at, ...defined({ clusterPath, released }) });
    };
    const parents = parentsOf(release, valuesIndex);
    if (isPart(release, parents)) make(layers, release.at);
    for (const { path, layer } of variants) {
      const on = isPart(release, [...parents, layer.document.root]);
      // A variant that only repeats the switch is no cluster of its own.
      if (layer.root.kind === 'map' && layer.root.entries.length === 0 && on === isPart(release, parents)) continue;
      claimed.add(path);
      if (on) make([...layers, layer], placeOf(layer.document, layer.root), clusterPathOf(path));
    }
    if (said !== notices && rendered.length > before) addAll(notices, said);
  }
  const isLeft = (fact: Statement): boolean =>
    !isChartRelease(fact) &&
    !isChartValues(fact) &&
    // The release that takes a values file says more, and a chart alone is not installed.
    !(claimed.has(fact.at.file.path) && valuesIndex.values.has(fact.at.file.path)) &&
    !folders.isDefault(fact);
  return { value: [...facts.filter(isLeft), ...rendered], notices };
}

/** Pods and ConfigMaps of one release, about. */
const BUILT_OF_RELEASE = 3;

/** One for each file that fits the paths of its values; with a notice where these are more than are built. */
function builtReleases(
  release: ChartRelease,
  { paths, budget }: ValuesIndex,
  notices: Notice[],
): readonly ChartRelease[] {
  if (rendererOf(release.chart) === undefined) return [];
  const isOpen = release.sources.some((one) => one.kind === 'file' && one.path.includes('{{'));
  if (!isOpen) return [release];
  if (!budget?.refused('builtServers')) {
    const releases = releasesOfFittingFiles(release, paths);
    if (releases.length < 2 || budget?.take('builtServers', releases.length * BUILT_OF_RELEASE) !== false)
      return releases;
  }
  notices.push(beyondLimit('builtServers', TOO_MANY_FILES, release.at));
  return [];
}

/** In a file that the base may not have: of a release that it has. */
function unfilled(placeholder: Notice, { doubts, at }: ChartRelease): readonly Notice[] {
  if (doubts === undefined || placeholder.at.file.path === at.file.path) return [placeholder];
  const message = 'the values of this release are filled in before the chart sees them; its servers are not known';
  return [placeholder, overriding(message, at)];
}

function doubted(fact: Fact, { doubts = [] }: ChartRelease): Fact {
  if ((fact.kind !== 'workload' && fact.kind !== 'config-map') || doubts.length === 0) return fact;
  return { ...fact, mayDiffer: [...new Set(doubts.map(({ what }) => ASSUMED[what]))].join(' and ') };
}

const ASSUMED = {
  values: 'the values of its release that are not read leave its servers as they are',
  setting: 'the settings of its release that are not read leave its servers as they are',
  'post-renderer': 'the post-renderer of its release leaves its servers as they are',
} as const;

function parentsOf(release: ChartRelease, valuesIndex: ValuesIndex): readonly YamlNode[] {
  if (release.when === undefined) return [];
  // A dependency's defaults do not say whether it is taken.
  const own = release.sources.filter((source) => source.kind === 'file' && source.below.length > 0);
  return [...own, ...(release.switches ?? [])].flatMap((source) => {
    const values = textsOf(source, release, valuesIndex, new Set());
    if (values === undefined) return [];
    const root = readYaml(values.text).value;
    if (source.kind !== 'file' && source.target !== undefined) {
      const set = settingOf(source, values.text, []);
      return typeof set === 'string' ? [] : set.map((layer) => layer.root);
    }
    return source.kind === 'text' ? (nodeBelow(root, values.keys) ?? []) : (root ?? []);
  });
}

function isPart({ when }: ChartRelease, parents: readonly YamlNode[]): boolean {
  return (
    when === undefined ||
    isSwitchedOn(when, (keys) =>
      booleanOf(parents.map((root) => childAt(root, keys)).findLast((one) => one !== undefined)),
    )
  );
}

interface Variant {
  readonly path: string;
  readonly layer: Layer;
}

/** Values files of one parent chart that may be variants. */
const MAX_VARIANTS = 200;

/** `values-prod.yaml` beside `values.yaml`, where it states something of this dependency. */
function variantsOf(release: ChartRelease, valuesIndex: ValuesIndex, notices: Notice[]): readonly Variant[] {
  const { variants } = release;
  if (variants === undefined) return [];
  const ofCluster: Variant[] = [];
  for (const [path, text] of valuesIndex.values) {
    if (ofCluster.length >= MAX_VARIANTS) break;
    if (!path.startsWith(variants.directory) || release.sources.some((one) => one.kind === 'file' && one.path === path))
      continue;
    // The values.yaml of a chart within this one.
    if (/(?:^|\/)values\.ya?ml$/.test(path) || !/values|env/i.test(path.slice(variants.directory.length))) continue;
    const switches = [...(release.when?.conditions.map((one) => one.split('.')[0]) ?? []), 'tags'];
    if (![variants.key, ...switches].some((key) => text.text.includes(`${key}:`))) continue;
    const root = valuesIndex.rootOf(text, notices);
    const layer = (root && layerOf(text, root, [variants.key])) ?? switchLayer(text, switches);
    if (layer !== undefined) ofCluster.push({ path, layer });
  }
  return ofCluster;
}

/** Beside variants, a parent chart may never be installed with its own values alone. */
function ofVariants(variants: readonly Variant[], layers: readonly Layer[]): false | undefined {
  return variants.length > 0 && variants.every(({ layer }) => layer !== layers.at(-1)) ? false : undefined;
}

function switchLayer(text: SourceText, switches: readonly (string | undefined)[]): Layer | undefined {
  const document = yamlText(text);
  const isSet = switches.some((key) => key !== undefined && entryOf(document?.root, key) !== undefined);
  return document && isSet ? { document, root: { kind: 'map', entries: [], span: document.root.span } } : undefined;
}

/** A setting is put into values by writing and reading all of them, which costs as much as this many characters of other texts. */
const SETTING_COST = 12;

function hasRoomFor(layers: readonly Layer[], budget: Budget | undefined): boolean {
  const written = layers.reduce((sum, { document }) => sum + document.source.text.length, 0);
  return budget?.take('characters', SETTING_COST * written) !== false;
}

export interface ValuesIndex {
  readonly budget?: Budget;
  readonly releases: readonly ChartRelease[];
  readonly values: ReadonlyMap<string, SourceText>;
  readonly paths: readonly string[];
  readonly read: (path: string) => SourceFile | undefined;
  readonly maps: ReadonlyMap<string, readonly ConfigMapFact[]>;
  /** Of files that state no facts. */
  readonly written: ReadonlyMap<string, readonly WrittenMap[]>;
  readonly rootOf: ReturnType<typeof openRoots>;
}

export function indexValues(
  facts: readonly Statement[],
  read: ValuesIndex['read'],
  paths: readonly string[] = [],
): ValuesIndex {
  const releases: ChartRelease[] = [];
  const values = new Map<string, SourceText>();
  const maps = new Map<string, ConfigMapFact[]>();
  for (const fact of facts) {
    if (isChartRelease(fact)) releases.push(fact);
    // The first document of a values file counts.
    else if (isChartValues(fact) && !values.has(fact.path)) values.set(fact.path, fact.text);
    else if (fact.kind === 'config-map') append(maps, fact.name, fact);
  }
  const wanted = releases
    .flatMap((release) => release.sources)
    .flatMap((one) => (one.kind === 'config-map' && one.secret !== true && !maps.has(one.name) ? [one.name] : []));
  const written = writtenMaps(new Set(wanted.map((name) => mapKey(true, name))), { paths, read });
  return { releases, values, paths, maps, read, written, rootOf: openRoots() };
}

/** The HelmChartConfig's values over the HelmChart's; a HelmChartConfig alone is for a chart of the platform. */
function withConfigs(releases: readonly ChartRelease[]): readonly ChartRelease[] {
  const configs = new Map<string, ChartRelease[]>();
  const charts = new Set<string>();
  for (const release of releases) {
    if (release.helmChart?.role === 'config') append(configs, release.helmChart.key, release);
    else if (release.helmChart !== undefined) charts.add(release.helmChart.key);
  }
  if (configs.size === 0) return releases;
  return releases.flatMap((release) => {
    const { helmChart } = release;
    if (helmChart === undefined) return [release];
    if (helmChart.role === 'config') return charts.has(helmChart.key) ? [] : [release];
    const [config] = nearestFirst(configs.get(helmChart.key) ?? [], pathOf(release), pathOf);
    if (config === undefined) return [release];
    // `set` of the HelmChart becomes arguments of helm, over the values of both.
    const isSetting = (source: ChartValuesSource): boolean => source.kind !== 'file' && source.target !== undefined;
    const settings = release.sources.filter(isSetting);
    const values = release.sources.filter((source) => !isSetting(source));
    return [{ ...release, sources: [...values, ...config.sources, ...settings] }];
  });
}

interface KnownLayers {
  readonly layers: readonly Layer[];
  readonly doubts: readonly ReleaseDoubt[] | undefined;
}

interface Missing {
  readonly source: ChartValuesSource;
  readonly why: string;
  /** How many layers are below it. */
  readonly above: number;
}

/** Undefined, with a notice, where a source that is not at hand decides the servers. */
function layersOf(
  release: ChartRelease,
  valuesIndex: ValuesIndex,
  claimed: Set<string>,
  notices: Notice[],
): KnownLayers | undefined {
  // Charts' own values are below everything that a user states.
  const defaults: Layer[] = [];
  const layers: Layer[] = [];
  let missing: Missing | undefined;
  for (const source of release.sources) {
    const values = textsOf(source, release, valuesIndex, claimed);
    if (values === undefined) {
      if (source.kind === 'text' || source.optional) continue;
      missing = { source, why: whyMissing(source, release, valuesIndex), above: layers.length };
      continue;
    }
    if (source.kind !== 'file' && source.target !== undefined) {
      if (!hasRoomFor(layers, valuesIndex.budget)) {
        notices.push(beyondLimit('characters', TOO_MANY_SETTINGS, release.at));
        return undefined;
      }
      const set = settingOf(source, values.text, layers);
      if (typeof set === 'string') notices.push(notModelled(set, source.at));
      else {
        layers.length = 0;
        addAll(layers, set);
      }
      continue;
    }
    const root = valuesIndex.rootOf(values.text, notices);
    const node = root && nodeBelow(root, values.keys);
    const isOpen = node?.kind === 'scalar' && isFilledIn(node);
    if (isOpen || (root === undefined && /\S/.test(values.text.text))) {
      layers.length = 0;
      missing = { source, why: 'cannot be read', above: 0 };
      continue;
    }
    const found = root === undefined ? undefined : layerOf(values.text, root, values.keys);
    if (found === undefined) continue;
    const layer = source.kind === 'config-map' && source.secret === true ? withoutNames(found) : found;
    if (source.kind === 'file' && source.ofChart === true) defaults.push({ ...layer, ofChart: true });
    else layers.push(layer);
  }
  const known = judgedLayers(release, layers, missing, notices);
  return known && { ...known, layers: [...defaults, ...layers] };
}

function whyMissing(source: ChartValuesSource, { at }: ChartRelease, { read }: ValuesIndex): string {
  const ending = source.kind === 'file' ? templateEnding(at.file.path) : '';
  const isTemplate = source.kind === 'file' && ending !== '' && read(`${source.path}${ending}`) !== undefined;
  return isTemplate ? `is rendered from \`${source.path}${ending}\` and not read here` : 'is not in the repository';
}

/** What states the servers of these charts, in place of `servers`: most of their releases take a Secret below it. */
const DECIDES: ReadonlyMap<string, readonly string[]> = new Map([
  ['app-template', ['controllers', 'image']],
  ['k8s-gateway', ['extraZonePlugins']],
]);

/** What is missing over the servers may bring others. */
function judgedLayers(
  release: ChartRelease,
  layers: readonly Layer[],
  missing: Missing | undefined,
  notices: Notice[],
): KnownLayers | undefined {
  const own = DECIDES.get(release.chart);
  const states = ({ root }: Layer): boolean => (own ?? ['servers']).some((key) => entryOf(root, key) !== undefined);
  const settled = layers.some(states);
  const isOver = missing !== undefined && !layers.slice(missing.above).some(states);
  if (own !== undefined && !isOver) return { layers, doubts: release.doubts };
  const doubts: readonly ReleaseDoubt[] = [
    ...(release.doubts ?? []),
    ...(isOver ? [{ what: 'values' as const, mayBringServers: true, at: missing.source.at }] : []),
  ];
  const isLeftOut =
    doubts.some((one) => one.mayBringServers) && !settled && (release.chart === 'coredns' || layers.length === 0);
  if (missing !== undefined && isOver && !isLeftOut) notices.push(overriding(NOT_AT_HAND, missing.source.at));
  else if (missing !== undefined) {
    const { source, why } = missing;
    const outcome = isLeftOut ? '; the release is left out' : '';
    const message = `the values of this release come from ${nameOf(source)}, which ${why}${outcome}`;
    const isOpen = source.kind === 'text' && isExpression(source.text.text);
    notices.push({
      ...notModelled(message, source.at),
      ...defined({ code: isOpen ? ('placeholder' as const) : undefined }),
    });
  }
  return isLeftOut ? undefined : { layers, doubts };
}

const NOT_AT_HAND = 'values over those of this release are not in the repository';
const TOO_MANY_FILES = 'files fit the values of this release in more ways than it is judged for';
const TOO_MANY_SETTINGS = 'this release has more settings over its values than are put into them; it is left out';

function nameOf(source: ChartValuesSource): string {
  if (source.kind === 'file') return `\`${source.path}\``;
  return source.kind === 'config-map' ? `the ConfigMap \`${source.name}\`` : 'a text';
}

/** The text of a source, and the keys below which its values stand; undefined where it is not at hand. */
export function textsOf(
  source: ChartValuesSource,
  release: ChartRelease,
  valuesIndex: ValuesIndex,
  claimed: Set<string>,
): { readonly text: SourceText; readonly keys: readonly string[] } | undefined {
  if (source.kind === 'text') {
    claimed.add(locate(source.text, 0, 0).file.path);
    return source;
  }
  if (source.kind === 'file') {
    const text = valuesIndex.values.get(source.path) ?? fileText(source.path, valuesIndex);
    if (text === undefined) return undefined;
    claimed.add(source.path);
    return { text, keys: source.below };
  }
  const isOf = (one: ConfigMapFact): boolean =>
    (one.secret === true) === (source.secret === true) && mayBeIn(one, source.namespace);
  const maps = (valuesIndex.maps.get(source.name) ?? []).filter(isOf);
  const own = maps.filter(({ namespace }) => namespace === source.namespace);
  for (const map of nearestFirst(own.length > 0 ? own : maps, pathOf(release), pathOf)) {
    const entry = map.data.find((one) => one.key === source.key);
    if (entry !== undefined) return { text: entry.text, keys: source.below ?? [] };
  }
  return mapElsewhere(source, release, valuesIndex);
}

/** Flux takes it from the release's own namespace; a kustomization may state that of either. */
function mayBeIn(map: ConfigMapFact, namespace: string | undefined): boolean {
  const isOpen = map.namespace === 'default' && map.isInDefault !== true;
  return (
    namespace === undefined || isOpen || map.namespace === namespace || [map.namespace, namespace].some(isPlaceholder)
  );
}

/** Without releases, and their values, that GitOps takes over from a helmfile. */
function installedOf(
  releases: readonly ChartRelease[],
  facts: readonly Statement[],
  valuesIndex: ValuesIndex,
  claimed: Set<string>,
): readonly ChartRelease[] {
  const files = (release: ChartRelease): readonly string[] => filesOf(release, valuesIndex);
  const installed = new Set(withoutBootstraps(releases, { facts, read: valuesIndex.read, filesOf: files }));
  for (const release of releases) if (!installed.has(release)) for (const path of files(release)) claimed.add(path);
  return [...installed];
}

function filesOf(release: ChartRelease, valuesIndex: ValuesIndex): readonly string[] {
  return release.sources.flatMap((source) => {
    if (source.kind === 'file') return [source.path];
    const found = source.kind === 'text' ? undefined : textsOf(source, release, valuesIndex, new Set());
    return found === undefined ? [] : [locate(found.text, 0, 1).file.path];
  });
}

/** A ConfigMap in a file that stated no facts; the nearest of several. */
function mapElsewhere(
  source: Extract<ChartValuesSource, { readonly kind: 'config-map' }>,
  release: ChartRelease,
  valuesIndex: ValuesIndex,
): ReturnType<typeof textsOf> {
  const maps = valuesIndex.written.get(mapKey(source.secret !== true, source.name)) ?? [];
  const [text] = nearestFirst(maps, pathOf(release), ({ path }) => path).flatMap(({ data }) => {
    const value = data.findLast((entry) => entry.key === source.key)?.value;
    return value?.kind === 'scalar' ? value.text : [];
  });
  return text && { text, keys: source.below ?? [] };
}

function fileText(path: string, valuesIndex: ValuesIndex): SourceText | undefined {
  const file = valuesIndex.read(path);
  return file === undefined ? undefined : wholeFile(file);
}

function pathOf(fact: Statement): string {
  return fact.clusterPath ?? fact.at.file.path;
}

/** Messages name servers, and nothing says there that a Secret called one so. */
function withoutNames({ root, ...layer }: Layer): Layer {
  if (root.kind !== 'map') return { ...layer, root };
  const entries = root.entries.flatMap((entry) => {
    const { key, value } = entry;
    if (/^(?:full)?nameOverride$|^k8sApp/.test(key)) return [];
    if (!/^(?:service|deployment)$/.test(key) || value.kind !== 'map') return [entry];
    return [{ ...entry, value: { ...value, entries: value.entries.filter((one) => one.key !== 'name') } }];
  });
  return { ...layer, root: { ...root, entries } };
}

function layerOf(text: SourceText, root: YamlNode, keys: readonly string[]): Layer | undefined {
  const node = nodeBelow(root, keys);
  if (node === undefined || node.kind !== 'map') return undefined;
  return { document: { kind: 'yaml', path: text.file.path, source: text, root }, root: node };
}
