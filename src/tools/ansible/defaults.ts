/** `{{ x | default('literal') }}` (Jinja, "default"; Ansible, "Providing default values"). */
import type { BranchTaken } from '../../core/text/assumption.ts';
import { dependingOn, whileUnset } from '../../core/text/conditions.ts';
import { once, oncePer } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, replaceMatches, type SourceText, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Join, type JoinContext, readAgain } from '../../languages/shared/join.ts';
import { type LookUp, lookUpFor } from './playbook-variables.ts';

const DEFAULT =
  /\{\{-?[ \t]{0,8}((?:\w{1,64}\.){0,4}(\w{1,64}))[ \t]{0,8}\|[ \t]{0,8}(?:default|d)\([ \t]{0,8}(?:'([^'"{}\\\n]{0,200})'|"([^'"{}\\\n]{0,200})"|(\d{1,9}))[ \t]{0,8}(?:,[ \t]{0,8}[Tt]rue[ \t]{0,8})?\)[ \t]{0,8}-?\}\}/g;
/** Facts of the machine, and what Ansible states itself. */
const OF_ANSIBLE = /^(?:ansible_|hostvars|groups|inventory_|playbook_|role_)/;

const MAY_SET = /\.(?:ya?ml|ini|cfg|json|toml|sh|j2|py|tf|env|groovy)$|(?:^|\/)[^./]+$/;
const MAX_FILES = 5000;
const MAX_FILLED = 64 * 1024;

/** The value that the repository states, else the default where nothing in it sets the variable. */
export function openDefaults({
  bytesOf,
  paths = [],
}: Partial<Pick<JoinContext, 'bytesOf' | 'paths'>>): (text: SourceText, lookUp: LookUp) => SourceText {
  const texts = once(() => {
    const may = paths.filter((path) => MAY_SET.test(path));
    return may.length > MAX_FILES ? undefined : may.flatMap((path) => bytesOf?.(path) ?? []);
  });
  const isSet = oncePer((name: string) => {
    const setting = new RegExp(
      `(?<![\\w.-])["']?${name}["']?[ \\t]{0,9}(?::(?=[\\s"'{[]|$)|=(?!=))|(?:register|name):[ \\t]{0,9}["']?${name}["']?[ \\t]*$`,
      'm',
    );
    return texts()?.some((bytes) => bytes.includes(name) && setting.test(bytes.toString('latin1'))) ?? true;
  });
  return (text, lookUp) => {
    if (!text.text.includes('|')) return text;
    const filled = (match: RegExpExecArray): SourceText | undefined => {
      const [whole, path = '', name = '', single, double, number] = match;
      const stated = path === name ? lookUp(name) : undefined;
      if (stated?.list === false) return stated.values[0];
      if (OF_ANSIBLE.test(path) || isSet(name)) return undefined;
      const written = single ?? double ?? number ?? '';
      const start = match.index + whole.indexOf(written, whole.indexOf('('));
      const at = locate(text, start, start + written.length);
      return synthetic({ ...at, file: dependingOn(at, [isUnset(path, at.file)]) }, written);
    };
    return replaceMatches(text, DEFAULT, filled, MAX_FILLED) ?? text;
  };
}

function isUnset(name: string, { path }: SourceFile): BranchTaken {
  const words = [`nothing sets the variable \`${name}\``, `the variable \`${name}\` is set`] as const;
  return whileUnset(path, { scope: '', subject: name }, ...words);
}

/** Templates are read with their defaults. */
export const readWithDefaults: Join = (stated, context) => {
  const isOpen = oncePer((file: SourceFile) => file.text.search(DEFAULT) !== -1);
  const files = new Map(stated.value.flatMap(({ at: { file } }) => (isOpen(file) ? [[file.path, file]] : [])));
  if (files.size === 0) return stated;
  const fill = openDefaults(context);
  const lookUp = lookUpFor(stated.value);
  const texts = [...files].flatMap(([path, file]) => {
    const role = /^(?:.*\/)?roles\/[^/]+(?=\/)/.exec(path)?.[0];
    const text = fill(wholeFile(file), lookUp(role === undefined ? undefined : { role }));
    return text.text === file.text ? [] : [[path, text] as const];
  });
  return readAgain(stated, new Map(texts), context);
};
