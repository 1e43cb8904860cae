import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/**
 * Variables that a generator of clusters takes from one file of an inventory. Several files make one cluster together;
 * they are joined to the objects that the generator makes before the cluster sees them.
 */
export interface InventoryVariables extends Fragment {
  readonly kind: 'kubespray/inventory-variables';
  readonly generator: 'kubespray';
  /** The folder that holds the inventory, a path from the root; '' for the root. */
  readonly inventory: string;
  /** Files of a higher rank win; of one rank the later path does. */
  readonly rank: number;
  /** YAML: a mapping. */
  readonly text: SourceText;
  /** The keys under which the variables stand in it; the mapping itself when absent. */
  readonly keys?: readonly string[];
}

export function isInventoryVariables(statement: Statement): statement is InventoryVariables {
  return statement.kind === 'kubespray/inventory-variables';
}
