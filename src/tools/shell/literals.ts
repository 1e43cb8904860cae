/** Variables that a text sets: a script, or any step of a workflow. */
import { grouped } from '../../core/text/append.ts';
import { once, oncePer } from '../../core/text/once.ts';

/** Without a value where it is no text. */
const SETTING = /\b(\w+)(?:=|:[ \t]+(?=["'\w./-]))('[^']*'|"(?!\$)(?:\\.|[^"\\])*"|[^\s$"'`(]+|)/g;
/** Also an output of another step. */
const USED = /\$\{{0,2}[ \t]{0,9}(?:[\w-]{1,99}\.){0,4}(\w{1,99})[ \t]{0,9}\}{0,2}/g;

/** Of one variable, and characters of these together. */
const [MAX_VALUES, MAX_LENGTH] = [20, 2000];

export interface Literals {
  /** Undefined where that is not known. */
  readonly isSet: (variable: string) => boolean;
  readonly settingOf: (variable: string) => string | undefined;
  readonly filled: (command: string) => string;
}

/** Searched when first asked. */
export function literalsIn(text: string): Literals {
  const set = once(() => grouped(text.matchAll(SETTING), ([, name]) => name));
  const settingOf = oncePer((variable: string) => {
    const values = set().get(variable) ?? [];
    const texts = new Set(values.map(([, , value = '']) => value.replace(/^(["'])(.*)\1$/s, '$2')));
    const text = texts.has('') || texts.size > MAX_VALUES ? '' : [...texts].join('\n');
    return text === '' || text.length > MAX_LENGTH ? undefined : text;
  });
  const isSet = (variable: string): boolean => set().has(variable);
  return {
    isSet,
    settingOf,
    filled: (command) => command.replace(USED, (all, name: string) => settingOf(name) ?? all),
  };
}
