/** Files whose expressions name what other files of the module say are read again with those names. */
import { addAll } from '../../core/text/append.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { Join, JoinContext } from '../../languages/shared/join.ts';
import { moduleNames } from './names.ts';

/** Of expressions, which say nothing of DNS themselves. */
const MANIFEST = /"kubernetes_manifest"[\s\S]{0,2000}?\bmanifest\s{0,99}=\s{0,99}[a-z]/;

function withManifests({ paths = [], read }: Pick<JoinContext, 'paths' | 'read'>): readonly SourceFile[] {
  return paths.flatMap((path) => {
    const file = /\.(?:tf|tofu)$/.test(path) ? read(path) : undefined;
    return file !== undefined && MANIFEST.test(file.text) ? [file] : [];
  });
}

const NAMES = /\b(?:var|local|path|kubernetes_(?:namespace|config_map)(?:_v1)?)\.|\bfile\(/;

export const joinExpressions: Join = (stated, context) => {
  const readFrom = new Set([...stated.value, ...stated.notices].map(({ at }) => at.file));
  const named = [...readFrom].filter(({ path, text }) => /\.(?:tf|tofu)$/.test(path) && NAMES.test(text));
  const files = new Map(named.map((file) => [file.path, file]));
  for (const file of withManifests(context)) if (!files.has(file.path)) files.set(file.path, file);
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
