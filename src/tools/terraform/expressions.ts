/** Files whose expressions name what other files of the module say are read again with those names. */
import { addAll } from '../../core/text/append.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { Join } from '../../languages/shared/join.ts';
import { moduleNames } from './names.ts';

const NAMES = /\b(?:var|local|kubernetes_namespace(?:_v1)?)\.|\bfile\(/;

export const joinExpressions: Join = (stated, context) => {
  const files = new Map<string, SourceFile>();
  for (const { at } of [...stated.value, ...stated.notices])
    if (/\.(?:tf|tofu)$/.test(at.file.path) && NAMES.test(at.file.text)) files.set(at.file.path, at.file);
  if (files.size === 0) return stated;
  const namesOf = moduleNames(context);
  const names = new Map(
    [...files.keys()].flatMap((path) => {
      const found = namesOf(path);
      return found === undefined ? [] : [[path, found] as const];
    }),
  );
  const isKept = ({ at }: { readonly at: Statement['at'] }): boolean => !names.has(at.file.path);
  const value = stated.value.filter(isKept);
  const notices: Notice[] = stated.notices.filter(isKept);
  for (const [path, file] of files) {
    const own = names.get(path);
    if (own === undefined) continue;
    const reading = context.factsOf({ kind: 'text', path, source: wholeFile(file), names: own });
    addAll(value, reading.value);
    addAll(notices, reading.notices);
  }
  return { ...stated, value, notices };
};
