import type { Span } from '../../core/text/location.ts';

export type Tree = MapTree | ListTree | ScalarTree;
export interface MapTree {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, { readonly keySpan: Span; readonly value: Tree }>;
  readonly span: Span;
}
export interface ListTree {
  readonly kind: 'list';
  readonly items: readonly Tree[];
  readonly span: Span;
}
export interface ScalarTree {
  readonly kind: 'scalar';
  /** By the core schema of YAML 1.2: `off` is text, `2027-01-31` is text, `1.11` is a number. */
  readonly value: string | number | boolean | null;
  readonly span: Span;
}
