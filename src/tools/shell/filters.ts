/** `yq` and `jq` that put something into `.data.Corefile`, or into all of `.data`: that they do, not what. */
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { type Command, withoutRedirects } from './script.ts';

export interface Filter {
  readonly isYq: boolean;
  readonly inPlace: boolean;
  readonly files: readonly SourceText[];
  /** Where the entry becomes another; undefined where it stays, or loses or changes words. */
  readonly put: SourceText | undefined;
}

/** `.data.Corefile = X`, `.data["Corefile"] |= X`. */
const ASSIGNS = /\.data(?:\.["']?|\[["'])Corefile["']?\]?\s{0,9}\|?=(?!=)\s{0,9}/;
/** `.data = X`; of `.data += X` and `.data |= . + X` only an entry of that name, or a variable. */
const ASSIGNS_ALL =
  /\.data\s{0,9}(?:=(?!=)|(?=[|+*]=[^=][^|]{0,400}(?:\bCorefile\b|\$))[|+*]=)\s{0,9}(?:\.\s{0,9}[+*]\s{0,9})?/;
/** A function of what was there before. */
const CHANGES = /^(?:g?sub|del|select|trim|l?trimstr|split|map_values|with_entries|to_entries)\b|^\.|^\(\s*\./;
const VALUES = /^--(?:arg|argjson|rawfile|slurpfile)$/;

export function filterOf(command: Command): Filter | undefined {
  const words = withoutRedirects(command);
  const start = words.findIndex(({ text }) => /^(?:.*\/)?(?:yq|jq)$/.test(text));
  const program = words[start];
  if (program === undefined) return undefined;
  const args = words.slice(start + 1);
  const isValue = (index: number): boolean => [1, 2].some((back) => VALUES.test(args[index - back]?.text ?? ''));
  const named = args.filter(({ text }, index) => !text.startsWith('-') && !isValue(index));
  const rest = /^(?:e|ea|eval|eval-all)$/.test(named[0]?.text ?? '') ? named.slice(1) : named;
  const [expression, ...files] = rest;
  const isYq = program.text.endsWith('yq');
  const inPlace = isYq && args.some(({ text }) => /^(?:-[a-zA-Z]*i[a-zA-Z]*|--inplace|--in-place)$/.test(text));
  return { isYq, inPlace, files, put: expression && assignmentIn(expression) };
}

function assignmentIn(expression: SourceText): SourceText | undefined {
  const match = ASSIGNS.exec(expression.text) ?? ASSIGNS_ALL.exec(expression.text);
  const stays = match === null || CHANGES.test(expression.text.slice(match.index + match[0].length));
  return stays ? undefined : slice(expression, match.index, expression.text.length);
}
