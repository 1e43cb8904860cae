import { defined } from '../../core/text/defined.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { findTool, openTool, type Tool } from './run-tool.ts';

export interface RenderTools {
  readonly helm?: Tool;
  /** `kustomize build`, or `kubectl kustomize`. */
  readonly kustomize?: { readonly tool: Tool; readonly command: string };
}

/** `auto` takes available tools; a named one that is missing is wrong use. Undefined: no rendering. */
export function openRenderTools(
  mode: 'auto' | 'helm' | 'kustomize' | 'off',
  path: string | undefined,
  root: string,
): RenderTools | undefined {
  if (mode === 'off') return undefined;
  const helm = mode === 'kustomize' ? undefined : findTool('helm', path, root);
  const kustomize = mode === 'helm' ? undefined : findTool('kustomize', path, root);
  const kubectl = mode === 'helm' || kustomize !== undefined ? undefined : findTool('kubectl', path, root);
  if (mode === 'helm' && helm === undefined) throw new UsageError('render: helm, and there is no helm on PATH');
  if (mode === 'kustomize' && kustomize === undefined && kubectl === undefined)
    throw new UsageError('render: kustomize, and there is neither kustomize nor kubectl on PATH');
  const builder = kustomize ?? kubectl;
  return defined({
    helm: helm === undefined ? undefined : openTool(helm),
    kustomize:
      builder === undefined
        ? undefined
        : {
            tool: openTool(builder, undefined, kustomize === undefined ? ['version', '--client'] : ['version']),
            command: kustomize === undefined ? 'kustomize' : 'build',
          },
  });
}
