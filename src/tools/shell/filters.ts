/** `yq` and `jq` that put a text into `.data.Corefile`, or a map into `.data`. */
import { defined } from '../../core/text/defined.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { child, type YamlNode } from '../../read/documents/document.ts';
import { madeMap } from '../../read/documents/made.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { type Command, type Content, contentOf, contentOfFile, type Script, withoutRedirects } from './script.ts';

export interface Filter {
  readonly isYq: boolean;
  readonly inPlace: boolean;
  readonly files: readonly SourceText[];
  /** What becomes of the entry; undefined where it stays, or loses or changes words. */
  readonly put?: { readonly key: SourceText; readonly content?: Content };
}

/** `.data.Corefile = X`, `.data["Corefile"] |= X`. */
const ASSIGNS = /\.data(?:\.["']?|\[["'])Corefile["']?\]?\s{0,9}\|?=(?!=)\s{0,9}/;
/** `.data = X`, `.data += X`, `.data |= . + X`. */
const ASSIGNS_ALL = /\.data\s{0,9}([|+*]?)=(?!=)\s{0,9}(\.\s{0,9}[+*]\s{0,9})?/;

export function filterOf(command: Command, script: Script): Filter | undefined {
  const words = withoutRedirects(command);
  const start = words.findIndex(({ text }) => /^(?:.*\/)?(?:yq|jq)$/.test(text));
  const program = words[start];
  if (program === undefined) return undefined;
  const args = words.slice(start + 1);
  const named = args.filter(({ text }, index) => !text.startsWith('-') && !isValue(args, index));
  const rest = /^(?:e|ea|eval|eval-all)$/.test(named[0]?.text ?? '') ? named.slice(1) : named;
  const [expression, ...files] = rest;
  const isYq = program.text.endsWith('yq');
  const inPlace = isYq && args.some(({ text }) => /^(?:-[a-zA-Z]*i[a-zA-Z]*|--inplace|--in-place)$/.test(text));
  const filter = { isYq, inPlace, files };
  if (expression === undefined) return filter;
  const around = { args, before: words.slice(0, start), script };
  const match = ASSIGNS.exec(expression.text);
  if (match === null) return { ...filter, ...defined({ put: putIntoData(expression, around) }) };
  const value = slice(expression, match.index + match[0].length, expression.text.length);
  // A function of what was there before.
  if (/^(?:g?sub|select|trim|l?trimstr|split)\s*\(|^\.|^\(\s*\./.test(value.text)) return filter;
  const content = assigned(value, around);
  return { ...filter, put: { key: slice(expression, match.index, expression.text.length), ...defined({ content }) } };
}

/** A map whose Corefile is another; undefined where the entry stays. */
function putIntoData(expression: SourceText, around: Around): Filter['put'] {
  const match = ASSIGNS_ALL.exec(expression.text);
  if (match === null) return undefined;
  const key = slice(expression, match.index, expression.text.length);
  const value = slice(expression, match.index + match[0].length, expression.text.length);
  const [, sign, adds] = match;
  const isAdded = sign === '+' || sign === '*' || adds !== undefined;
  if (/^(?:del|select|map_values|with_entries|to_entries)\b|^\./.test(value.text)) return undefined;
  const map = mapOf(value, around);
  const entry = map?.kind === 'map' ? child(map, 'Corefile') : undefined;
  if (entry?.kind === 'scalar') {
    const isVariable = /^\$\w{1,100}$/.test(entry.text.text);
    const content: Content | undefined = isVariable ? assigned(entry.text, around) : { kind: 'text', text: entry.text };
    return { key, ...defined({ content }) };
  }
  return map?.kind === 'map' && entry === undefined && isAdded ? undefined : { key };
}

/** JSON in the expression, or behind `--argjson`. */
function mapOf(value: SourceText, { args, script }: Around): YamlNode | undefined {
  if (value.text.startsWith('{')) return readYaml(value).value;
  const given = givenBy(value, args);
  const content = given?.flag === '--argjson' ? contentOf(given.value, script) : undefined;
  return content?.kind === 'text' ? readYaml(content.text).value : undefined;
}

const VALUES = /^--(?:arg|argjson|rawfile|slurpfile)$/;

/** The name or the value behind such a flag. */
function isValue(args: readonly SourceText[], index: number): boolean {
  return VALUES.test(args[index - 1]?.text ?? '') || VALUES.test(args[index - 2]?.text ?? '');
}

interface Around {
  readonly args: readonly SourceText[];
  /** Words before the program: `NAME=text`. */
  readonly before: readonly SourceText[];
  readonly script: Script;
}

function assigned(value: SourceText, { args, before, script }: Around): Content | undefined {
  const quoted = /^"(?:[^"\\]|\\.)*"/s.exec(value.text)?.[0];
  if (quoted !== undefined) {
    const node = readYaml(slice(value, 0, quoted.length)).value;
    return node?.kind === 'scalar' ? { kind: 'text', text: node.text } : undefined;
  }
  const loaded = /^load_str\(\s*"([^"]{1,400})"\s*\)/.exec(value.text)?.[1];
  if (loaded !== undefined) return contentOfFile(loaded, script);
  const [, variable] =
    /^(?:str)?env\(\s*(\w{1,100})\s*\)/.exec(value.text) ?? /^(?:\$ENV|env)\.(\w{1,100})/.exec(value.text) ?? [];
  if (variable !== undefined) {
    const own = before.find(({ text }) => text.startsWith(`${variable}=`));
    const word = own === undefined ? script.variables.get(variable) : slice(own, variable.length + 1, own.text.length);
    return word === undefined ? undefined : contentOf(word, script);
  }
  const given = givenBy(value, args);
  switch (given?.flag) {
    case '--arg':
      return contentOf(given.value, script);
    case '--rawfile':
      return contentOfFile(given.value.text, script);
    default:
      return undefined;
  }
}

/** What stands behind the flag that sets `$name`. */
function givenBy(
  { text }: SourceText,
  args: readonly SourceText[],
): { readonly flag: string; readonly value: SourceText } | undefined {
  const name = /^\$(\w{1,100})/.exec(text)?.[1];
  const at = args.findIndex((one, index) => VALUES.test(args[index - 1]?.text ?? '') && one.text === name);
  const [flag, value] = [args[at - 1]?.text, args[at + 1]];
  return at === -1 || flag === undefined || value === undefined ? undefined : { flag, value };
}

/** As the `data` of a ConfigMap. */
export function corefileData(text: SourceText): YamlNode {
  const span = { start: 0, end: text.text.length };
  return madeMap(span, { Corefile: { kind: 'scalar', value: text.text, text, span } });
}
