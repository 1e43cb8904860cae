/** What installs charts, with what lies beside them and goes over their settings. */
import type { Reading } from '../../core/text/notice.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { Join, JoinContext, Stated } from '../../languages/shared/join.ts';
import { withSourceFiles } from './argo.ts';
import { commandReleases } from './command-releases.ts';
import { releasesOfFittingFiles } from './filled-paths.ts';
import { type ChartRelease, isChartRelease } from './fragments.ts';

/** With what lies beside charts of the repository, what commands of helmfile set, and one for each values file that fits a path with parameters. */
export const withSources: Join = (stated, context) => {
  const { unread: _, ...settled } = withCommands(stated, context);
  return settled;
};

/** With notices about commands that are not read. */
export function releasesIn(stated: Stated, context: JoinContext): Reading<readonly ChartRelease[]> {
  const { value, unread } = withCommands(stated, context);
  return { value: value.filter(isChartRelease), notices: unread };
}

function withCommands(stated: Stated, context: JoinContext) {
  const settled = withSourceFiles(stated, context);
  const { value: commands, notices } = commandReleases(context, settled.value);
  const filled = (fact: Statement): readonly Statement[] => {
    const isOpen = isChartRelease(fact) && fact.directory !== undefined;
    return isOpen ? releasesOfFittingFiles(fact, context.paths ?? []) : [fact];
  };
  const made = commands.flatMap(filled).filter(isChartRelease);
  const over = new Map(made.flatMap((one) => (one.over === undefined ? [] : [[keyOf(one), one] as const])));
  const value = settled.value
    .flatMap(filled)
    .map((fact) => (isChartRelease(fact) && over.size > 0 ? (over.get(keyOf(fact)) ?? fact) : fact));
  return { ...settled, value: [...value, ...made.filter((one) => one.over === undefined)], unread: notices };
}

/** Of a helmfile's release, in one environment. */
function keyOf({ at, name, sources, over = 0 }: ChartRelease): string {
  const files = sources.slice(0, sources.length - over).map((source) => (source.kind === 'file' ? source.path : ''));
  return JSON.stringify([at.file.path, at.span.start, name, files]);
}
