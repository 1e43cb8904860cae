import type { Located } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/** Which files belong together; what is done to them is read from the document. */
export interface Kustomization extends Fragment {
  readonly kind: 'kustomize/kustomization';
  /** Patches the objects of the kustomization that includes it. */
  readonly component?: true;
  readonly directory: string;
  /** Remote bases are left out, with a notice. */
  readonly resources: readonly Located<string>[];
  readonly makes: readonly string[];
  /** In place of a file's, where Flux makes it. */
  readonly text?: SourceText;
}

export function isKustomization(statement: Statement): statement is Kustomization {
  return statement.kind === 'kustomize/kustomization';
}

export function isOfKustomize({ kind }: Statement): boolean {
  return kind === 'kustomize/kustomization' || kind === 'kustomize/json-patch';
}
