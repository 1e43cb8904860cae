import type { ConfigTextFact } from '../../core/facts/fact.ts';
import type { Reading } from '../../core/text/notice.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import type { Statement } from './fragments.ts';
import type { Join } from './join.ts';

/** Reads one language, tool or platform; what needs other files becomes a fragment. */
export interface Plugin extends Words, Joining {
  readonly title: string;
  /** Of a language whose files name others that are read with them. */
  readonly includes?: Includes;
  recognises(document: Document): boolean;
  /** Never throws for what the document says. */
  read(document: Document): Reading<readonly Statement[]>;
}

/** How a file of the repository, no machine's, names what lies beside it. */
export interface Includes {
  readonly language: ConfigTextFact['language'];
  /** The folder of the software's own file, at the beginning of a path on its machine. */
  readonly home: RegExp;
  /** Its first group is a file, a folder or a pattern. */
  readonly names: RegExp;
}

/** What needs every file. */
export interface Joining {
  readonly id: string;
  /** Before any join: the tool's output in place of what was read of its sources. */
  readonly render?: Join;
  /** Facts in place of the tool's fragments. */
  readonly join?: Join;
  /** Of a tool whose files name folders of the repository: read as well where the scan leaves them out. */
  readonly modules?: { readonly files: RegExp; readonly sources: RegExp };
}
