import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

export interface Play extends Fragment {
  readonly kind: 'ansible/play';
  readonly hosts: string;
  /** As written: `common`, `company.linux.resolver`. */
  readonly roles: readonly string[];
}

export function isPlay(statement: Statement): statement is Play {
  return statement.kind === 'ansible/play';
}

/** A role's defaults and variables, those of groups and hosts. */
export interface PlaybookVariables extends Fragment {
  readonly kind: 'ansible/playbook-variables';
  readonly role?: string;
  readonly variables: readonly {
    readonly name: string;
    readonly values: readonly SourceText[];
    readonly list: boolean;
  }[];
}

export function isPlaybookVariables(statement: Statement): statement is PlaybookVariables {
  return statement.kind === 'ansible/playbook-variables';
}

export interface TaskInclude extends Fragment {
  readonly kind: 'ansible/task-include';
  /** From the root; absent where a variable names a file of `folder`. */
  readonly path?: string;
  readonly folder: string;
}

export function isTaskInclude(statement: Statement): statement is TaskInclude {
  return statement.kind === 'ansible/task-include';
}
