/** What installs charts, with what lies beside them and goes over their settings. */
import type { Reading } from '../../core/text/notice.ts';
import type { JoinContext, Stated } from '../../languages/shared/join.ts';
import { withSourceFiles } from './argo.ts';
import { commandReleases } from './command-releases.ts';
import { type ChartRelease, isChartRelease } from './fragments.ts';

/** With notices about commands that are not read. */
export function releasesIn(stated: Stated, context: JoinContext): Reading<readonly ChartRelease[]> {
  const { value, notices } = commandReleases(context);
  return { value: [...withSourceFiles(stated, context).value.filter(isChartRelease), ...value], notices };
}
