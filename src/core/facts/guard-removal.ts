import type { Declared } from './declared.ts';

/** A script or patch that removes the guard: `sed '/loop/d'`. */
export interface GuardRemovalFact extends Declared {
  readonly kind: 'guard-edit';
  readonly command: string;
  /** It stands in a text of which nothing says that it runs. */
  readonly mayRun?: true;
}
