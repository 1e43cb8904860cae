import type { Location } from './location.ts';

/** A message about a place; rules decide whether it is a finding. */
export interface Notice {
  readonly kind: 'unreadable' | 'not-modelled' | 'assumed';
  readonly message: string;
  /** `placeholder`: filled in later. `include`: a named file that is not read. */
  readonly code?: 'placeholder' | 'include';
  readonly at: Location;
  /** A template to be rendered first: not reading it is a note. */
  readonly template?: boolean;
  /** Nothing in the text suggests DNS: unread it matters only if the base could read it. */
  readonly beside?: boolean;
  /** Most of what it names is gone, so nobody uses it. */
  readonly stale?: boolean;
  /** Why nothing is read: syntax, a bound, or missing bytes; `either`: tools read it in different ways. */
  readonly unread?: 'syntax' | 'bound' | 'bytes' | 'either';
  /** Configuration that answers it. */
  readonly paste?: { readonly file: string; readonly lines: readonly string[] };
  readonly unseen?: string;
  /** Configuration that may be the unseen one is read, so only its loss is news. */
  readonly covered?: boolean;
  /** Comes over what is read of the same object: new, it is no less than a change of that. */
  readonly overrides?: true;
  /** Something that runs writes into the ConfigMap of this name, or into any, what is not known: no less than a change. */
  readonly writes?: { readonly name?: string };
  /** Says something only where this keeps the file of a DNS server from being applied. */
  readonly leavesOut?: {
    readonly folder: string;
    readonly include?: string;
    readonly exclude?: string;
    /** Lines of gitignore(5); said only where they are new. */
    readonly ignore?: string;
    /** Only of what this object, as `deployedFrom`, brings. */
    readonly from?: string;
  };
  /** Of a submodule: the commit that git records. `matters`: its name suggests so. */
  readonly submodule?: { readonly commit: string; readonly matters: boolean };
  /** Of a Secret, or of what may be one: its document is not shown. */
  readonly secret?: true;
  /** Set for an exhausted budget (budget.ts): the text is not at fault. */
  readonly limit?: string;
}

/** What was understood, with notices. Nothing a file says throws. */
export interface Reading<T> {
  readonly value: T;
  readonly notices: readonly Notice[];
}
