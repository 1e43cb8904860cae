import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

export interface ComposeFile extends Fragment {
  readonly kind: 'compose/compose-file';
  readonly path: string;
  readonly text: SourceText;
}

export function isComposeFile(statement: Statement): statement is ComposeFile {
  return statement.kind === 'compose/compose-file';
}
