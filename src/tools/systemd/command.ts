import type { NodeServerFact } from '../../core/facts/node.ts';
import { baseName } from '../../core/text/paths.ts';
import { replaceMatches, type SourceText, slice } from '../../core/text/source-text.ts';
import { commandsOf, isShell, splitWords } from '../../languages/shared/shell-words.ts';

export interface Started {
  readonly program: NodeServerFact['program'];
  readonly words: readonly SourceText[];
  readonly isCut: boolean;
}

/** Custom builds of CoreDNS are often called after it. */
const PROGRAMS: readonly (readonly [RegExp, NodeServerFact['program']])[] = [
  [/^coredns(?:[-_.][\w.-]*)?$/, 'coredns'],
  [/^node-cache$/, 'node-cache'],
  [/^dnsmasq$/, 'dnsmasq'],
  [/^unbound$/, 'unbound'],
  [/^named$/, 'named'],
  [/^pdns_recursor$/, 'pdns-recursor'],
];

const MAX_WORDS = 2000;
/** Commands within commands: `sh -c "exec env X=1 coredns"`. */
const MAX_WRAPPERS = 4;

/** Undefined where it starts no DNS server. `isKnown` is false where an unstated variable may be anything. */
export function startedBy(
  command: SourceText,
  variables: ReadonlyMap<string, SourceText>,
  isKnown: boolean,
): Started | undefined {
  const expanded = expandVariables(splitWords(command, 'flags').words, variables, isKnown);
  let { words, isCut } = expanded;
  // systemd.service(5): prefixes `-`, `+`, `!`, `:`, `|`; after `@` the second word is argv[0].
  const prefix = /^[-@:+!|]*/.exec(words[0]?.text ?? '')?.[0] ?? '';
  const [first] = words;
  if (first === undefined) return undefined;
  words = [slice(first, prefix.length, first.text.length), ...words.slice(prefix.includes('@') ? 2 : 1)];
  for (let depth = 0; depth < MAX_WRAPPERS; depth += 1) {
    const name = baseOf(words[0]);
    const program = PROGRAMS.find(([pattern]) => pattern.test(name))?.[1];
    if (program !== undefined) return { program, words, isCut };
    const inner = unwrapped(words, name, variables, isKnown);
    if (inner === undefined) return undefined;
    words = inner.words;
    isCut ||= inner.isCut;
  }
  return undefined;
}

/** Of `env`, `exec`, `nice` and a shell's `-c`. */
function unwrapped(
  words: readonly SourceText[],
  name: string,
  variables: ReadonlyMap<string, SourceText>,
  isKnown: boolean,
): Expanded | undefined {
  if (isShell(name)) {
    const at = words.findIndex((word) => /^-[a-z]*c$/.test(word.text));
    const script = at === -1 ? undefined : words[at + 1];
    if (script === undefined) return undefined;
    return commandsOf(script)
      .map((inner) => expandVariables(inner, variables, isKnown))
      .findLast((inner) => inner.words.some((word) => PROGRAMS.some(([pattern]) => pattern.test(baseOf(word)))));
  }
  if (!/^(?:env|exec|nice|ionice|chrt|stdbuf|setpriv|capsh)$/.test(name)) return undefined;
  const at = words.findIndex((word, index) => index > 0 && PROGRAMS.some(([pattern]) => pattern.test(baseOf(word))));
  return at === -1 ? undefined : { words: words.slice(at), isCut: false };
}

function baseOf(word: SourceText | undefined): string {
  const text = word?.text ?? '';
  return baseName(text);
}

type Expanded = Pick<Started, 'words' | 'isCut'>;

/** `$X` as a word is split, `${X}` is not (systemd.service(5), "Command lines"); unset is empty. */
function expandVariables(
  words: readonly SourceText[],
  variables: ReadonlyMap<string, SourceText>,
  isKnown: boolean,
): Expanded {
  const expanded: SourceText[] = [];
  let length = 0;
  for (const word of words) {
    if (expanded.length > MAX_WORDS) return { words: expanded, isCut: true };
    const name = /^\$(\w{1,100})$/.exec(word.text)?.[1];
    if (name === undefined) {
      expanded.push(expandWord(word, variables, isKnown));
      continue;
    }
    const value = variables.get(name);
    length += value?.text.length ?? 0;
    if (length > MAX_FILLED) return { words: expanded, isCut: true };
    if (value === undefined && !isKnown) expanded.push(word);
    else if (value !== undefined) for (const one of splitWords(value, 'flags').words) expanded.push(one);
  }
  return { words: expanded, isCut: false };
}

function expandWord(word: SourceText, variables: ReadonlyMap<string, SourceText>, isKnown: boolean): SourceText {
  if (!word.text.includes('${')) return word;
  const textFor = ({ index, 0: whole, 1: name = '' }: RegExpExecArray): SourceText | undefined =>
    variables.get(name) ?? (isKnown ? slice(word, index + whole.length, index + whole.length) : undefined);
  return replaceMatches(word, /\$\{(\w{1,100})\}/g, textFor, MAX_FILLED) ?? word;
}

const MAX_FILLED = 64 * 1024;
