/** Skaffold: what it installs with helm, a way among others (skaffold.dev/docs/references/yaml, `helm.releases`). */

import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import {
  child,
  entries,
  isExpression,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import {
  addSettingNotice,
  type ChartStatements,
  clusterPathOf,
  pathWithin,
  settingSource,
  textSource,
} from './chart-statements.ts';
import { chartOf } from './charts.ts';
import type { ChartRelease, ChartValuesSource, ReleaseDoubt } from './fragments.ts';

/** `deploy` alone before skaffold/v3. */
const SECTIONS = ['manifests', 'deploy'];
/** Of one file. */
const MAX_RELEASES = 200;

interface Part {
  readonly node: YamlNode;
  readonly keys: readonly string[];
}

/** A profile's stand beside those of the file: which one is meant is not known. */
function partsOf(root: YamlNode): readonly Part[] {
  if (!(scalarText(child(root, 'apiVersion')) ?? '').startsWith('skaffold/')) return [];
  const profiles = items(child(root, 'profiles')).map((node, index) => ({ node, keys: ['profiles', String(index)] }));
  return [{ node: root, keys: [] }, ...profiles].flatMap(({ node, keys }) =>
    SECTIONS.flatMap((section) =>
      items(child(node, section, 'helm', 'releases')).map((release, index) => ({
        node: release,
        keys: [...keys, section, 'helm', 'releases', String(index)],
      })),
    ),
  );
}

export function skaffoldReleases(root: YamlNode): readonly YamlNode[] {
  return partsOf(root).map(({ node }) => node);
}

export function skaffold(document: YamlDocument, notices: Notice[]): ChartStatements {
  const parts = partsOf(document.root);
  if (parts.length > MAX_RELEASES) notices.push(beyondBound(TOO_MANY, beginningOf(document)));
  return { releases: [], facts: parts.slice(0, MAX_RELEASES).map((one) => releaseOf(document, one, notices)) };
}

const TOO_MANY = 'this file has more releases than are judged';

function releaseOf(document: YamlDocument, { node, keys }: Part, notices: Notice[]): ChartRelease {
  const textAt = (key: string): string | undefined => scalarText(child(node, key));
  const [chart, folder] = [chartOf(textAt('remoteChart')) ?? '', textAt('chartPath')];
  const version = locatedText(document, child(node, 'version'));
  const directory = folder === undefined ? undefined : pathWithin(directoryOf(document.path), folder);
  const settings = ['setValues', 'setValueTemplates'].flatMap((key) => scalarsIn(child(node, key)));
  const open = settings.filter((one) => isExpression(one.node.text.text));
  // What decides in the repository's own charts is looked for where they are judged.
  const doubts = directory === undefined ? open.map((one) => doubtOf(document, one, notices)) : [];
  return {
    kind: 'helm/chart-release',
    command: true,
    name: textAt('name') ?? (chart || 'release'),
    namespace: textAt('namespace') ?? 'kube-system',
    chart,
    ...defined({ version, directory }),
    openKeys: open.map(({ target }) => target.split('.').at(-1) ?? ''),
    doubts,
    clusterPath: clusterPathOf(`${document.path}/${keys.join('/')}`),
    sources: [
      ...filesOf(document, node, keys),
      ...settings.filter((one) => !open.includes(one)).map((one) => settingSource(document, one.target, one.node)),
    ],
    at: placeOf(document, node),
  };
}

/** What is in place over files (pkg/skaffold/deploy/helm/args.go). */
function filesOf(document: YamlDocument, release: YamlNode, keys: readonly string[]): readonly ChartValuesSource[] {
  const files = items(child(release, 'valuesFiles')).map((file): ChartValuesSource => {
    const path = pathWithin(directoryOf(document.path), scalarText(file) ?? '');
    return { kind: 'file', path, below: [], optional: false, at: placeOf(document, file) };
  });
  const overrides = child(release, 'overrides');
  return overrides === undefined ? files : [...files, textSource(document, [...keys, 'overrides'], overrides)];
}

interface Setting {
  readonly target: string;
  readonly node: YamlScalar;
}

/** `a.b[0]`, also of maps and lists (pkg/skaffold/util FlatMap), in the order that helm gets them. */
function scalarsIn(settings: YamlNode | undefined): readonly Setting[] {
  const found: Setting[] = [];
  const open: { readonly target: string; readonly node: YamlNode }[] = [];
  for (const { key, value } of entries(settings)) open.push({ target: key, node: value });
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { target, node } = one;
    if (node.kind === 'scalar') found.push({ target, node });
    for (const [index, item] of items(node).entries()) open.push({ target: `${target}[${index}]`, node: item });
    for (const { key, value } of entries(node)) open.push({ target: `${target}.${key}`, node: value });
  }
  return found.sort((a, b) => (a.target < b.target ? -1 : 1));
}

function doubtOf(document: YamlDocument, { target, node }: Setting, notices: Notice[]): ReleaseDoubt {
  const at = placeOf(document, node);
  addSettingNotice(target, at, notices);
  return { what: 'setting', mayBringServers: /^servers\b/.test(target), at };
}
