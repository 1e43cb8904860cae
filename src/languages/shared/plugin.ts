import type { Reading } from '../../core/text/notice.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import type { Coverage } from './coverage.ts';
import type { Statement } from './fragments.ts';
import type { Join } from './join.ts';

/**
 * Recognises documents of its language and states facts; what means something only with other files it states as
 * fragments.
 */
export interface Plugin extends Words, Joining {
  readonly title: string;
  /** What it covers, for docs/platforms.md; every dialect of a platform states it. */
  readonly coverage?: Coverage;
  recognises(document: Document): boolean;
  /** Never throws for what the document says. */
  read(document: Document): Reading<readonly Statement[]>;
}

/** What is known only once every file was read. */
export interface Joining {
  readonly id: string;
  /** What the tool makes of its sources, in place of what was read of them; before any join. */
  readonly render?: Join;
  /** Facts in place of the tool's fragments. */
  readonly join?: Join;
}
