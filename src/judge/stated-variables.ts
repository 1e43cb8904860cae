/** What the repository sets variables of Jinja to: roles, inventories, plays and commands. */
import type { BranchTaken } from '../core/text/assumption.ts';
import { once, oncePer } from '../core/text/once.ts';
import { isTest } from '../core/text/paths.ts';

/** `x`, `not x`, `x | bool`, `x | default(y)`, `x == 'y'`. */
const TEST =
  /^(not\s+)?\(?([a-z_]\w{0,99})(?:\s*\|\s*d(?:efault)?\(\s*['"]?(\w{1,99})['"]?(?:\s*,[^()]{1,20})?\))?\)?(?:\s*\|\s*bool)?(?:\s*(==|!=)\s*['"]([\w.-]{1,99})['"])?$/i;
const MAY_SET = /\.(?:ya?ml|json|ini|cfg|sh|env|mk|toml)$|(?:^|\/)[^./]+$/i;
/** Files in which a variable is looked for, and characters of one. */
const [MAX_FILES, MAX_LENGTH] = [5000, 64 * 1024];
/** Each is looked for in all files; what others are set to is not known. */
const MAX_NAMES = 50;

interface Setting {
  readonly path: string;
  readonly value: string;
}

/** Whether a condition is met whatever of this counts; false where that is not known. */
export function openMet(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): (taken: Pick<BranchTaken, 'kind' | 'subject' | 'holds' | 'file'>) => boolean {
  const mayState = once(() => paths.filter(maySet));
  const asked = new Set<string>();
  const settingsOf = oncePer((name: string): readonly Setting[] => {
    const setting = new RegExp(String.raw`(?<![\w.-])${name}["']?[ \t]*[:=](?!=)[ \t]*["']?([^\s"',}\]#]*)`, 'g');
    return mayState().flatMap((path) => {
      const text = textOf(path) ?? '';
      if (!text.includes(name)) return [];
      const values = [...text.slice(0, MAX_LENGTH).matchAll(setting)].map(([, value = '']) => value);
      return (text.length > MAX_LENGTH ? [...values, ''] : values).map((value) => ({ path, value }));
    });
  });
  return ({ kind, subject, holds, file }) => {
    const [, negation, name, given, compares, text] = (kind === 'condition' && TEST.exec(subject)) || [];
    if (name === undefined || paths.length > MAX_FILES) return false;
    if (!asked.has(name) && asked.size === MAX_NAMES) return false;
    asked.add(name);
    const settings = settingsOf(name);
    const role = file.replace(/templates\/.*$|[^/]*$/s, '');
    const isAlways = ({ path }: Setting): boolean =>
      /(?:^|\/)group_vars\/all\b/.test(path) || path.startsWith(`${role}defaults/`) || path.startsWith(`${role}vars/`);
    if (given === undefined && !settings.some(isAlways)) return false;
    const isMet = (value: string): boolean => {
      const is = compares === undefined ? truthOf(value) : (value === text) === (compares === '==');
      return is !== undefined && (is === (negation === undefined)) === holds;
    };
    return [...settings.map(({ value }) => value), ...(given === undefined ? [] : [given])].every(isMet);
  };
}

function maySet(path: string): boolean {
  return MAY_SET.test(path) && !isTest(path);
}

function truthOf(value: string): boolean | undefined {
  return /^(?:yes|on|true|1)$/i.test(value) ? true : /^(?:no|off|false|0)$/i.test(value) ? false : undefined;
}
