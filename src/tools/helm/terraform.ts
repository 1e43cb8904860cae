/** `helm_release` and `helm_template`, as the reader of Terraform writes them. */
import { defined } from '../../core/text/defined.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';
import { openSyntheticSource } from '../../read/documents/synthetic-source.ts';
import { writtenObject } from '../../read/documents/written.ts';
import {
  addSettingNotice,
  type ChartStatements,
  clusterPathOf,
  folderOf,
  pathWithin,
  pushText,
  settingSource,
} from './chart-statements.ts';
import { chartOf, namespaceFor } from './charts.ts';
import type { ChartValuesSource, ReleaseDoubt } from './fragments.ts';
import type { Layer } from './layers.ts';

export function isTerraformRelease({ root, path }: YamlDocument): boolean {
  const chart = scalarText(child(root, 'spec', 'chart'));
  return chartOf(chart) !== undefined || folderOf(directoryOf(path), chart) !== undefined;
}

/** `values` in order, then settings (hashicorp/terraform-provider-helm resource_helm_release.go getValues). */
export function terraformRelease(document: YamlDocument, notices: Notice[]): ChartStatements {
  const spec = child(document.root, 'spec');
  const written = scalarText(child(spec, 'chart'));
  const local = folderOf(directoryOf(document.path), written);
  const directory = local ?? mayBeFolder(directoryOf(document.path), written);
  const chart = local === undefined ? (chartOf(written) ?? '') : '';
  const version = locatedText(document, child(spec, 'version'));
  // Of a `for_each`, each for a cluster of its own.
  const instance = scalarText(child(spec, 'instance'));
  const release = {
    name: scalarText(child(spec, 'name')) ?? (chart || 'release'),
    namespace: scalarText(child(spec, 'namespace')) ?? namespaceFor(chart),
    chart,
    ...defined({ version, clusterPath: instance && clusterPathOf(`${document.path}/${instance}`) }),
    at: beginningOf(document),
  };
  const values = items(child(spec, 'values'));
  const settings = items(child(spec, 'settings'));
  const doubts = doubtsOf(document);
  // An application's own values are not DNS configuration.
  if (local === undefined) addUnread(document, doubts, notices);
  const isWhole = directory === undefined && settings.length + doubts.length === 0;
  if (isWhole && values.every((one) => child(one, 'file') === undefined)) {
    const layers = layersOf(document, values, notices);
    return { releases: layers === undefined ? [] : [{ ...release, layers }] };
  }
  const sources = [...values, ...settings].flatMap((one) => sourcesOf(document, one));
  return {
    releases: [],
    facts: [{ kind: 'helm/chart-release', installs: true, ...release, ...defined({ directory }), sources, doubts }],
  };
}

/** `charts/coredns`: a folder where there is one, else a chart of a repository (Helm pkg/action LocateChart). */
function mayBeFolder(directory: string, written: string | undefined): string | undefined {
  return written !== undefined && /^[\w.-]+(?:\/[\w.-]+)+$/.test(written) ? pathWithin(directory, written) : undefined;
}

function addUnread(document: YamlDocument, doubts: readonly ReleaseDoubt[], notices: Notice[]): void {
  for (const { what, at } of doubts) notices.push(overriding(MESSAGES[what], at));
  for (const one of items(child(document.root, 'spec', 'settings'))) {
    const value = child(one, 'unstated');
    if (value !== undefined) addSettingNotice(scalarText(child(one, 'name')) ?? '', placeOf(document, value), notices);
  }
}

function doubtsOf(document: YamlDocument): readonly ReleaseDoubt[] {
  const spec = child(document.root, 'spec');
  const of = (
    what: ReleaseDoubt['what'],
    node: YamlNode | undefined,
    mayBringServers: boolean,
  ): readonly ReleaseDoubt[] => (node === undefined ? [] : [{ what, mayBringServers, at: placeOf(document, node) }]);
  return [
    ...items(child(spec, 'values')).flatMap((one) => of('values', child(one, 'unread'), true)),
    ...items(child(spec, 'settings')).flatMap((one) => of('setting', child(one, 'unread'), false)),
    ...of('post-renderer', child(spec, 'postRender'), false),
  ];
}

const MESSAGES = {
  values: 'values of this release are made by an expression and not read here',
  setting: 'a setting of this release is made by an expression and not read here',
  'post-renderer': 'the post-renderer of this release changes what the chart makes, and is not run',
} as const;

/** Undefined where some are not known. */
function layersOf(
  document: YamlDocument,
  values: readonly YamlNode[],
  notices: Notice[],
): readonly Layer[] | undefined {
  const layers: Layer[] = [];
  for (const one of values) {
    const [text, object] = [child(one, 'text'), child(one, 'object')];
    if (text?.kind === 'scalar' && !pushText(document, text.text, layers, notices)) return undefined;
    const written = object === undefined ? undefined : asDocument(document, object);
    if (written !== undefined) layers.push({ document: written, root: written.root });
  }
  return layers;
}

/** `yamlencode`, which writes every text in quotes. */
function asDocument({ source, path }: YamlDocument, object: YamlNode): YamlDocument | undefined {
  const syntheticSource = openSyntheticSource();
  return writtenObject(syntheticSource.enter(source, object), path, syntheticSource);
}

function sourcesOf(document: YamlDocument, one: YamlNode): readonly ChartValuesSource[] {
  const [file, text, object, name, value] = ['file', 'text', 'object', 'name', 'value'].map((key) => child(one, key));
  if (file?.kind === 'scalar') {
    const path = pathWithin(directoryOf(document.path), file.text.text);
    return [{ kind: 'file', path, below: [], optional: false, at: placeOf(document, file) }];
  }
  if (text?.kind === 'scalar') return [{ kind: 'text', text: text.text, keys: [], at: placeOf(document, text) }];
  const written = object === undefined ? undefined : asDocument(document, object);
  if (object !== undefined && written !== undefined)
    return [{ kind: 'text', text: written.source, keys: [], at: placeOf(document, object) }];
  if (value?.kind !== 'scalar') return [];
  const setting = settingSource(document, scalarText(name) ?? '', value);
  return [child(one, 'verbatim') === undefined ? setting : { ...setting, verbatim: true }];
}
