import { append } from '../../core/text/append.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { child, entries } from '../../read/documents/document.ts';
import { yamlText } from '../../read/documents/yaml.ts';
import { type InventoryVariables, isInventoryVariables } from './fragments.ts';
import { clusterPathOf } from './inventory-file.ts';
import { OWN } from './names.ts';
import { objectsOf } from './objects.ts';
import type { Stated, Variables } from './variables.ts';

export function joinInventories(facts: readonly Statement[]): Reading<readonly Statement[]> {
  const inventories = new Map<string, InventoryVariables[]>();
  const value: Statement[] = [];
  for (const fact of facts) {
    if (!isInventoryVariables(fact)) {
      value.push(fact);
      continue;
    }
    append(inventories, fact.inventory, fact);
  }
  const notices: Notice[] = [];
  for (const [inventory, files] of inventories) {
    const variables = merged(files, notices);
    if (variables === undefined || !OWN.some((name) => variables.stated.has(name))) continue;
    for (const fact of objectsOf(variables)) value.push({ ...fact, clusterPath: clusterPathOf(inventory) });
  }
  return { value, notices };
}

/** Values replace each other whole: groups in their order, files of a group by path. */
function merged(files: readonly InventoryVariables[], notices: Notice[]): Variables | undefined {
  const sorted = [...files].sort((a, b) => a.rank - b.rank || (pathOf(a) < pathOf(b) ? -1 : 1));
  const stated = new Map<string, Stated>();
  for (const { text, keys } of sorted) {
    const document = yamlText(text);
    if (document === undefined) continue;
    for (const entry of entries(child(document.root, ...(keys ?? [])))) stated.set(entry.key, { document, entry });
  }
  const [first] = sorted;
  return first === undefined ? undefined : { stated, notices, at: first.at, known: new Map() };
}

function pathOf(fact: InventoryVariables): string {
  return fact.text.file.path;
}
