import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { isBelow } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { Join } from '../../languages/shared/join.ts';
import { entryOf, placeOf, plainData, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { openText } from '../../read/documents/open-text.ts';
import { renderedFrom, splitStream } from '../../read/documents/split.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { readYaml, yamlFile } from '../../read/documents/yaml.ts';
import type { Tool } from '../../read/tree/run-tool.ts';
import { nodeBelow } from './chart-layers.ts';
import { type ChartRelease, isChartRelease, isChartValues } from './fragments.ts';
import { indexValues, textsOf } from './join.ts';
import { type ChartTree, filesOf, type LocalChart, localCharts, pathOfSource } from './local-charts.ts';
import { placeLines } from './template-places.ts';

/** Renderings of one tree, each a process. */
const MAX_RUNS = 200;
/** Values files beside a chart's own. */
const MAX_VARIANTS = 20;
/** Scalars of one rendering's values that lines are traced to. */
const MAX_SCALARS = 20_000;

type FactReader = (document: YamlDocument) => Reading<readonly Statement[]>;

interface Run {
  readonly name: string;
  readonly namespace: string;
  /** Lowest first; `missing` is the place of one that is not at hand. */
  readonly values: readonly { readonly file: SourceFile; readonly root: YamlNode; readonly keys: readonly string[] }[];
  readonly settings: readonly { readonly target: string; readonly text: SourceText; readonly verbatim: boolean }[];
  readonly clusterPath: string;
  readonly at: Location;
}

/** Rendered facts replace those read from templates; notices about templates go. */
export const joinRenderedCharts: Join = (stated, { read, bytesOf, leftOutBelow, factsOf, rendering }) => {
  if (rendering?.tools.helm === undefined) return stated;
  const tree = { read, bytesOf, paths: rendering.paths, ...defined({ leftOutBelow }) };
  const made = renderCharts(stated.value, tree, rendering.tools.helm, factsOf);
  const left = stated.notices.filter((notice) => !made.rendered(notice.at.file.path));
  return { ...stated, value: made.value, notices: [...left, ...made.notices] };
};

function renderCharts(
  facts: readonly Statement[],
  tree: ChartTree,
  helm: Tool,
  factsOf: FactReader,
): Reading<readonly Statement[]> & { readonly rendered: (path: string) => boolean } {
  const notices: Notice[] = [];
  const renderedFacts: Statement[] = [];
  const directories: string[] = [];
  const files = new Set<string>();
  let runs = 0;
  for (const chart of localCharts(tree)) {
    const planned = runsOf(chart, facts, tree, notices);
    const content = filesOf(chart, tree);
    const beginning = { file: chart.file, span: { start: 0, end: lineEnd(chart.file.text) } };
    if (typeof content === 'string') {
      notices.push(unrendered(content, beginning, chart));
      continue;
    }
    let rendered = 0;
    for (const run of planned) {
      runs += 1;
      if (runs > MAX_RUNS) {
        if (runs === MAX_RUNS + 1)
          notices.push(
            unrendered(`more than ${MAX_RUNS} charts and releases are not rendered in one scan`, run.at, chart),
          );
        break;
      }
      const answer = runHelm(helm, jobOf(run, content));
      if (!answer.done) {
        notices.push(unrendered(answer.message, run.at, chart));
        continue;
      }
      rendered += 1;
      for (const one of run.values) files.add(one.file.path);
      readRendered(answer.text, { chart, run, tree, factsOf }, { made: renderedFacts, notices });
    }
    if (rendered > 0 && rendered === planned.length)
      for (const one of [chart.directory, ...chart.dependencies.values()]) directories.push(one);
  }
  const inside = (path: string): boolean => directories.some((directory) => isBelow(path, directory));
  const value = facts.filter(
    (fact) =>
      !(inside(fact.at.file.path) && !isScript(fact)) &&
      !isRendered(fact, directories) &&
      !(!isChartValues(fact) && files.has(fact.at.file.path)),
  );
  for (const fact of renderedFacts) value.push(fact);
  return { value, notices, rendered: inside };
}

/** A script in a chart's folder is not rendered. */
function isScript(fact: Statement): boolean {
  return fact.kind === 'guard-edit' || isChartValues(fact);
}

function isRendered(fact: Statement, directories: readonly string[]): boolean {
  return isChartRelease(fact) && fact.directory !== undefined && directories.includes(fact.directory);
}

/** A note where the chart installs no server: only its pods' DNS settings are missing. */
function unrendered(message: string, at: Location, { serves }: LocalChart): Notice {
  const note = serves ? {} : { template: true };
  return { kind: 'unreadable', message: `helm did not render this chart: ${message}`, at, ...note };
}

function isInDoubt({ doubts: [doubt] = [] }: ChartRelease, notices: Notice[]): boolean {
  if (doubt !== undefined) notices.push(notModelled(NOT_RENDERED, doubt.at));
  return doubt !== undefined;
}

const NOT_RENDERED = 'these values are not in the repository; the release is not rendered';

/** The chart's releases; without any, its own values, and each values file beside them. */
function runsOf(chart: LocalChart, facts: readonly Statement[], tree: ChartTree, notices: Notice[]): readonly Run[] {
  const releases = facts.filter(
    (fact): fact is ChartRelease => isChartRelease(fact) && fact.directory === chart.directory,
  );
  const at = { file: chart.file, span: { start: 0, end: lineEnd(chart.file.text) } };
  if (releases.length > 0) {
    const valuesIndex = indexValues(facts, tree.read, tree.paths);
    return releases.flatMap((release): readonly Run[] => {
      if (isInDoubt(release, notices)) return [];
      const values: Run['values'][number][] = [];
      const settings: Run['settings'][number][] = [];
      for (const source of release.sources) {
        const sourceText = textsOf(source, release, valuesIndex, new Set());
        const root = sourceText === undefined ? undefined : readYaml(sourceText.text).value;
        if (sourceText === undefined || root === undefined) {
          if (source.kind !== 'text' && source.optional) continue;
          notices.push(notModelled(NOT_RENDERED, source.at));
          return [];
        }
        if (source.kind !== 'file' && source.target !== undefined) {
          const verbatim = source.kind === 'text' && source.verbatim === true;
          settings.push({ target: source.target, text: sourceText.text, verbatim });
          continue;
        }
        values.push({ file: sourceText.text.file, root, keys: sourceText.keys });
      }
      const clusterPath = release.clusterPath ?? release.at.file.path;
      return [{ name: release.name, namespace: release.namespace, values, settings, clusterPath, at: release.at }];
    });
  }
  const base: Run = {
    name: chart.name,
    namespace: 'kube-system',
    values: [],
    settings: [],
    clusterPath: chart.file.path,
    at,
  };
  const prefix = chart.directory === '' ? '' : `${chart.directory}/`;
  const variants = pathsBelow(chart.directory, tree.paths)
    .filter(
      (path) =>
        /^[^/]*values[^/]+\.ya?ml$|^[^/]+values\.ya?ml$/i.test(path.slice(prefix.length)) &&
        !/(?:^|\/)values\.ya?ml$/.test(path),
    )
    .slice(0, MAX_VARIANTS)
    .flatMap((path): readonly Run[] => {
      const file = tree.read(path);
      const root = yamlFile(file)?.root;
      return file === undefined || root?.kind !== 'map'
        ? []
        : [{ ...base, values: [{ file, root, keys: [] }], clusterPath: `${path}/values` }];
    });
  return variants.length === 0 ? [base] : [...variants];
}

function jobOf(run: Run, chart: ReadonlyMap<string, Buffer>): Parameters<Tool>[0] {
  const files = new Map<string, Buffer | string>(chart);
  const flags: string[] = [];
  for (const [index, one] of run.values.entries()) {
    const path = `values/${index}.yaml`;
    files.set(
      path,
      JSON.stringify(plainData(nodeBelow(one.root, one.keys) ?? { ...one.root, kind: 'map', entries: [] })),
    );
    flags.push('--values', path);
  }
  // Commas, braces and backslashes mean more (Helm pkg/strvals).
  for (const { target, text, verbatim } of run.settings)
    flags.push(verbatim ? '--set-string' : '--set', `${target}=${text.text.replace(/[\\,{}[\]]/g, '\\$&')}`);
  const safe = (text: string, otherwise: string): string =>
    /^[a-z0-9](?:[a-z0-9-]{0,51}[a-z0-9])?$/.test(text) ? text : otherwise;
  return {
    files,
    args: [
      'template',
      safe(run.name, 'release'),
      'chart',
      '--namespace',
      safe(run.namespace, 'default'),
      '--skip-tests',
      ...flags,
    ],
  };
}

/** Packed charts hold schemas too; helm before 3.16 has no flag to skip them and may not fetch. */
function runHelm(helm: Tool, job: Parameters<Tool>[0]): ReturnType<Tool> {
  if (![...job.files.keys()].some((path) => /\/charts\/[^/]*\.tgz$/.test(path))) return helm(job);
  const answer = helm({ ...job, args: [...job.args, '--skip-schema-validation'] });
  if (answer.done || helm.isolation?.() !== 'sealed' || !answer.message.includes('unknown flag')) return answer;
  return helm(job);
}

function readRendered(
  text: string,
  {
    chart,
    run,
    tree,
    factsOf,
  }: { readonly chart: LocalChart; readonly run: Run; readonly tree: ChartTree; readonly factsOf: FactReader },
  into: { readonly made: Statement[]; readonly notices: Notice[] },
): void {
  const defaults = tree.read(`${chart.directory === '' ? '' : `${chart.directory}/`}values.yaml`);
  const values = [...run.values.map((one) => one.file).toReversed(), ...(defaults === undefined ? [] : [defaults])];
  const scalars = scalarsOf(run, defaults);
  for (const chunk of splitStream(text)) {
    const piece = text.slice(chunk.start, chunk.end);
    const source = renderedFrom(piece);
    const path = source === undefined ? chart.file.path : pathOfSource(source, chart);
    const template = tree.read(path);
    const prefix = source === undefined ? '' : subchartOf(source);
    const placed = placeLines(piece, {
      template,
      otherwise: defaults ?? chart.file,
      values,
      given: scalars.filter(({ path }) => prefix === '' || path.startsWith(`${prefix}.`)).map(({ text }) => text),
    });
    const opened = openText(template === undefined ? chart.file.path : path, placed, {});
    for (const document of opened.documents) {
      if (document.kind !== 'yaml') continue;
      const reading = factsOf(inNamespace(document, run));
      for (const fact of reading.value) into.made.push({ ...fact, clusterPath: run.clusterPath });
      for (const notice of reading.notices) into.notices.push(notice);
    }
    for (const notice of opened.notices) into.notices.push(notice);
  }
}

/** Helm installs into the release's namespace what names none. */
function inNamespace(document: YamlDocument, { namespace }: Run): YamlDocument {
  const { root } = document;
  const metadata = entryOf(root, 'metadata')?.value;
  if (root.kind !== 'map' || metadata?.kind !== 'map' || entryOf(metadata, 'namespace') !== undefined) return document;
  const place = placeOf(document, metadata);
  const value = { kind: 'scalar' as const, value: namespace, text: synthetic(place, namespace), span: metadata.span };
  return { ...document, root: withKey(root, 'metadata', withKey(metadata, 'namespace', value)) };
}

/** `dns` of `umbrella/charts/dns/templates/a.yaml`: the key of the subchart's values. */
function subchartOf(source: string): string {
  return [...source.matchAll(/\/charts\/([^/]+)(?=\/)/g)].map((found) => found[1]).join('.');
}

interface PlacedText {
  readonly path: string;
  readonly text: SourceText;
}

/** Scalars by the keys that lead to them, the last given first. */
function scalarsOf(run: Run, own: SourceFile | undefined): readonly PlacedText[] {
  const roots = run.values.map((one) => nodeBelow(one.root, one.keys)).toReversed();
  const scalars: PlacedText[] = run.settings.toReversed().map(({ target, text }) => ({ path: target, text }));
  for (const root of [...roots, yamlFile(own)?.root]) {
    const open: { path: string; node: YamlNode }[] = root === undefined ? [] : [{ path: '', node: root }];
    for (let next = open.pop(); next !== undefined && scalars.length < MAX_SCALARS; next = open.pop()) {
      const { path, node } = next;
      if (node.kind === 'scalar') {
        if (node.value !== null && !node.text.text.includes('\n')) scalars.push({ path, text: node.text });
      } else if (node.kind === 'map')
        for (const entry of node.entries.toReversed())
          open.push({ path: path === '' ? entry.key : `${path}.${entry.key}`, node: entry.value });
      else for (const item of node.items.toReversed()) open.push({ path: `${path}.*`, node: item });
    }
  }
  return scalars;
}

function lineEnd(text: string): number {
  const feed = text.indexOf('\n');
  return feed === -1 ? text.length : feed;
}
