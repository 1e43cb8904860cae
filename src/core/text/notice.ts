import type { Location } from './location.ts';

/** A message about a place; rules decide what becomes a finding. */
export interface Notice {
  readonly kind: 'unreadable' | 'not-modelled' | 'assumed';
  readonly message: string;
  /** `placeholder`: filled in later. `include`: a named file that is not read. */
  readonly code?: 'placeholder' | 'include';
  readonly at: Location;
  /** A template to be rendered first: not reading it is a note. */
  readonly template?: boolean;
  /** Nothing in it suggests DNS: it matters only if the base could read it. */
  readonly beside?: boolean;
  /** Out of the tree, to what its name does not tell. */
  readonly isLink?: true;
  /** Nothing to say where something is taken of its place after all. */
  readonly unlessRead?: true;
  /** Most of what it names is gone. */
  readonly stale?: boolean;
  /** Why nothing is read: syntax, a bound, or missing bytes; `either`: tools read it in different ways. */
  readonly unread?: 'syntax' | 'bound' | 'bytes' | 'either';
  /** Configuration to paste that answers it. */
  readonly paste?: { readonly file: string; readonly lines: readonly string[] };
  readonly unseen?: string;
  /** The configuration may be another one that is read, so only its loss is news. */
  readonly covered?: boolean;
  /** Overrides what is read of the same object: as good as a change of it. */
  readonly overrides?: true;
  /** What overrides it, not to be shown: another text is another change. */
  readonly carrier?: string;
  /** A program writes unknown content into the ConfigMap of this name, or into any: as good as a change. */
  readonly writes?: { readonly name?: string };
  /** Matters only where this keeps a DNS server's file from being applied. */
  readonly leavesOut?: {
    readonly folder: string;
    readonly include?: string;
    readonly exclude?: string;
    /** Lines of gitignore(5); said only where they are new. */
    readonly ignore?: string;
    /** Only of what this object brings, as `deployedFrom`. */
    readonly from?: string;
  };
  /** The commit that git records; `matters`: the submodule's name suggests so. */
  readonly submodule?: { readonly commit: string; readonly matters: boolean };
  /** Of what may be a Secret: its document is not shown. */
  readonly secret?: true;
  /** A server may refuse its whole configuration for it. */
  readonly mayNotStart?: true;
  /** The exhausted budget's name (budget.ts). */
  readonly limit?: string;
}

export function notModelled(message: string, at: Location): Notice {
  return { kind: 'not-modelled', message, at };
}

/** As good as a change of the object that is read. */
export function overriding(message: string, at: Location): Notice {
  return { ...notModelled(message, at), overrides: true };
}

/** Of a choice among the files of a folder. */
export function leavingOut(who: string, leavesOut: NonNullable<Notice['leavesOut']>, at: Location): Notice {
  const message = `${who} leaves out manifests of a DNS server in \`${leavesOut.folder}\`, which are read as if they were applied`;
  return { ...overriding(message, at), leavesOut };
}

export function mayNotStart(message: string, at: Location): Notice {
  return { ...notModelled(message, at), mayNotStart: true };
}

/** What was understood, with notices. Nothing a file says throws. */
export interface Reading<T> {
  readonly value: T;
  readonly notices: readonly Notice[];
}
