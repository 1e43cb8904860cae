/** What a file's blocks state under names that expressions take. */
import { child, entries, type YamlNode } from '../../read/documents/document.ts';
import type { HclBlock } from '../../read/documents/hcl.ts';
import { madeMap } from '../../read/documents/made.ts';

const NAMED = /^kubernetes_(?:namespace|config_map)(?:_v1)?$/;

/** Locals, and what others name (`TYPE.NAME.metadata[0].name`): a release its namespace, a volume its ConfigMap. */
export function* statedNames(blocks: readonly HclBlock[]): Generator<readonly [name: string, stated: YamlNode]> {
  for (const { type, labels, body, span } of blocks) {
    if (type === 'locals') for (const { key, value } of entries(body)) yield [`local.${key}`, value];
    const metadata = type === 'resource' && NAMED.test(labels[0] ?? '') ? child(body, 'metadata') : undefined;
    if (metadata?.kind === 'map')
      yield [labels.join('.'), madeMap(span, { metadata: { kind: 'sequence', items: [metadata], span } })];
  }
}
