/** What installs charts, with what lies beside them and goes over their settings. */
import type { Reading } from '../../core/text/notice.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { Join, JoinContext, Stated } from '../../languages/shared/join.ts';
import { withSourceFiles } from './argo.ts';
import { commandReleases } from './command-releases.ts';
import { filledReleases } from './filled-paths.ts';
import { type ChartRelease, isChartRelease } from './fragments.ts';

/** With what lies beside charts of the repository, and one for each values file that fits a path with parameters. */
export const withSources: Join = (stated, context) => {
  const settled = withSourceFiles(stated, context);
  const value = settled.value.flatMap((fact) => {
    if (!isChartRelease(fact) || fact.directory === undefined) return fact;
    const open = fact.sources.find((source) => source.kind === 'file' && source.path.includes('{{'));
    const [before = ''] = open?.kind === 'file' ? open.path.split('{{') : [];
    const folder = before.slice(0, Math.max(0, before.lastIndexOf('/')));
    return open === undefined ? fact : filledReleases(fact, pathsBelow(folder, context.paths ?? []));
  });
  return { ...settled, value };
};

/** With notices about commands that are not read. */
export function releasesIn(stated: Stated, context: JoinContext): Reading<readonly ChartRelease[]> {
  const { value, notices } = commandReleases(context);
  return { value: [...withSources(stated, context).value.filter(isChartRelease), ...value], notices };
}
