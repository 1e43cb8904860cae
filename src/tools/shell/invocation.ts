/** One call of kubectl: its verb, names and flags. */
import { append } from '../../core/text/append.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { type Command, withoutRedirects } from './script.ts';

export interface Invocation {
  readonly verb: string;
  /** After the verb, without flags. */
  readonly names: readonly SourceText[];
  /** By their long names. */
  readonly flags: ReadonlyMap<string, readonly Flag[]>;
  readonly at: SourceText;
  /** With redirections. */
  readonly command: Command;
}

export interface Flag {
  readonly value: SourceText;
  readonly at: SourceText;
}

const LONG: Readonly<Record<string, string>> = {
  n: 'namespace',
  f: 'filename',
  p: 'patch',
  o: 'output',
  k: 'kustomize',
};
/** With a value of its own (kubectl options, kubectl patch, kubectl create configmap). */
const VALUED =
  /^(?:namespace|filename|patch|patch-file|type|output|kustomize|from-file|from-literal|from-env-file|context|cluster|kubeconfig|server|user|token|as|as-group|selector|field-manager|request-timeout|subresource|template|v|c|l|s)$/;

/** `kubectl` behind `sudo`, `k3s` and other programs, or in a variable. */
const KUBECTL =
  /^[@-]?(?:[\w./~-]*\/)?(?:kubectl|oc)(?:\.exe)?$|^[@-]?\$[{(]?\w{0,60}(?:KUBECTL|kubectl|_OC)\w{0,60}[)}]?$|^\$\{?OC\}?$/;

export function invocationOf(command: Command): Invocation | undefined {
  const words = withoutRedirects(command);
  const start = words.findIndex(({ text }) => KUBECTL.test(text));
  const at = words[start];
  if (at === undefined || /^[@-]?(?:echo|printf)$/.test(words[0]?.text ?? '')) return undefined;
  const flags = new Map<string, Flag[]>();
  const named: SourceText[] = [];
  for (let i = start + 1; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    const flag = flagIn(word);
    if (flag === undefined) {
      if (word.text !== '--') named.push(word);
      continue;
    }
    const isValued = flag.value === undefined && VALUED.test(flag.name);
    if (isValued) i += 1;
    const value = isValued ? words[i] : (flag.value ?? word);
    if (value !== undefined) append(flags, flag.name, { value, at: word });
  }
  const [verb, ...names] = named;
  return verb === undefined ? undefined : { verb: verb.text, names, flags, at, command };
}

function flagIn(word: SourceText): { readonly name: string; readonly value?: SourceText } | undefined {
  const { text } = word;
  const long = /^--([a-z][\w-]{0,60})(=)?/.exec(text);
  if (long !== null) {
    const name = long[1] ?? '';
    return long[2] === undefined ? { name } : { name, value: slice(word, name.length + 3, text.length) };
  }
  // `-Rf PATH`: no value follows the first.
  const short = /^-R?([a-z])=?/.exec(text);
  if (short === null) return undefined;
  const letter = short[1] ?? '';
  const name = LONG[letter] ?? letter;
  return short[0].length === text.length && !text.endsWith('=')
    ? { name }
    : { name, value: slice(word, short[0].length, text.length) };
}

export function flagOf({ flags }: Invocation, name: string): Flag | undefined {
  return flags.get(name)?.at(-1);
}

/** `cm NAME`, `configmap/NAME`. */
export function configMapName(names: readonly SourceText[]): SourceText | undefined {
  const [first, second] = names;
  const [all, , name] = /^(configmaps?(?:\.v1)?\.?|cm)(?:\/(.*))?$/i.exec(first?.text ?? '') ?? [];
  if (first === undefined || all === undefined) return undefined;
  return name === undefined ? second : slice(first, all.length - name.length, all.length);
}
