/** Walks a tree without recursion, as its depth is the text's. */
import { itemAt } from '../../core/text/invariant.ts';
import type { YamlNode } from './document.ts';

/** Parents before children, in text order. */
export function visitNodes(root: YamlNode, see: (node: YamlNode) => void): void {
  const open: YamlNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    see(node);
    if (node.kind === 'map')
      for (let i = node.entries.length - 1; i >= 0; i -= 1) open.push(itemAt(node.entries, i).value);
    else if (node.kind === 'sequence')
      for (let i = node.items.length - 1; i >= 0; i -= 1) open.push(itemAt(node.items, i));
  }
}
