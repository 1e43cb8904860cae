import type { Location } from './location.ts';

/** A remark about a place in the text. Not a finding: rules decide what to make of it. */
export interface Notice {
  readonly kind: 'unreadable' | 'not-modelled' | 'assumed';
  readonly message: string;
  /** What it is about, for whoever has to do with it: a value that something fills in later, a file that is named and not read with it. */
  readonly code?: 'placeholder' | 'include';
  readonly at: Location;
  /** The file is a template that is meant to be rendered first, so not reading it, or what is filled in here, is only a note. */
  readonly template?: boolean;
  /** Nothing in the text speaks of resolvers: not reading it is no loss, unless the base could be read. */
  readonly beside?: boolean;
  /** Nobody can have used the file for long: most of what it names is gone. */
  readonly stale?: boolean;
  /** Why a file, or a document of it, is not read at all: the text is wrong, a bound is reached, or its bytes are not to be had. */
  readonly unread?: 'syntax' | 'bound' | 'bytes';
  /** The lines of configuration that answer it. */
  readonly paste?: { readonly file: string; readonly lines: readonly string[] };
  /** The DNS server, as its workload, whose configuration is not in sight. */
  readonly unseen?: string;
  /** Nothing is wrong with the text: the scan's budget (text/budget.ts) had no more of this. */
  readonly limit?: string;
}

/** What was understood, and what was remarked on the way. Nothing a file says throws. */
export interface Reading<T> {
  readonly value: T;
  readonly notices: readonly Notice[];
}
