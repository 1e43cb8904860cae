/** helmfile: `releases` with values in place or in files beside it (helmfile docs/index.md). */
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../documents/document.ts';
import type { ChartReleaseFact, ChartValuesSource } from '../../fact.ts';
import type { Notice } from '../../text/notice.ts';
import { beginningOf } from '../fields.ts';
import { chartOf } from './charts.ts';
import { type Found, pathWithin, remarkSetting, textSource } from './found.ts';

export function isHelmfile(root: YamlNode): boolean {
  return items(child(root, 'releases')).some((release) => chartOf(scalarText(child(release, 'chart'))) !== undefined);
}

/** Later values win over earlier ones, `set` over all. Files are found from the helmfile's own folder. */
export function helmfile(document: YamlDocument, notices: Notice[]): Found {
  const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
  const facts: ChartReleaseFact[] = [];
  for (const [index, release] of items(child(document.root, 'releases')).entries()) {
    const chart = chartOf(scalarText(child(release, 'chart')));
    if (chart === undefined || scalarText(child(release, 'installed')) === 'false') continue;
    const sources = items(child(release, 'values')).map((one, position): ChartValuesSource => {
      const at = placeOf(document, one);
      const file = scalarText(one);
      if (file !== undefined)
        return { kind: 'file', path: pathWithin(directory, file), below: [], optional: false, at };
      return textSource(document, ['releases', String(index), 'values', String(position)], one);
    });
    for (const one of items(child(release, 'set')))
      remarkSetting(scalarText(child(one, 'name')) ?? '', placeOf(document, one), notices);
    facts.push({
      kind: 'chart-release',
      chart,
      name: scalarText(child(release, 'name')) ?? chart,
      namespace: scalarText(child(release, 'namespace')) ?? 'kube-system',
      sources,
      at: beginningOf(document, release),
    });
  }
  return { releases: [], facts };
}
