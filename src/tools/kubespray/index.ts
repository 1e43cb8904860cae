import { beginningOf } from '../../languages/shared/fields.ts';
import { adding } from '../../languages/shared/join.ts';
import { firstLineOf } from '../../languages/shared/lines.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Document, entryOf } from '../../read/documents/document.ts';
import type { InventoryVariables } from './fragments.ts';
import { clusterPathOf, type FileVariables, inventoryOf, inventoryVariables } from './inventory-file.ts';
import { joinInventories } from './join.ts';
import { ELSEWHERE } from './names.ts';

export const kubespray: Plugin = {
  id: 'kubespray',
  title: 'kubespray inventories',
  markers: ['dns_servers', 'upstream_dns', 'resolvconf', 'cluster_d', 'nodelocal', 'cluster-d'],
  about: /dns_servers|upstream_dns/i,
  join: adding(joinInventories),
  recognises: (document) => variablesFileOf(document) !== undefined || inventoryVariables(document).length > 0,
  read: (document) => {
    const place = variablesFileOf(document);
    const held = place === undefined ? inventoryVariables(document) : [];
    if (held.length > 0) return { value: held.map((one) => ofFile(document, one)), notices: [] };
    if (document.kind !== 'yaml' || place === undefined) return { value: [], notices: [] };
    const fact: InventoryVariables = {
      kind: 'kubespray/inventory-variables',
      inventory: place.inventory,
      rank: place.rank,
      text: document.source,
      at: beginningOf(document),
      clusterPath: clusterPathOf(place.inventory),
    };
    return { value: [fact], notices: [] };
  },
};

function ofFile(document: Document, { text, keys, rank }: FileVariables): InventoryVariables {
  const inventory = inventoryOf(document.path);
  return {
    kind: 'kubespray/inventory-variables',
    inventory,
    rank,
    text,
    keys,
    at: document.kind === 'yaml' ? beginningOf(document) : firstLineOf(document.source),
    clusterPath: clusterPathOf(inventory),
  };
}

/** Groups of every node; a later group wins (Ansible, "How variables are merged"). */
const GROUPS: readonly string[] = ['all', 'k8s-cluster', 'k8s_cluster'];
const FILE = /^(?:(.*)\/)?group_vars\/([^/]+?)(?:\.ya?ml|\/(?:[^/]+\/)*[^/]+\.ya?ml)$/;

/** A file of group variables with a DNS or Service network variable that only kubespray has. */
function variablesFileOf(document: Document): { readonly inventory: string; readonly rank: number } | undefined {
  if (document.kind !== 'yaml' || document.onNode !== undefined || document.root.kind !== 'map') return undefined;
  const match = FILE.exec(document.path);
  const rank = GROUPS.indexOf(match?.[2] ?? '');
  if (match === null || rank === -1 || !ELSEWHERE.some((name) => entryOf(document.root, name) !== undefined))
    return undefined;
  return { inventory: match[1] ?? '', rank };
}
