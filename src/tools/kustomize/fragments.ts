import type { Located } from '../../core/text/location.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';

/** A kustomization: which files belong together. What it does to them is read from the document itself. */
export interface Kustomization extends Fragment {
  readonly kind: 'kustomize/kustomization';
  /** A Component: what it patches are the objects of the kustomization that draws it in. */
  readonly component?: true;
  readonly directory: string;
  /** Remote bases are left out and noticed. */
  readonly resources: readonly Located<string>[];
  readonly makes: readonly string[];
}

/** A list of operations on an object (RFC 6902); which object, the kustomization says. */
export interface JsonPatch extends Fragment {
  readonly kind: 'kustomize/json-patch';
}

export function isKustomization(statement: Statement): statement is Kustomization {
  return statement.kind === 'kustomize/kustomization';
}

export function isOfKustomize({ kind }: Statement): boolean {
  return kind === 'kustomize/kustomization' || kind === 'kustomize/json-patch';
}
