/** Charts in the repository: no installation; values.yaml lies below what a release or parent states. */

import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { oncePer } from '../../core/text/once.ts';
import { directoryOf, inFolder } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { child, items, placeOf, scalarText, type YamlDocument } from '../../read/documents/document.ts';
import { yamlFile } from '../../read/documents/yaml.ts';
import { clusterPathOf, pathWithin } from './chart-statements.ts';
import { chartOf } from './charts.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

type Read = (path: string) => SourceFile | undefined;

interface Folder extends YamlDocument {
  readonly directory: string;
}

export interface ChartFolders {
  readonly releases: readonly ChartRelease[];
  /** Stated by a chart's own values.yaml or templates, of which a release is made. */
  readonly isDefault: (fact: Statement) => boolean;
}

const MAX_DEPENDENCIES = 100;

export function chartFolders(releases: readonly ChartRelease[], read: Read, paths: readonly string[]): ChartFolders {
  const folderAt = oncePer((directory: string): Folder | undefined => {
    const file = ['Chart.yaml', 'Chart.yml']
      .map((name) => read(inFolder(directory, name)))
      .find((one) => one !== undefined);
    const document = yamlFile(file);
    return document && { ...document, directory };
  });
  const wrappers = new Map<string, ChartRelease[]>();
  for (const release of releases)
    if (release.variants !== undefined) {
      const directory = release.variants.directory.replace(/\/$/, '');
      append(wrappers, directory, release);
    }
  const installed = new Set<ChartRelease>();
  const native = new Set<string>();
  const withOwn = (part: ChartRelease): ChartRelease => {
    const folder = dependencyIn(part, folderAt);
    if (folder === undefined) return part;
    return isKnown(folder, read, paths) ? withDefaults(part, folder) : { ...part, chart: '' };
  };
  const named = releases.flatMap((release): readonly ChartRelease[] => {
    if (release.directory === undefined) return release.variants === undefined ? [release] : [];
    const folder = folderAt(release.directory);
    if (folder === undefined) return [release];
    const parts = wrappers.get(release.directory) ?? [];
    for (const part of parts) installed.add(part);
    if (parts.length > 0) return parts.map((part) => withOwn(installedAs(part, release)));
    return [isKnown(folder, read, paths) ? withFolderDefaults(release, folder) : { ...release, chart: '' }];
  });
  const alone = [...wrappers.values()].flat().filter((one) => !installed.has(one));
  const all = [...named, ...alone.map(withOwn)];
  for (const { templatesIn = '' } of all) {
    const folder = templatesIn === '' ? undefined : folderAt(templatesIn);
    if (folder !== undefined && isKnown(folder, read, paths)) native.add(templatesIn);
  }
  return {
    releases: all,
    isDefault: (fact) => {
      const { path } = fact.at.file;
      const template = path.lastIndexOf('/templates/');
      if (template !== -1 && native.has(path.slice(0, template))) return true;
      const directory = /^(?:(.*)\/)?values\.ya?ml$/.exec(path) ?? /^(?:(.*)\/)?ci\/[^/]*values\.ya?ml$/.exec(path);
      return (
        directory !== null && fact.clusterPath === clusterPathOf(path) && folderAt(directory[1] ?? '') !== undefined
      );
    },
  };
}

/** Keys that tell a known chart from a chart of the same name. */
const IDENTIFYING_VALUES: Readonly<Record<string, readonly [file: string, value: string]>> = {
  coredns: ['configmap.yaml', '.Values.servers'],
  'node-local-dns': ['configmap.yaml', '.Values.config.localDns'],
  pihole: ['deployment.yaml', '.Values.DNS1'],
};

/** Without its own templates it is the chart that its name says. */
function isKnown({ directory, root }: Folder, read: Read, paths: readonly string[]): boolean {
  const chart = chartOf(scalarText(child(root, 'name')));
  if (chart === undefined) return false;
  const [template, value] = IDENTIFYING_VALUES[chart] ?? [];
  if (template === undefined || value === undefined) return true;
  const inside = inFolder(directory, 'templates/');
  const text = read(inside + template)?.text;
  if (text !== undefined) return text.includes(value);
  return !paths.some((path) => path.startsWith(inside) && /\.ya?ml$/.test(path));
}

function withFolderDefaults(release: ChartRelease, folder: Folder): ChartRelease {
  return { ...withDefaults(release, folder), chart: chartOf(scalarText(child(folder.root, 'name'))) ?? '' };
}

function versionsOf(folder: Folder): {
  readonly version?: Located<string>;
  readonly appVersion?: Located<string>;
} {
  const { root } = folder;
  const at = placeOf(folder, root);
  const [version, appVersion] = [scalarText(child(root, 'version')), scalarText(child(root, 'appVersion'))];
  return defined({
    version: version === undefined ? undefined : { value: version, at },
    appVersion: appVersion === undefined ? undefined : { value: appVersion, at },
  });
}

function defaultsIn(directory: string, { at }: ChartRelease): ChartValuesSource {
  return { kind: 'file', path: inFolder(directory, 'values.yaml'), below: [], optional: true, ofChart: true, at };
}

function installedAs(part: ChartRelease, release: ChartRelease): ChartRelease {
  const key = part.variants?.key ?? part.chart;
  const { variants: _, ...rest } = part;
  return {
    ...rest,
    name: release.name,
    namespace: release.namespace,
    ...defined({ clusterPath: release.clusterPath, parameters: release.parameters }),
    sources: [...part.sources, ...release.sources.flatMap((source) => belowKey(source, key))],
    switches: release.sources,
    at: release.at,
  };
}

function belowKey(source: ChartValuesSource, key: string): readonly ChartValuesSource[] {
  if (source.kind === 'file') return [{ ...source, below: [...source.below, key] }];
  if (source.target !== undefined)
    return source.target.startsWith(`${key}.`) ? [{ ...source, target: source.target.slice(key.length + 1) }] : [];
  return source.kind === 'text'
    ? [{ ...source, keys: [...source.keys, key] }]
    : [{ ...source, below: [...(source.below ?? []), key] }];
}

/** In `charts/`, or in the folder of `repository: file://`. */
function dependencyIn(part: ChartRelease, folderAt: (directory: string) => Folder | undefined): Folder | undefined {
  const path = part.sources[0]?.kind === 'file' ? part.sources[0].path : undefined;
  const parent = path?.endsWith('values.yaml') === true ? directoryOf(path) : undefined;
  const own = parent === undefined ? undefined : folderAt(parent);
  if (own === undefined || parent === undefined) return undefined;
  const entry = items(child(own.root, 'dependencies'))
    .slice(0, MAX_DEPENDENCIES)
    .find((one) => chartOf(scalarText(child(one, 'name'))) === part.chart);
  const repository = scalarText(child(entry, 'repository')) ?? '';
  const beside = repository.startsWith('file://') ? pathWithin(parent, repository.slice('file://'.length)) : '';
  return folderAt(inFolder(parent, `charts/${part.chart}`)) ?? (beside === '' ? undefined : folderAt(beside));
}

function withDefaults(part: ChartRelease, folder: Folder): ChartRelease {
  return {
    ...part,
    templatesIn: folder.directory,
    ...versionsOf(folder),
    sources: [defaultsIn(folder.directory, part), ...part.sources],
  };
}
