import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/** A Compose file. Several make a project together; they are joined to services before the cluster sees them. */
export interface ComposeFile extends Fragment {
  readonly kind: 'compose/compose-file';
  readonly path: string;
  /** YAML: a mapping. */
  readonly text: SourceText;
}

export function isComposeFile(statement: Statement): statement is ComposeFile {
  return statement.kind === 'compose/compose-file';
}
