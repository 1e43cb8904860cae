/** helmfile: `releases` with values in place or in files beside it (helmfile docs/index.md). */

import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
import { once, oncePer } from '../../core/text/once.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { beginningOf, locatedText } from '../../languages/shared/fields.ts';
import {
  child,
  entries,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import {
  addSettingNotice,
  type ChartStatements,
  folderOf,
  pathWithin,
  settingSource,
  textSource,
} from './chart-statements.ts';
import { chartOf, namespaceFor } from './charts.ts';
import { isOfEnvironment } from './filled-paths.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

export function isHelmfile(document: YamlDocument): boolean {
  const parts = openParts(document);
  return items(child(document.root, 'releases')).some((release, index) => {
    const chart = lastText(parts(release, index), 'chart');
    return chartOf(chart) !== undefined || folderOf('', chart) !== undefined;
  });
}

/** helmfile escapes braces, which would make a list. */
function settingOf(document: YamlDocument, name: string, value: YamlScalar): ChartValuesSource {
  const source = settingSource(document, name, value);
  return value.text.text.startsWith('{') ? { ...source, verbatim: true } : source;
}

/** Later values win over earlier ones, `set` over all. Files are found from the helmfile's own folder. */
export function helmfile(document: YamlDocument, notices: Notice[]): ChartStatements {
  const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
  const facts: ChartRelease[] = [];
  // Values of `{{ .Environment.Name }}` (helmfile docs/index.md "Environment").
  const parameters = entries(child(document.root, 'environments')).map(
    (environment) => new Map([['Environment.Name', environment.key]]),
  );
  const partsOf = openParts(document);
  for (const [index, release] of items(child(document.root, 'releases')).entries()) {
    const parts = partsOf(release, index);
    const written = lastText(parts, 'chart');
    const chart = chartOf(written);
    const folder = folderOf(directory, written);
    if ((chart ?? folder) === undefined || lastText(parts, 'installed') === 'false') continue;
    const name = scalarText(child(release, 'name')) ?? chart ?? 'release';
    const pathOf = (file: string): string => {
      const path = renderedOnce(file).replace(RELEASE_NAME, () => name);
      return isOfEnvironment(path) ? path : pathWithin(directory, path);
    };
    const version = parts.flatMap((part) => locatedText(part.document, child(part.node, 'version')) ?? []).at(-1);
    facts.push({
      kind: 'helm/chart-release',
      installs: true,
      helmfile: true,
      chart: chart ?? '',
      ...defined({ version }),
      name,
      namespace: lastText(parts, 'namespace') ?? namespaceFor(chart ?? ''),
      sources: [
        ...parts.flatMap((part) => valuesOf(part, pathOf)),
        ...parts.flatMap((part) => settingsOf(part, chart === 'app-template' ? [] : notices)),
      ],
      ...defined({ parameters: parameters.length === 0 ? undefined : parameters, directory: folder }),
      at: beginningOf(document, release),
    });
  }
  return { releases: [], facts };
}

/** `{{`{{ x }}`}}`: for the templates of a release, after those of the file (helmfile docs/writing-helmfile.md). */
function renderedOnce(text: string): string {
  return text.replace(/\{\{[ -]{0,3}`([^`]{1,200})`[ -]{0,3}\}\}/g, '$1');
}
const RELEASE_NAME = /\{\{-? ?\.Release\.Name ?-?\}\}/g;

/** Of a release: a template that it inherits, or its own. */
interface Part {
  readonly document: YamlDocument;
  readonly node: YamlNode;
  readonly keys: readonly string[];
  readonly except: readonly string[];
}

/** Of templates that inherit, too. */
const MAX_PARTS = 50;

/** Lists are joined, and the last setting counts (helmfile pkg/state/state_exec_tmpl.go releaseWithInheritedTemplate). */
function openParts(document: YamlDocument): (release: YamlNode, index: number) => readonly Part[] {
  const templateOf = openTemplates(document);
  return (release, index) => {
    const parts: Part[] = [];
    const open: Part[] = [{ document, node: release, keys: ['releases', String(index)], except: [] }];
    for (let part = open.pop(); part !== undefined && parts.length < MAX_PARTS; part = open.pop()) {
      parts.unshift(part);
      for (const inherited of items(child(part.node, 'inherit'))) {
        const template = templateOf(scalarText(child(inherited, 'template')) ?? '');
        const except = items(child(inherited, 'except')).flatMap((one) => scalarText(one) ?? []);
        if (template !== undefined) open.push({ ...template, except: [...part.except, ...except] });
      }
    }
    return parts;
  };
}

/** Of the document, or of another one of its file, which is opened once. */
function openTemplates(document: YamlDocument): (name: string) => Omit<Part, 'except'> | undefined {
  const within = (one: YamlDocument, name: string): Omit<Part, 'except'> | undefined => {
    const node = child(one.root, 'templates', name);
    return node && { document: one, node, keys: ['templates', name] };
  };
  const others = once(() => {
    const { file } = beginningOf(document);
    const { documents } = openYaml(file.path, wholeFile(file));
    return documents.flatMap((one) => (one.kind === 'yaml' && child(one.root, 'templates') ? one : []));
  });
  return oncePer((name: string) => {
    const own = within(document, name);
    return own ?? others().flatMap((one) => within(one, name) ?? [])[0];
  });
}

function lastText(parts: readonly Part[], key: string): string | undefined {
  return parts.flatMap(({ node }) => scalarText(child(node, key)) ?? []).at(-1);
}

function valuesOf(
  { document, node, keys, except }: Part,
  pathOf: (file: string) => string,
): readonly ChartValuesSource[] {
  if (except.includes('values')) return [];
  return items(child(node, 'values')).map((one, position) => {
    const file = scalarText(one);
    if (file === undefined) return textSource(document, [...keys, 'values', String(position)], one);
    return { kind: 'file', path: pathOf(file), below: [], optional: false, at: placeOf(document, one) };
  });
}

function settingsOf({ document, node, except }: Part, notices: Notice[]): readonly ChartValuesSource[] {
  if (except.includes('set')) return [];
  return items(child(node, 'set')).flatMap((setting) => {
    const name = scalarText(child(setting, 'name'));
    const value = child(setting, 'value');
    if (name !== undefined && value?.kind === 'scalar') return settingOf(document, name, value);
    addSettingNotice(name ?? '', placeOf(document, setting), notices);
    return [];
  });
}
