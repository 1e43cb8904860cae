import type { FilledValue } from '../../core/facts/workload.ts';
import type { Budget } from '../../core/text/budget.ts';
import type { Reading } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { openText } from '../../read/documents/open-text.ts';
import type { RenderTools } from '../../read/tree/render-tools.ts';
import type { Statement } from './fragments.ts';

export interface JoinContext {
  readonly read: (path: string) => SourceFile | undefined;
  readonly bytesOf: (path: string) => Buffer | undefined;
  /** A clause that says why an existing path gives no bytes; undefined where nothing or a folder is there. */
  readonly whyUnread?: (path: string) => string | undefined;
  readonly paths: readonly string[] | undefined;
  /** Where links on its way lead, whether or not the path exists; undefined out of the tree. */
  readonly withoutLinks?: (path: string) => string | undefined;
  /** Left out by the scan, though git has them. */
  readonly leftOutBelow?: (directory: string) => readonly string[];
  /** Whether or not the path exists: another repository's. */
  readonly submoduleOf?: (path: string) => string | undefined;
  /** Whether or not the path exists. */
  readonly isIgnored?: (path: string) => boolean;
  /** With everything wrapped in the document. */
  readonly factsOf: (document: Document) => Reading<readonly Statement[]>;
  readonly statedIn: (document: Document) => Reading<readonly Statement[]>;
  readonly budget: Budget;
  /** Template engines that may run, and the sorted paths they may be given. */
  readonly rendering?: { readonly tools: RenderTools; readonly paths: readonly string[] };
}

/** `filled`: values that decide, are not shown, and are in no fact. */
export interface Stated extends Reading<readonly Statement[]> {
  readonly filled: readonly FilledValue[];
}

/** Drops notices that no longer hold. */
export type Join = (stated: Stated, context: JoinContext) => Stated;

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

/** With other texts in place of files: what was read of these is dropped. */
export function readAgain(stated: Stated, texts: ReadonlyMap<string, SourceText>, { factsOf }: JoinContext): Stated {
  if (texts.size === 0) return stated;
  const opened = [...texts].map(([path, text]) => openText(path, text));
  const readings = [...opened, ...opened.flatMap(({ documents }) => documents.map(factsOf))];
  const isKept = ({ at: { file } }: Pick<Statement, 'at'>): boolean => file.text === '' || !texts.has(file.path);
  return {
    ...stated,
    value: [...stated.value.filter(isKept), ...readings.flatMap((one) => ('value' in one ? one.value : []))],
    notices: [...stated.notices.filter(isKept), ...readings.flatMap(({ notices }) => notices)],
  };
}
