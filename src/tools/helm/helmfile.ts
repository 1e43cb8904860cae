/** helmfile: `releases` with values in place or in files beside it (helmfile docs/index.md). */

import { defined } from '../../core/text/defined.ts';
import type { Notice } from '../../core/text/notice.ts';
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
import {
  addSettingNotice,
  type ChartStatements,
  folderOf,
  pathWithin,
  settingSource,
  textSource,
} from './chart-statements.ts';
import { chartOf } from './charts.ts';
import { isOfEnvironment } from './filled-paths.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

export function isHelmfile(root: YamlNode): boolean {
  return items(child(root, 'releases')).some((release) => {
    const chart = scalarText(child(release, 'chart'));
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
  for (const [index, release] of items(child(document.root, 'releases')).entries()) {
    const written = scalarText(child(release, 'chart'));
    const chart = chartOf(written);
    const folder = folderOf(directory, written);
    if ((chart ?? folder) === undefined || scalarText(child(release, 'installed')) === 'false') continue;
    const sources = items(child(release, 'values')).map((valuesItem, position): ChartValuesSource => {
      const at = placeOf(document, valuesItem);
      const file = scalarText(valuesItem);
      if (file !== undefined) {
        const path = isOfEnvironment(file) ? file : pathWithin(directory, file);
        return { kind: 'file', path, below: [], optional: false, at };
      }
      return textSource(document, ['releases', String(index), 'values', String(position)], valuesItem);
    });
    for (const setting of items(child(release, 'set'))) {
      const name = scalarText(child(setting, 'name'));
      const value = child(setting, 'value');
      if (name !== undefined && value?.kind === 'scalar') sources.push(settingOf(document, name, value));
      else addSettingNotice(name ?? '', placeOf(document, setting), notices);
    }
    const version = locatedText(document, child(release, 'version'));
    facts.push({
      kind: 'helm/chart-release',
      installs: true,
      helmfile: true,
      chart: chart ?? '',
      ...defined({ version }),
      name: scalarText(child(release, 'name')) ?? chart ?? 'release',
      namespace: scalarText(child(release, 'namespace')) ?? 'kube-system',
      sources,
      ...defined({ parameters: parameters.length === 0 ? undefined : parameters, directory: folder }),
      at: beginningOf(document, release),
    });
  }
  return { releases: [], facts };
}
