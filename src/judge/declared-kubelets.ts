/** Kubelets of nodes whose files the configuration states as texts: files of the repository are read where they are. */
import type { NodeSettings } from '../core/cluster/settings.ts';
import type { Fact } from '../core/facts/fact.ts';
import { isFact } from '../languages/shared/fragments.ts';
import type { JoinContext, Stated } from '../languages/shared/join.ts';
import { openText } from '../read/documents/open-text.ts';
import { joining } from './plugins.ts';
import { readDocument } from './read-file.ts';

export function declaredKubelets(nodes: readonly NodeSettings[], context: JoinContext): readonly Fact[] {
  return nodes.flatMap(({ name, files }) => {
    const value = files.flatMap(({ path, text, isInline }) =>
      isInline === true
        ? openText(path, text, { onNode: { path, pool: name } }).documents.flatMap((one) => readDocument(one).value)
        : [],
    );
    if (value.length === 0) return [];
    let stated: Stated = { filled: [], value, notices: [] };
    for (const { join } of joining) stated = join?.(stated, context) ?? stated;
    return stated.value.filter((fact): fact is Fact => isFact(fact) && fact.kind === 'kubelet');
  });
}
