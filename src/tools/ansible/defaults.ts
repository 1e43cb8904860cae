/** `{{ x | default('literal') }}` (Jinja, "default"; Ansible, "Providing default values"). */
import { isLoopback, parseAddress, splitPort } from '../../core/dns/endpoint.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { dependingOn, whileUnset } from '../../core/text/conditions.ts';
import { once, oncePer } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, replaceMatches, type SourceText, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Join, type JoinContext, readAgain } from '../../languages/shared/join.ts';

const DEFAULT =
  /\{\{-?[ \t]{0,8}((?:\w{1,64}\.){0,4}\w{1,64})[ \t]{0,8}\|[ \t]{0,8}(?:default|d)\([ \t]{0,8}["']([^'"{}\\\n]{0,200})["'][ \t]{0,8}(?:,[ \t]{0,8}[Tt]rue[ \t]{0,8})?\)[ \t]{0,8}-?\}\}/g;
const MAX_FILES = 5000;
const MAX_FILLED = 64 * 1024;
/** Each is searched for in all files. */
const MAX_NAMES = 20;

/**
 * A loopback address, where nothing in the repository seems to set the variable. That nothing sets it nobody can prove, so
 * a default only finds: any other stays an expression, of which nothing is known.
 */
export function openDefaults({
  bytesOf,
  paths = [],
}: Partial<Pick<JoinContext, 'bytesOf' | 'paths'>>): (text: SourceText) => SourceText {
  const texts = once(() => (paths.length > MAX_FILES ? undefined : paths.flatMap((path) => bytesOf?.(path) ?? [])));
  let names = 0;
  const isSet = oncePer((name: string) => {
    names += 1;
    if (names > MAX_NAMES) return true;
    const setting = new RegExp(
      `\\b${name}["']?[ \\t]{0,9}(?::(?=[\\s"'{[]|$)|=(?!=))|(?:register|name|variable|_var)["']?:[ \\t]{0,9}["']?${name}\\b`,
      'm',
    );
    return texts()?.some((bytes) => bytes.includes(name) && setting.test(bytes.toString('latin1'))) ?? true;
  });
  return (text) => {
    if (!text.text.includes('|')) return text;
    const filled = (match: RegExpExecArray): SourceText | undefined => {
      const [whole, path = '', written = ''] = match;
      const { address } = splitPort(written);
      if (!isLoopback(parseAddress(address) ?? '') || path.split('.').some((one) => one === 'item' || isSet(one)))
        return undefined;
      const start = match.index + whole.indexOf(written, whole.indexOf('('));
      const at = locate(text, start, start + written.length);
      return synthetic({ ...at, file: dependingOn(at, [isUnset(path, at.file)]) }, written);
    };
    return replaceMatches(text, DEFAULT, filled, MAX_FILLED) ?? text;
  };
}

function isUnset(name: string, { path }: SourceFile): BranchTaken {
  const words = `nothing sets the variable \`${name}\``;
  return whileUnset(path, { scope: '', subject: name }, words, `the variable \`${name}\` is set`);
}

/** Templates are read with such defaults. */
export const readWithDefaults: Join = (stated, context) => {
  const isOpen = oncePer((file: SourceFile) => file.text.search(DEFAULT) !== -1);
  const files = new Set(stated.value.flatMap(({ at: { file } }) => (isOpen(file) ? [file] : [])));
  const fill = openDefaults(context);
  const texts = [...files].flatMap((file) => {
    const text = fill(wholeFile(file));
    return text.text === file.text ? [] : [[file.path, text] as const];
  });
  return readAgain(stated, new Map(texts), context);
};
