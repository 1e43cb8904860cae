/** That a chart is installed with the values that it states itself. */
import type { BranchTaken } from '../../core/text/assumption.ts';
import type { SourceFile } from '../../core/text/source-file.ts';

/** All of the file. */
export function wholly(file: SourceFile, assumes: readonly BranchTaken[]): SourceFile {
  return { ...file, conditions: [{ start: 0, end: file.text.length + 1, assumes, around: -1 }] };
}

export function valuesTaken(file: string, values: string): BranchTaken {
  const words = `the chart is installed with the values of ${values}`;
  const otherwise = `the chart is installed with other values than those of ${values}`;
  return { kind: 'condition', file, line: 0, scope: values, subject: 'values', holds: true, words, otherwise };
}
