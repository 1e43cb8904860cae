/** Charts whose templates are in the tree, and the files that rendering takes. */

import { directoryOf, inFolder, pathFrom } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { child, items, scalarText } from '../../read/documents/document.ts';
import { prefilter } from '../../read/documents/prefilter.ts';
import { yamlFile } from '../../read/documents/yaml.ts';

/** Files of a chart with its subcharts; a large chart has two hundred. */
const MAX_FILES = 3000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Charts taken from folders beside a chart, and from beside those. */
const MAX_NESTED = 20;

export interface ChartTree {
  /** Sorted. */
  readonly paths: readonly string[];
  readonly bytesOf: (path: string) => Buffer | undefined;
  readonly read: (path: string) => SourceFile | undefined;
  /** What a scan leaves out and helm does not: texts that `.Files` brings, templates in `vendor`. */
  readonly leftOutBelow?: (directory: string) => readonly string[];
}

export interface LocalChart {
  /** From the root of the tree, which is empty. */
  readonly directory: string;
  readonly name: string;
  readonly file: SourceFile;
  /** Folders in the rendered chart to folders of the tree: `charts/dns` to `../dns`. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** Installs a DNS server, not only pods with DNS settings. */
  readonly serves: boolean;
}

const SERVES =
  /corefile|coredns|node-?cache|node-?local-?dns|kube-?dns|pi-?hole|adguard|unbound|dnsmasq|powerdns|blocky|bind9/i;

/** Charts that are no subchart and mention DNS. */
export function localCharts(tree: ChartTree): readonly LocalChart[] {
  const directories = tree.paths
    .filter((path) => /(?:^|\/)Chart\.ya?ml$/.test(path))
    .map((path) => ({ path, directory: directoryOf(path) }));
  const known = new Set(directories.map((one) => one.directory));
  return directories.flatMap(({ path, directory }) => {
    if (isWithin(directory, known)) return [];
    const file = tree.read(path);
    const root = yamlFile(file)?.root;
    if (file === undefined || root === undefined || scalarText(child(root, 'type')) === 'library') return [];
    const dependencies = localDependencies(directory, file, tree);
    const name = scalarText(child(root, 'name'));
    const mine = [directory, ...dependencies.values()].flatMap((one) => pathsBelow(one, tree.paths));
    if (name === undefined || !mine.some((one) => /(?:^|\/)(?:templates|charts)\//.test(one))) return [];
    const texts = mine
      .filter((one) => /\.(?:ya?ml|tpl|json|txt|conf)$|corefile/i.test(one))
      .flatMap((one) => tree.read(one)?.text ?? []);
    if (!texts.some(prefilter().hasMarker)) return [];
    return [{ directory, name, file, dependencies, serves: texts.some((text) => SERVES.test(text)) }];
  });
}

function isWithin(directory: string, directories: ReadonlySet<string>): boolean {
  for (
    let at = directory.lastIndexOf('/charts/');
    at !== -1;
    at = at === 0 ? -1 : directory.lastIndexOf('/charts/', at - 1)
  )
    if (directories.has(directory.slice(0, at))) return true;
  return directory.startsWith('charts/') && directories.has('');
}

/** `repository: file://../dns`: what `helm dependency build` packs into `charts/`. */
function localDependencies(directory: string, file: SourceFile, tree: ChartTree): ReadonlyMap<string, string> {
  const dependencies = new Map<string, string>();
  const open: { at: string; from: string; file: SourceFile }[] = [{ at: '', from: directory, file }];
  for (let next = open.pop(); next !== undefined && dependencies.size < MAX_NESTED; next = open.pop()) {
    for (const one of items(child(yamlFile(next.file)?.root, 'dependencies'))) {
      const repository = scalarText(child(one, 'repository')) ?? '';
      const name = scalarText(child(one, 'name')) ?? '';
      if (!repository.startsWith('file://') || !/^[\w.-]+$/.test(name)) continue;
      const from = resolved(next.from, repository.slice('file://'.length));
      const chart = from === undefined ? undefined : tree.read(`${from === '' ? '' : `${from}/`}Chart.yaml`);
      const at = `${next.at}charts/${name}`;
      if (
        from === undefined ||
        chart === undefined ||
        dependencies.has(at) ||
        directory.startsWith(from) ||
        next.from.startsWith(from)
      )
        continue;
      dependencies.set(at, from);
      open.push({ at: `${at}/`, from, file: chart });
    }
  }
  return dependencies;
}

function resolved(directory: string, path: string): string | undefined {
  return path.startsWith('/') ? undefined : pathFrom(directory, path);
}

/** A schema may fetch what it refers to; rendering needs none. */
const SCHEMA = 'values.schema.json';

/** The chart's files below `chart/`; a sentence where there are too many. */
export function filesOf(chart: LocalChart, tree: ChartTree): ReadonlyMap<string, Buffer> | string {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  for (const [at, from] of [['', chart.directory] as const, ...chart.dependencies]) {
    for (const path of [...pathsBelow(from, tree.paths), ...(tree.leftOutBelow?.(from) ?? [])]) {
      const parts = path.split('/');
      if (parts.at(-1) === SCHEMA || parts.some((part) => part.toLowerCase() === '.git')) continue;
      const content = tree.bytesOf(path);
      if (content === undefined) continue;
      const inside = from === '' ? path : path.slice(from.length + 1);
      const place = `chart/${at === '' ? '' : `${at}/`}${inside}`;
      if (files.has(place)) continue;
      files.set(place, content);
      bytes += content.length;
      if (files.size > MAX_FILES || bytes > MAX_BYTES)
        return `the chart has more than ${MAX_FILES} files or ${MAX_BYTES / 1024 / 1024} MiB`;
    }
  }
  return files;
}

/** The template's path in the tree, of helm's `umbrella/charts/dns/templates/a.yaml`. */
export function pathOfSource(source: string, chart: LocalChart): string {
  const inside = source.slice(source.indexOf('/') + 1);
  let nested: { at: string; from: string } | undefined;
  for (const [at, from] of chart.dependencies)
    if (inside.startsWith(`${at}/`) && at.length > (nested?.at.length ?? -1)) nested = { at, from };
  if (nested !== undefined)
    return `${nested.from === '' ? '' : `${nested.from}/`}${inside.slice(nested.at.length + 1)}`;
  return inFolder(chart.directory, inside);
}
