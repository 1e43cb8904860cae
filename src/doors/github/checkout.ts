import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../../core/text/usage-error.ts';
import { findScanRoot, lookBelow } from '../../read/tree/scan-root.ts';
import type { Inputs } from './inputs.ts';

const MAX_NAMED = 5;

export interface Checkout {
  readonly root: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly baseline: string | undefined;
}

/** The work tree of the paths, or the workspace's only one. Throws UsageError where ambiguous. */
export function locateCheckout(
  workspace: string,
  inputs: Pick<Inputs, 'paths' | 'config' | 'baseline'>,
  notice: (text: string) => void,
): Checkout {
  let { paths } = inputs;
  if (paths.length === 0 && !findScanRoot(workspace, ['.']).git) {
    const below = lookBelow(workspace);
    const [only, second] = below.tops;
    if (second !== undefined)
      throw new UsageError(
        `${below.tops.slice(0, MAX_NAMED).join(', ')} are git work trees below the workspace; name one of them under \`paths\``,
      );
    if (only !== undefined) {
      notice(`The checkout in ${only} is scanned: it is the only one below the workspace.`);
      paths = [only];
    } else if (!below.files)
      throw new UsageError(
        'the workspace is empty: add a step with actions/checkout before this one, so that there is something to scan',
      );
  }
  const found = findScanRoot(workspace, paths.length === 0 ? ['.'] : paths);
  const fromRoot = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : relative(found.root, resolve(found.cwd, path)).split(sep).join('/');
  return { root: found.root, paths: found.paths, config: fromRoot(inputs.config), baseline: fromRoot(inputs.baseline) };
}
