/** `vars` (deprecated): what `$(NAME)` becomes is not followed. */

import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import type { BuiltObject, NodeFactory } from './built-object.ts';

/** @param vars items of `vars` of a root and all it includes */
export function reportVars(objects: readonly BuiltObject[], vars: readonly YamlNode[], factory: NodeFactory): void {
  const unused = new Map<string, YamlNode>();
  for (const node of vars) {
    const name = scalarText(child(node, 'name'));
    if (name !== undefined) unused.set(name, node);
  }
  for (const { root } of objects)
    visitNodes(root, (node) => {
      if (node.kind !== 'scalar' || !node.text.text.includes('$(')) return;
      for (const [, name = ''] of node.text.text.matchAll(/\$\(([^()]{0,200})\)/g)) {
        const stated = unused.get(name);
        if (stated === undefined) continue;
        unused.delete(name);
        factory.unfollowed(`what the variable \`${name}\` of this kustomization stands for is not followed`, stated);
      }
    });
}
