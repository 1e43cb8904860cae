/** What installs charts, with what lies beside them and goes over their settings. */
import type { JoinContext, Stated } from '../../languages/shared/join.ts';
import { withSourceFiles } from './argo.ts';
import { commandReleases } from './command-releases.ts';
import { type ChartRelease, isChartRelease } from './fragments.ts';

export function releasesIn(stated: Stated, context: JoinContext): readonly ChartRelease[] {
  return [...withSourceFiles(stated, context).value.filter(isChartRelease), ...commandReleases(context)];
}
