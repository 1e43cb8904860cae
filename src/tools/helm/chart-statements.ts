/** What a document says of releases: rendered at once where it holds all values, else joined. */

import { addAll } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { type Notice, notModelled, overriding } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { pathFrom } from '../../core/text/paths.ts';
import { extentOf, type SourceText } from '../../core/text/source-text.ts';
import {
  isExpression,
  placeOf,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { readTemplate } from '../../read/templates/template-yaml.ts';
import type { ChartRelease, ChartValues, ChartValuesSource } from './fragments.ts';
import type { Layer } from './layers.ts';
import type { Release } from './release.ts';

export interface ChartStatements {
  readonly releases: readonly Release[];
  readonly facts?: readonly (ChartRelease | ChartValues)[];
}

export type Form = (document: YamlDocument, notices: Notice[]) => ChartStatements;

/** Counted from `directory`; empty where it leads out of the tree. */
export function pathWithin(directory: string, path: string): string {
  return pathFrom(directory, path) ?? '';
}

/** Values files side by side are for different clusters. */
export function clusterPathOf(path: string): string {
  return `${path}/values`;
}

export function settingSource(
  document: YamlDocument,
  target: string,
  node: YamlScalar,
): Extract<ChartValuesSource, { kind: 'text' }> {
  return { kind: 'text', text: node.text, keys: [], target, at: placeOf(document, node) };
}

export function addSettingNotice(name: string, at: Location, notices: Notice[]): void {
  if (!/^(?:servers|extraConfig|service\.|isClusterService|deployment\.|zoneFiles|config\.)/.test(name)) return;
  notices.push(overriding(`the setting \`${name}\` changes the values and is not read`, at));
}

/** The path of a chart in the repository; undefined for one of a chart repository. */
export function folderOf(directory: string, written: string | undefined): string | undefined {
  return written?.startsWith('./') === true || written?.startsWith('../') === true
    ? pathWithin(directory, written)
    : undefined;
}

export function textSource(document: YamlDocument, keys: readonly string[], node: YamlNode): ChartValuesSource {
  return { kind: 'text', text: document.source, keys, at: placeOf(document, node) };
}

/** A template as it stands. False, with a notice, where it cannot be read: what it states is not known. */
export function pushText(document: YamlDocument, text: SourceText, layers: Layer[], notices: Notice[]): boolean {
  const root = rootOf(text, notices);
  if (root !== undefined) layers.push({ document: { kind: 'yaml', path: document.path, source: text, root }, root });
  if (root !== undefined || !/\S/.test(text.text)) return true;
  const notice = notModelled('the values of this release cannot be read; the release is left out', extentOf(text));
  notices.push(isExpression(text.text) ? { ...notice, code: 'placeholder' } : notice);
  return false;
}

/** A template as it stands: its conditions are assumptions. */
function rootOf(text: SourceText, notices: Notice[]): YamlNode | undefined {
  const { value, notices: found } = readYaml(text);
  const template = value === undefined ? readTemplate(text)?.root : undefined;
  if (template === undefined) for (const notice of found) notices.push(notice);
  return value ?? template;
}

/** Texts whose contents are kept. */
const MAX_KEPT = 16;

/** Releases of one file follow one another, and share its text. */
export function openRoots(): typeof rootOf {
  const kept = new Map<SourceText, { readonly root: YamlNode | undefined; readonly found: readonly Notice[] }>();
  return (text, notices) => {
    if (kept.size >= MAX_KEPT && !kept.has(text)) kept.clear();
    const { root, found } = getOrInsert(kept, text, () => {
      const own: Notice[] = [];
      return { root: rootOf(text, own), found: own };
    });
    addAll(notices, found);
    return root;
  };
}
