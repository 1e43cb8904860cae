/** Releases that templates of the repository's charts write (an app of apps), as the values of the chart make them. */

import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf, inFolder } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import { locate, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { isFact, type Statement } from '../../languages/shared/fragments.ts';
import type { Join, JoinContext, Stated } from '../../languages/shared/join.ts';
import { child, type Document, scalarText } from '../../read/documents/document.ts';
import { openYaml } from '../../read/documents/open-text.ts';
import { chartOf, openChart } from './chart-files.ts';
import { clusterPathOf } from './chart-statements.ts';
import { type ChartRelease, isChartRelease } from './fragments.ts';
import { readLoaded } from './left-out.ts';

const WRITES = /^kind:[ \t]*["']?(?:Application(?:Set)?|HelmRelease|HelmChart(?:Config)?)["']?[ \t]*\r?$/m;
const KINDS: ReadonlySet<string> = new Set([
  'Application',
  'ApplicationSet',
  'HelmRelease',
  'HelmChart',
  'HelmChartConfig',
]);

/** In place of what their templates state as they stand; those that are not followed stay. */
export const joinWrittenReleases: Join = (stated, context) => {
  const { paths = [], budget, factsOf } = context;
  const read = readLoaded(context);
  const releases = stated.value.filter(isChartRelease);
  const made: Statement[] = [];
  const notices: Notice[] = [];
  const used = new Set<string>();
  const replaced = new Map<string, readonly Location[]>();
  for (const directory of chartsIn(stated, releases, read)) {
    const templates = pathsBelow(inFolder(directory, 'templates'), paths).flatMap((path) => {
      const file = /\/_[^/]*$/.test(path) ? undefined : read(path);
      return file?.text.includes('{{') === true && WRITES.test(file.text) ? [file] : [];
    });
    if (templates.length === 0) continue;
    const chart = openChart({ directory, read, paths, releases }, { budget, notices });
    for (const file of templates) {
      const ways = chart.templates().rendered(wholeFile(file));
      if (ways.length === 0) continue;
      replaced.set(
        file.path,
        releasesOf(file.path, wholeFile(file)).map(({ source }) => locate(source, 0, source.text.length)),
      );
      for (const { text, path } of ways) {
        for (const { file: from = text.file } of text.segments) if (from.path !== file.path) used.add(from.path);
        for (const document of releasesOf(file.path, text)) {
          const reading = factsOf(document);
          for (const fact of reading.value)
            made.push(ways.length > 1 ? { ...fact, clusterPath: clusterPathOf(path) } : fact);
          for (const notice of reading.notices) notices.push(notice);
        }
      }
    }
  }
  if (replaced.size === 0) return stated;
  const isLeft = ({ at }: { readonly at: Location }): boolean =>
    replaced.get(at.file.path)?.some(({ span }) => span.start <= at.span.start && at.span.start <= span.end) !== true;
  return {
    ...stated,
    value: [...stated.value.filter((one) => isLeft(one) && !(isFact(one) && used.has(one.at.file.path))), ...made],
    notices: [...stated.notices.filter(isLeft), ...notices],
  };
};

/** That something of DNS stands in, or that a release installs. */
function chartsIn(
  { value, notices }: Pick<Stated, 'value' | 'notices'>,
  releases: readonly ChartRelease[],
  read: JoinContext['read'],
): ReadonlySet<string> {
  const places = new Set([...value, ...notices].map(({ at: { file } }) => file.path));
  const folders = [...places].map((path) => chartOf(path) ?? directoryOf(path));
  const all = new Set([...folders, ...releases.flatMap(({ directory }) => directory ?? [])]);
  return new Set([...all].filter((folder) => read(inFolder(folder, 'Chart.yaml')) !== undefined));
}

function releasesOf(path: string, text: SourceText): readonly Document[] {
  return openYaml(path, text, { objects: true }).documents.filter(
    (one) => one.kind === 'yaml' && KINDS.has(scalarText(child(one.root, 'kind')) ?? ''),
  );
}
