import type { CheckInput } from '../../judge/check-input.ts';
import type { Values } from './flags.ts';
import { baselinesFor, baseOf, type Opened, renderToolsFor, today } from './open.ts';

export async function checkInput(
  opened: Opened,
  values: Pick<Values, 'base' | 'baseline' | 'render'>,
): Promise<CheckInput> {
  const { policiesFor } = await import('../../judge/policy.ts');
  const { policyPaths } = await import('../../judge/policy-files.ts');
  const { openWorkingTree } = await import('../../read/tree/working-tree.ts');
  const { baseFiles } = await import('../../read/tree/git-tree.ts');
  const { decided, tree, config } = opened;
  const rendering = await renderToolsFor(opened, values.render);
  const baselines = await baselinesFor(opened, values.baseline);
  const always = policyPaths(decided, baselines, opened.common);
  const base = await baseOf(opened, values.base, always);
  const policy = policiesFor(
    {
      decided,
      baselines,
      today: today(),
      base: base.status === 'compared' ? base.files : undefined,
      scansAll: opened.paths.length === 0,
      reopen: (globs) => {
        const options = { ...globs, paths: opened.paths, listings: opened.listings };
        const files = values.base === undefined ? undefined : baseFiles(opened.root, values.base, options, always);
        return {
          tree: opened.options === undefined ? tree : openWorkingTree(opened.root, options),
          base: files === undefined || 'because' in files ? base : { status: 'compared', files },
        };
      },
    },
    { tree, base },
  );
  return { tree, config, base, ...rendering, ...policy };
}
