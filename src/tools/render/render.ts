/** Where the template engines of the machine come into the pipeline, when a door hands them down. */
import type { Fact } from '../../core/facts/fact.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { RenderTools } from '../../read/tree/render-tools.ts';
import type { RealBuild } from '../kustomize/real.ts';
import { type FactReader, renderCharts } from './helm.ts';
import type { ChartTree } from './local-charts.ts';

/** The tool that builds kustomizations. `loose` is asked for only when all paths were seen to stay in the tree. */
export function realBuildOf(tools: RenderTools): RealBuild | undefined {
  const { kustomize } = tools;
  if (kustomize === undefined) return undefined;
  const build: RealBuild = ({ files, directory, loose }) =>
    kustomize.tool({
      files,
      args: [
        kustomize.command,
        directory === '' ? '.' : `./${directory}`,
        ...(loose ? ['--load-restrictor=LoadRestrictionsNone'] : []),
      ],
    });
  return Object.assign(build, { sealed: () => kustomize.tool.isolation?.() === 'sealed' });
}

/** What charts of the tree make in place of what was read of their files; `said` less what only speaks of their templates. */
export function withCharts(
  facts: readonly Fact[],
  said: readonly Notice[],
  tree: ChartTree,
  tools: RenderTools,
  factsOf: FactReader,
): { readonly facts: readonly Fact[]; readonly notices: readonly Notice[] } {
  if (tools.helm === undefined) return { facts, notices: said };
  const made = renderCharts(facts, tree, tools.helm, factsOf);
  const left = said.filter((notice) => !made.rendered(notice.at.file.path));
  return { facts: made.value, notices: [...left, ...made.notices] };
}
