/**
 * Which configuration files k3s or RKE2 of a machine reads: that of `--config`, and those of its `.d` folder, where a later
 * value replaces an earlier one unless its key ends in `+` (k3s pkg/configfilearg/parser.go readConfigFile).
 */
import type { Fact } from '../../core/facts/fact.ts';
import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import { baseName } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { beginningOf } from '../../languages/shared/fields.ts';
import type { Fragment, Statement } from '../../languages/shared/fragments.ts';
import { flagWords, isUnexpanded } from '../../languages/shared/kubelet-flags.ts';
import { firstLineOf } from '../../languages/shared/lines.ts';
import { machineKey, machinesOf, nodePathOf } from '../../languages/shared/node-paths.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { environmentOf, readUnit } from '../../languages/shared/systemd-unit.ts';
import { type Document, entries, type YamlDocument } from '../../read/documents/document.ts';
import { type Form, readConfig } from './config.ts';

interface OfMachine extends Fragment {
  readonly form: Form;
  /** On the node. */
  readonly path: string;
  readonly machine: string;
}
export interface ConfigFragment extends OfMachine {
  readonly kind: 'k3s/config-file';
  readonly document: YamlDocument;
}
/** A unit, a drop-in of one, or a file of its variables. */
export interface UnitFragment extends OfMachine {
  readonly kind: 'k3s/unit';
  readonly text: SourceText;
}

export const CONFIG: RegExp = /^\/etc\/rancher\/(k3s|rke2)\/config\.yaml(?:\.d\/[^/]+\.ya?ml)?$/;
const UNIT = /^\/(?:etc|run|lib|usr\/lib|usr\/local\/lib)\/(?:systemd\/system|default|sysconfig)\//;

function ofMachine(document: Document, path: string, form: Form): Omit<OfMachine, 'kind' | 'at'> {
  const machine = machineKey(document, document.path.slice(0, Math.max(0, document.path.length - path.length)));
  return { form, path, machine: `${form} ${machine}`, ...machinesOf(document) };
}

export function configFileOf(document: YamlDocument, form: Form): readonly ConfigFragment[] {
  const path = nodePathOf(document, (one) => CONFIG.test(one)) ?? nodePathOf(document, () => true);
  if (path === undefined || document.template !== undefined || document.onNode?.append === true) return [];
  return [{ kind: 'k3s/config-file', document, ...ofMachine(document, path, form), at: beginningOf(document) }];
}

export function unitOf(document: Document, form: Form): readonly UnitFragment[] {
  const path = nodePathOf(document, (one) => UNIT.test(one));
  if (path === undefined) return [];
  return [
    { kind: 'k3s/unit', text: document.source, ...ofMachine(document, path, form), at: firstLineOf(document.source) },
  ];
}

const isConfig = (one: Statement): one is ConfigFragment => one.kind === 'k3s/config-file';
const isUnit = (one: Statement): one is UnitFragment => one.kind === 'k3s/unit';

type Role =
  | { readonly kind: 'read'; readonly replaced: ReadonlySet<string> }
  | { readonly kind: 'unread' }
  | { readonly kind: 'assumed'; readonly assumes: string };

export function placeConfigFiles(stated: readonly Statement[]): readonly Statement[] {
  const configs = stated.filter(isConfig);
  const units = grouped(stated.filter(isUnit), ({ machine }) => machine);
  const changed = new Map<string, Fact | undefined>();
  for (const [machine, files] of grouped(configs, (one) => one.machine)) {
    // Several machines, or a task that may not run.
    if (new Set(files.map(({ path }) => path)).size < files.length || files.some(({ by }) => by?.when !== undefined))
      continue;
    for (const [file, role] of rolesOf(files, startedWith(units.get(machine) ?? []))) change(file, role, changed);
  }
  return stated.flatMap((one): readonly Statement[] => {
    if (isConfig(one) || isUnit(one)) return [];
    const key = keyOf(one);
    if (!changed.has(key)) return [one];
    const now = changed.get(key);
    return now === undefined ? [] : [{ ...now, ...defined({ pool: one.pool, by: one.by }) }];
  });
}

const keyOf = (one: Statement): string => `${one.kind} ${placeKey(one.at)}`;

function change({ document, form }: ConfigFragment, role: Role, changed: Map<string, Fact | undefined>): void {
  const read = (replaced?: ReadonlySet<string>): readonly Fact[] =>
    readConfig({ document, notices: [] }, form, replaced).filter(({ kind }) => kind !== 'node-profile');
  const before = read();
  const after = factsIn(role, before, read);
  if (after !== before)
    for (const fact of before)
      changed.set(
        keyOf(fact),
        after.find(({ kind }) => kind === fact.kind),
      );
}

function factsIn(
  role: Role,
  before: readonly Fact[],
  read: (replaced: ReadonlySet<string>) => readonly Fact[],
): readonly Fact[] {
  switch (role.kind) {
    case 'read':
      return role.replaced.size === 0 ? before : read(role.replaced);
    case 'unread':
      return [];
    case 'assumed':
      return before.map((fact) => (fact.kind === 'kubelet' ? { ...fact, assumes: role.assumes } : fact));
  }
}

/** `named`: the files of `--config`; none where that is not known. */
function rolesOf(
  files: readonly ConfigFragment[],
  named: readonly string[],
): readonly (readonly [ConfigFragment, Role])[] {
  const configs = named.length > 0 ? named : files.flatMap(({ path }) => (CONFIG.test(path) ? defaultOf(path) : []));
  const order = new Map<ConfigFragment, ReadonlySet<string>>();
  for (const config of new Set(configs)) {
    const replaced = new Set<string>();
    const own = files.filter(({ path }) => path === config || path.startsWith(`${config}.d/`));
    for (const file of own.sort((a, b) => (a.path < b.path ? 1 : -1))) {
      order.set(file, new Set(replaced));
      for (const { key } of entries(file.document.root)) if (!key.endsWith('+')) replaced.add(key);
    }
  }
  return files.flatMap((file): readonly (readonly [ConfigFragment, Role])[] => {
    const replaced = order.get(file);
    if (replaced !== undefined) return [[file, { kind: 'read', replaced }]];
    if (named.length === 0) return [];
    const config = named.find((path) =>
      files.some((other) => other.path === path || other.path.startsWith(`${path}.d/`)),
    );
    if (config !== undefined) return [[file, { kind: 'unread' }]];
    return [
      [file, { kind: 'assumed', assumes: `${named[0] ?? ''}, which ${file.form} reads, is made of ${file.path}` }],
    ];
  });
}

const defaultOf = (path: string): string => path.replace(/\.d\/[^/]{1,300}$/, '');

/** The files that its services read; none where one of them is not known. */
function startedWith(files: readonly UnitFragment[]): readonly string[] {
  const services = grouped(files, ({ path }) => /([^/.]{1,99})(?:\.service|$)/.exec(path)?.[1] ?? '');
  const found = [...services.values()].map(configOf);
  return found.some((one) => one === undefined) ? [] : found.flatMap((one) => one ?? []);
}

const rank = ({ path }: UnitFragment): string => (path.endsWith('.service') ? '' : baseName(path));

/** The variable is asked first (parser.go findConfigFileFlag); undefined where that, or the command, is not known. */
function configOf(files: readonly UnitFragment[]): string | undefined {
  let commands: SourceText[] = [];
  let byVariable: string | undefined;
  const set = (name: string, value: string): void => {
    if (/^(?:K3S|RKE2)_CONFIG_FILE$/.test(name)) byVariable = value;
  };
  const isSetting = ({ path }: UnitFragment): boolean => /\.(?:service|conf)$/.test(path);
  for (const { text } of files.filter(isSetting).sort((a, b) => (rank(a) < rank(b) ? -1 : 1)))
    for (const { section, key, value } of readUnit(text)) {
      if (section !== 'Service') continue;
      if (key === 'ExecStart') commands = value.text === '' ? [] : [...commands, value];
      else if (key === 'Environment')
        for (const { text: word } of splitWords(value, 'flags').words) {
          const equals = word.indexOf('=');
          if (equals > 0) set(word.slice(0, equals), word.slice(equals + 1));
        }
    }
  for (const file of files.filter((one) => !isSetting(one)))
    for (const { name, value } of environmentOf(file.text)) set(name.replace(/^export\s+/, ''), value.text);
  const [command] = commands;
  const [form] = files.map((one) => one.form);
  if (command === undefined || commands.length > 1 || form === undefined) return undefined;
  const { words } = splitWords(command, 'flags');
  if (baseName(words[0]?.text ?? '') !== form || !/^(?:server|agent)$/.test(words[1]?.text ?? '')) return undefined;
  const short = words.findIndex(({ text }) => text === '-c');
  const flag =
    short === -1 ? flagWords(words).find(({ name }) => name === 'config')?.value?.text : words[short + 1]?.text;
  const config = byVariable ?? flag ?? `/etc/rancher/${form}/config.yaml`;
  return config.startsWith('/') && !isUnexpanded(config) ? config : undefined;
}
