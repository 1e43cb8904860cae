import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/** Variables of one file of an inventory; several files make one cluster together. */
export interface InventoryVariables extends Fragment {
  readonly kind: 'kubespray/inventory-variables';
  readonly generator: 'kubespray';
  readonly inventory: string;
  /** Files of a higher rank win; of one rank the later path does. */
  readonly rank: number;
  readonly text: SourceText;
  readonly keys?: readonly string[];
}

export function isInventoryVariables(statement: Statement): statement is InventoryVariables {
  return statement.kind === 'kubespray/inventory-variables';
}
