/** The kustomize binary, where the machine has it. */
import type { RenderTools } from '../../read/tree/render-tools.ts';
import type { RealBuild } from './context.ts';

/** `loose` is used only when all paths were seen to stay in the tree. */
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
