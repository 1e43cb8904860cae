import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/** Of one file; several files make a cluster. */
export interface InventoryVariables extends Fragment {
  readonly kind: 'kubespray/inventory-variables';
  readonly inventory: string;
  /** The higher rank wins, then the later path. */
  readonly rank: number;
  readonly text: SourceText;
  readonly keys?: readonly string[];
}

export function isInventoryVariables(statement: Statement): statement is InventoryVariables {
  return statement.kind === 'kubespray/inventory-variables';
}
