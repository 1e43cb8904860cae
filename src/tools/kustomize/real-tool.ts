/** kustomize itself, where the machine has it and a door hands it down. */
import type { RenderTools } from '../../read/tree/render-tools.ts';
import type { RealBuild } from './context.ts';

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
