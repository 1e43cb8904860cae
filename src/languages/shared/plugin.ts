import type { Fact } from '../../core/facts/fact.ts';
import type { Reading } from '../../core/text/notice.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import type { Coverage } from './coverage.ts';

/**
 * What text means. A plug-in says by which words its files are known, recognises documents of its language, and states
 * facts, each with a place.
 */
export interface Plugin extends Words {
  readonly id: string;
  readonly title: string;
  /** What it covers, for docs/platforms.md; every dialect of a platform states it. */
  readonly coverage?: Coverage;
  /** Cheap; looks at kind, apiVersion, path or the first words. */
  recognises(document: Document): boolean;
  /** Never throws for what the document says. */
  read(document: Document): Reading<readonly Fact[]>;
}
