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

/** Which files are a project, as Compose finds them or a command names them; it `deploys` the one that stands for them. */
export interface StatedProject extends Fragment {
  readonly kind: 'compose/project';
}
