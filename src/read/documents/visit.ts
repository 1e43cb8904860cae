/** A walk over a tree whose depth the text decided, without recursion. */
import type { YamlNode } from './document.ts';

/** Calls `see` for every value, parents before children, in the order of the text. */
export function visitNodes(root: YamlNode, see: (node: YamlNode) => void): void {
  const open: YamlNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    see(node);
    const children =
      node.kind === 'map' ? node.entries.map((entry) => entry.value) : node.kind === 'sequence' ? node.items : [];
    for (const child of children.toReversed()) open.push(child);
  }
}
