import type { FilledValue } from '../../core/facts/fact.ts';
import type { Budget } from '../../core/text/budget.ts';
import type { Reading } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { Document } from '../../read/documents/document.ts';
import type { RenderTools } from '../../read/tree/render-tools.ts';
import type { Statement } from './fragments.ts';

export interface JoinContext {
  readonly read: (path: string) => SourceFile | undefined;
  readonly bytesOf: (path: string) => Buffer | undefined;
  /** Why a path that has something gives no bytes, in a clause; undefined where there is nothing, or a folder. */
  readonly whyUnread?: (path: string) => string | undefined;
  readonly paths: readonly string[] | undefined;
  /** Files of a folder that the scan leaves out, though git has them. */
  readonly leftOutBelow?: (directory: string) => readonly string[];
  /** Whether git ignores a path, there or not. */
  readonly isIgnored?: (path: string) => boolean;
  /** What the plug-ins say of a document, and of everything that is wrapped in it. */
  readonly factsOf: (document: Document) => Reading<readonly Statement[]>;
  /** What the plug-ins say of a document as it stands. */
  readonly statedIn: (document: Document) => Reading<readonly Statement[]>;
  readonly budget: Budget;
  /** Template engines, where they are to be run, and the paths that they may be given, sorted. */
  readonly rendering?: { readonly tools: RenderTools; readonly paths: readonly string[] };
}

/** What was stated so far. `filled`: values that decide, are not shown, and stand in no fact of their own. */
export interface Stated extends Reading<readonly Statement[]> {
  readonly filled: readonly FilledValue[];
}

/** Notices so far are kept, or dropped where they no longer hold. */
export type Join = (stated: Stated, context: JoinContext) => Stated;

/** A join that only adds notices, and values that are not shown. */
export function adding(
  join: (
    facts: readonly Statement[],
    context: JoinContext,
  ) => Reading<readonly Statement[]> & { readonly filled?: readonly FilledValue[] },
): Join {
  return ({ value, notices, filled }, context) => {
    const joined = join(value, context);
    return {
      value: joined.value,
      notices: [...notices, ...joined.notices],
      filled: joined.filled === undefined ? filled : [...filled, ...joined.filled],
    };
  };
}
