/** Unit, drop-ins and environment of the kubelet on one machine: what a later file sets anew, or resets, is gone (systemd.exec(5), systemd.service(5)). */
import type { KubeletFact } from '../../core/facts/fact.ts';
import { addAll, grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Fragment, Statement } from '../shared/fragments.ts';
import { type FlagFile, flagFileKind } from '../shared/kubelet-edits.ts';
import { flagWords, readFlags } from '../shared/kubelet-flags.ts';
import { firstLineOf } from '../shared/lines.ts';
import { machineKey, machinesOf, nodePathOf } from '../shared/node-paths.ts';
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

/** What files that systemd reads later do to one. */
interface Later {
  readonly isGone: (variable: string) => boolean;
  readonly resetsCommands: boolean;
}

export const NOTHING_LATER: Later = { isGone: () => false, resetsCommands: false };

export function flagFileOf(document: Document, is: FlagFile): FlagFragment {
  const path = document.onNode?.path ?? document.path;
  const onNode = nodePathOf(document, (one) => flagFileKind(one) !== undefined);
  const overlay = onNode === undefined ? directoryOf(path) : path.slice(0, Math.max(0, path.length - onNode.length));
  return {
    kind: 'kubelet/flag-file',
    is,
    path,
    text: document.source,
    machine: machineKey(document, overlay),
    ...machinesOf(document),
    at: firstLineOf(document.source),
  };
}

export function flagsOf(file: FlagFragment, later: Later): Reading<readonly KubeletFact[]> {
  const { is, text, pool, by, at } = file;
  const notices: Notice[] = [];
  const settings = readFlags(flagWords(wordsIn(is, text, later)), notices);
  const stated = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
  if (stated === undefined) return { value: [], notices };
  const precedence = precedenceOf(file);
  const fact: KubeletFact = { kind: 'kubelet', source: 'flags', ...settings, precedence, ...defined({ pool, by }), at };
  return { value: [fact], notices };
}

/** kubeadm's drop-in ends with `$KUBELET_KUBEADM_ARGS $KUBELET_EXTRA_ARGS` (kubernetes/release 10-kubeadm.conf). */
function precedenceOf({ is, path, text }: FlagFragment): number {
  if (is === 'environment') return /^\s*(?:export\s+)?KUBELET_EXTRA_ARGS=/m.test(text.text) ? 30 : 20;
  return path.endsWith('.service') ? 0 : 10;
}

function wordsIn(is: FlagFile, text: SourceText, later: Later): readonly SourceText[] {
  if (is === 'unit') return unitWords(text, later);
  const texts = is === 'environment' ? [...environmentIn(text).values()] : [text];
  return texts.flatMap((one) => splitWords(one, 'flags').words);
}

/** Of a variable that is set twice the last counts. */
function environmentIn(text: SourceText): ReadonlyMap<string, SourceText> {
  return new Map(environmentOf(text).map(({ name, value }) => [name.replace(/^export\s+/, ''), value]));
}

interface Unit {
  readonly variables: Map<string, SourceText>;
  readonly commands: readonly SourceText[];
  /** Of earlier files. */
  readonly resets: { readonly variables: boolean; readonly commands: boolean };
}

/** `ExecStart=` with `Environment=`; an empty assignment resets. */
function readKubeletUnit(source: SourceText): Unit {
  const variables = new Map<string, SourceText>();
  let commands: SourceText[] = [];
  const resets = { variables: false, commands: false };
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
    }
  }
  return { variables, commands, resets };
}

const wordsOf = (text: SourceText): readonly SourceText[] => splitWords(text, 'flags').words;
const VARIABLE = /^\$\{?(\w{1,80})\}?$/;

function unitWords(source: SourceText, later: Later): readonly SourceText[] {
  const { variables, commands } = readKubeletUnit(source);
  for (const name of variables.keys()) if (later.isGone(name)) variables.delete(name);
  if (commands.length === 0 || later.resetsCommands) return [...variables.values()].flatMap(wordsOf);
  return commands.flatMap((command) => expand(command, variables));
}

/** Each variable once: a command line may repeat a long one a thousand times. What has no value stays. */
function expand(command: SourceText, variables: Map<string, SourceText>): readonly SourceText[] {
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

export function isFlagFragment(one: Statement): one is FlagFragment {
  return one.kind === 'kubelet/flag-file';
}

/** Facts of files of which later ones take something away. */
export function joinFlagFiles(stated: readonly Statement[]): Reading<readonly Statement[]> {
  const files = stated.filter(isFlagFragment);
  const changed = new Map<string, readonly KubeletFact[]>();
  for (const own of grouped(files, ({ machine }) => machine).values()) {
    if (own.length < 2) continue;
    for (const [file, later] of laterFiles(own)) changed.set(placeKey(file.at), flagsOf(file, later).value);
  }
  const isFlags = (one: Statement): one is KubeletFact => one.kind === 'kubelet' && one.source === 'flags';
  const value = stated.flatMap((one): readonly Statement[] => {
    if (isFlagFragment(one)) return [];
    if (changed.size === 0 || !isFlags(one)) return [one];
    const now = changed.get(placeKey(one.at));
    if (now === undefined) return [one];
    changed.delete(placeKey(one.at));
    return now.map(({ resolvConf, clusterDNS, clusterDomain, ineffective }) =>
      withSettings(one, { resolvConf, clusterDNS, clusterDomain, ineffective }),
    );
  });
  return { value, notices: [] };
}

type Settings = 'resolvConf' | 'clusterDNS' | 'clusterDomain' | 'ineffective';

function withSettings(fact: KubeletFact, settings: Pick<{ [K in Settings]: KubeletFact[K] }, Settings>): KubeletFact {
  const { resolvConf: _, clusterDNS: _dns, clusterDomain: _domain, ...kept } = fact;
  const { ineffective, ...stated } = settings;
  return { ...kept, ...defined(stated), ineffective };
}

/** kubeadm's command has all variables; what it is reset to before is not started. */
const KUBEADM = '10-kubeadm.conf';

const rank = ({ path }: FlagFragment): string => (path.endsWith('.service') ? '' : baseName(path));

/** The unit, then its drop-ins by their names. */
function unitsAmong(files: readonly FlagFragment[]): readonly { readonly file: FlagFragment; readonly unit: Unit }[] {
  return files
    .filter(({ is, text }) => is === 'unit' && /^[ \t]*\[Service\]/m.test(text.text))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((file) => ({ file, unit: readKubeletUnit(file.text) }));
}

/** Whole command lines, with what is known of their variables. */
export function startedCommands(files: readonly FlagFragment[]): readonly (readonly SourceText[])[] {
  const units = unitsAmong(files);
  const variables = new Map<string, SourceText>();
  let commands: SourceText[] = [];
  for (const { unit } of units) {
    if (unit.resets.variables) variables.clear();
    for (const [name, value] of unit.variables) variables.set(name, value);
    if (unit.resets.commands) commands = [];
    addAll(commands, unit.commands);
  }
  for (const { is, text } of files)
    if (is === 'environment') for (const [name, value] of environmentIn(text)) variables.set(name, value);
  return commands.map((command) => expand(command, new Map(variables)));
}

function laterFiles(files: readonly FlagFragment[]): readonly (readonly [FlagFragment, Later])[] {
  const units = unitsAmong(files);
  // Their variables are over those of units (systemd.exec(5), `EnvironmentFile=`).
  const environment = new Set(
    files.flatMap(({ path, text }) =>
      /\/(?:default|sysconfig)\/kubelet$/.test(path) ? [...environmentIn(text).keys()] : [],
    ),
  );
  return units.map(({ file, unit: { commands } }, index) => {
    const after = units.slice(index + 1);
    const reset = after.findLast(({ unit }) => unit.resets.commands);
    const started = reset !== undefined && rank(reset.file) > KUBEADM ? usedBy(reset.unit.commands) : undefined;
    const isGone = (name: string): boolean =>
      environment.has(name) ||
      after.some(({ unit }) => unit.resets.variables || unit.variables.has(name)) ||
      (started !== undefined && !started.has(name));
    return [file, { isGone, resetsCommands: commands.length > 0 && reset !== undefined }] as const;
  });
}

function usedBy(commands: readonly SourceText[]): ReadonlySet<string> {
  return new Set(commands.flatMap(wordsOf).flatMap(({ text }) => VARIABLE.exec(text)?.[1] ?? []));
}
