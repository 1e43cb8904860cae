/** The files that give a kubelet its flags: units and drop-ins, environments, arguments. */
import { addAll } from '../../core/text/append.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import type { Fragment, Statement } from '../shared/fragments.ts';
import type { FlagFile } from '../shared/kubelet-edits.ts';
import { splitWords } from '../shared/shell-words.ts';
import { environmentOf, readUnit } from '../shared/systemd-unit.ts';

export interface FlagFragment extends Fragment {
  readonly kind: 'kubelet/flag-file';
  readonly is: FlagFile;
  /** On the node, where known, else in the repository. */
  readonly path: string;
  readonly text: SourceText;
  /** Whose machines are the same. */
  readonly machine: string;
}

export function isFlagFragment(one: Statement): one is FlagFragment {
  return one.kind === 'kubelet/flag-file';
}

/** Of a variable that is set twice the last counts. */
export function environmentIn(text: SourceText): ReadonlyMap<string, SourceText> {
  return new Map(environmentOf(text).map(({ name, value }) => [name.replace(/^export\s+/, ''), value]));
}

export interface Unit {
  readonly variables: Map<string, SourceText>;
  readonly commands: readonly SourceText[];
  /** Paths of `EnvironmentFile=`. */
  readonly environment: readonly string[];
  /** Of earlier files. */
  readonly resets: { readonly variables: boolean; readonly commands: boolean; readonly environment: boolean };
}

/** `ExecStart=` with `Environment=`; an empty assignment resets. */
export function readKubeletUnit(source: SourceText): Unit {
  const variables = new Map<string, SourceText>();
  let commands: SourceText[] = [];
  let environment: string[] = [];
  const resets = { variables: false, commands: false, environment: false };
  const settings = readUnit(source);
  // An edited line comes without its section.
  const section = settings.some((setting) => setting.section !== '') ? 'Service' : '';
  for (const setting of settings) {
    if (setting.section !== section) continue;
    const isEmpty = setting.value.text === '';
    if (setting.key === 'Environment') {
      resets.variables ||= isEmpty;
      if (isEmpty) variables.clear();
      for (const word of splitWords(setting.value, 'flags').words) {
        const equals = word.text.indexOf('=');
        if (equals > 0 && !word.text.startsWith('-'))
          variables.set(word.text.slice(0, equals), slice(word, equals + 1, word.text.length));
      }
    } else if (setting.key === 'ExecStart') {
      resets.commands ||= isEmpty;
      if (isEmpty) commands = [];
      else commands.push(setting.value);
    } else if (setting.key === 'EnvironmentFile') {
      resets.environment ||= isEmpty;
      if (isEmpty) environment = [];
      else environment.push(setting.value.text.replace(/^-/, ''));
    }
  }
  return { variables, commands, environment, resets };
}

export const wordsOf = (text: SourceText): readonly SourceText[] => splitWords(text, 'flags').words;
const VARIABLE = /^\$\{?(\w{1,80})\}?$/;

/** Each variable once: a command line may repeat a long one a thousand times. What has no value stays. */
export function expand(command: SourceText, variables: Map<string, SourceText>): readonly SourceText[] {
  const words: SourceText[] = [];
  const known = new Set<string>();
  for (const word of wordsOf(command)) {
    const name = VARIABLE.exec(word.text)?.[1];
    const value = name === undefined ? undefined : variables.get(name);
    if (name === undefined || (value === undefined && !known.has(name))) words.push(word);
    else if (value !== undefined) {
      known.add(name);
      variables.delete(name);
      addAll(words, wordsOf(value));
    }
  }
  return words;
}

/** A wrapper's script may bring more. */
export function isKubelet(words: readonly SourceText[]): boolean {
  return /^[-@:+!|]{0,5}(?:[^-@:+!|].{0,200}\/)?(?:kubelet|hyperkube)$/.test(words[0]?.text ?? '');
}
