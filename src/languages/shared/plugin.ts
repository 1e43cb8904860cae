import type { Reading } from '../../core/text/notice.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import type { Coverage } from './coverage.ts';
import type { Statement } from './fragments.ts';
import type { Join } from './join.ts';

/** Reads one language, tool or platform; what needs other files becomes a fragment. */
export interface Plugin extends Words, Joining {
  readonly title: string;
  /** For docs/platforms.md; every platform states it. */
  readonly coverage?: Coverage;
  recognises(document: Document): boolean;
  /** Never throws for what the document says. */
  read(document: Document): Reading<readonly Statement[]>;
}

/** What needs every file. */
export interface Joining {
  readonly id: string;
  /** Before any join: the tool's output in place of what was read of its sources. */
  readonly render?: Join;
  /** Facts in place of the tool's fragments. */
  readonly join?: Join;
}
