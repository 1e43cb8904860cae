/** Terraform's configuration as JSON (hashicorp/hcl json/spec.md): the blocks that the native syntax would give. */
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { entries, items, type YamlEntry, type YamlNode } from '../../read/documents/document.ts';
import type { HclBlock } from '../../read/documents/hcl.ts';
import { visitNodes } from '../../read/documents/visit.ts';

const LABELS: ReadonlyMap<string, number> = new Map([
  ['resource', 2],
  ['data', 2],
  ['module', 1],
  ['locals', 0],
]);

export function jsonBlocks(root: YamlNode): {
  readonly blocks: readonly HclBlock[];
  readonly texts: readonly SourceText[];
} {
  const bodies = root.kind === 'sequence' ? items(root) : [root];
  const blocks = bodies.flatMap(entries).flatMap(({ key, value }) => {
    const labels = LABELS.get(key);
    return labels === undefined ? [] : blocksOf({ type: key, labels: [] }, value, labels);
  });
  const texts: SourceText[] = [];
  for (const { body } of blocks)
    visitNodes(body, (node) => {
      if (node.kind === 'scalar' && typeof node.value === 'string') texts.push(node.text);
    });
  return { blocks, texts };
}

/** Labels are keys; of several blocks there is a list. */
function blocksOf(block: Pick<HclBlock, 'type' | 'labels'>, node: YamlNode, left: number): readonly HclBlock[] {
  if (node.kind === 'sequence') return node.items.flatMap((item) => blocksOf(block, item, left));
  if (node.kind !== 'map') return [];
  if (left > 0)
    return node.entries.flatMap(({ key, value }) =>
      blocksOf({ ...block, labels: [...block.labels, key] }, value, left - 1),
    );
  const nests = /^kubernetes_(?!manifest$)/.test(block.labels[0] ?? '');
  return [{ ...block, body: attributeOf(node, nests), span: node.span }];
}

/** `nests`: a list of maps is a block that stands several times. Depth is bounded by the reader. */
function attributeOf(node: YamlNode, nests: boolean): YamlNode {
  if (node.kind === 'scalar') {
    if (typeof node.value !== 'string' || !/^\$\{[^{}]{1,2000}\}$/.test(node.value)) return node;
    return { ...node, value: null, text: slice(node.text, 2, node.text.text.length - 1) };
  }
  if (node.kind === 'sequence') return { ...node, items: node.items.map((item) => attributeOf(item, nests)) };
  const filled = node.entries.flatMap((entry): readonly YamlEntry[] => {
    const repeated = nests && entry.value.kind === 'sequence' && entry.value.items.every((one) => one.kind === 'map');
    const values = repeated ? items(entry.value) : [entry.value];
    return values.map((value) => ({ ...entry, value: attributeOf(value, nests) }));
  });
  return { ...node, entries: filled };
}
