/** What systemd makes of all files of one machine's kubelet (systemd.unit(5), systemd.service(5), systemd.exec(5)). */
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { baseName } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { hiddenUnits } from '../shared/systemd-unit.ts';
import {
  environmentIn,
  expand,
  type FlagFragment,
  isKubelet,
  readKubeletUnit,
  type Unit,
  wordsOf,
} from './flag-fragment.ts';

export interface Others {
  readonly isGone: (variable: string) => boolean;
  readonly resetsCommands: boolean;
  readonly assumes?: string;
}

export const NO_OTHERS: Others = { isGone: () => false, resetsCommands: false };
const REPLACED: Others = { isGone: () => true, resetsCommands: true };

interface UnitFile {
  readonly file: FlagFragment;
  readonly unit: Unit;
}

/** kubeadm's command has all variables; what it is reset to before is not started. */
const KUBEADM = '10-kubeadm.conf';

const rank = ({ path }: FlagFragment): string => (path.endsWith('.service') ? '' : baseName(path));

/** The unit, then its drop-ins by their names. */
function unitsAmong(files: readonly FlagFragment[]): readonly UnitFile[] {
  const replaced = hiddenUnits(files);
  return files
    .filter((file) => file.is === 'unit' && /^[ \t]*\[Service\]/m.test(file.text.text) && !replaced.has(file))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((file) => ({ file, unit: readKubeletUnit(file.text) }));
}

/** Whole command lines, with what is known of their variables. */
export function startedCommands(files: readonly FlagFragment[]): readonly (readonly SourceText[])[] {
  const units = unitsAmong(files);
  const variables = new Map<string, SourceText>();
  for (const { unit } of units) {
    if (unit.resets.variables) variables.clear();
    for (const [name, value] of unit.variables) variables.set(name, value);
  }
  const isLoaded = loadedBy(units);
  for (const file of files)
    if (file.is === 'environment' && isLoaded(file))
      for (const [name, value] of environmentIn(file.text)) variables.set(name, value);
  return commandsOf(units).map((command) => expand(command, new Map(variables)));
}

function commandsOf(units: readonly UnitFile[]): readonly SourceText[] {
  const commands: SourceText[] = [];
  for (const { unit } of units) {
    if (unit.resets.commands) commands.length = 0;
    addAll(commands, unit.commands);
  }
  return commands;
}

/** `EnvironmentFile=` is known where kubeadm's drop-in, which has some, is in sight. */
function loadedBy(units: readonly UnitFile[]): (file: FlagFragment) => boolean {
  const paths: string[] = [];
  for (const { unit } of units) {
    if (unit.resets.environment) paths.length = 0;
    addAll(paths, unit.environment);
  }
  const isKnown = units.some(({ file }) => rank(file) === KUBEADM) && paths.every((path) => /^[\w./-]+$/.test(path));
  return ({ path }) => !isKnown || paths.some((one) => `/${path}`.endsWith(one));
}

/** A unit alone may have a drop-in that its package brings. */
function usedBy(
  units: readonly UnitFile[],
): { readonly names: ReadonlySet<string>; readonly isSure: boolean } | undefined {
  if (units.some(({ file }) => file.by?.when !== undefined)) return undefined;
  const last = units.findLast(({ unit }) => unit.commands.length > 0);
  const commands = commandsOf(units).map(wordsOf);
  if (last === undefined || commands.length === 0) return undefined;
  if (!commands.every(isKubelet)) return undefined;
  const words = commands.flat().map(({ text }) => text);
  const isSure = rank(last.file) >= KUBEADM;
  if (!isSure && (rank(last.file) !== '' || !words.some((word) => word.startsWith('--')))) return undefined;
  if (words.some((word) => /\{\{|\{%/.test(word))) return undefined;
  const names = words.flatMap((word) => [...word.matchAll(/\$\{?(\w{1,80})/g)].map(([, name]) => name ?? ''));
  return { names: new Set(names), isSure };
}

export function otherFiles(files: readonly FlagFragment[]): readonly (readonly [FlagFragment, Others])[] {
  const units = unitsAmong(files);
  const isLoaded = loadedBy(units);
  const used = usedBy(units);
  const isUnused = (name: string): boolean => used?.isSure === true && !used.names.has(name);
  // Their variables are over those of units (systemd.exec(5), `EnvironmentFile=`).
  const environment = new Set(
    files
      .filter((file) => /\/(?:default|sysconfig)\/kubelet$/.test(file.path) && isLoaded(file))
      .flatMap(({ text }) => [...environmentIn(text).keys()]),
  );
  const ofUnits = units.map(({ file, unit: { commands, variables } }, index) => {
    const after = units.slice(index + 1);
    const isGone = (name: string): boolean =>
      environment.has(name) ||
      isUnused(name) ||
      after.some(({ unit }) => unit.resets.variables || unit.variables.has(name));
    const resetsCommands = commands.length > 0 && after.some(({ unit }) => unit.resets.commands);
    const assumes = commands.length > 0 ? undefined : unnamed(file, variables, used);
    return [file, { isGone, resetsCommands, ...defined({ assumes }) }] as const;
  });
  const ofEnvironments = files
    .filter(({ is }) => is === 'environment')
    .map((file) => [file, onEnvironment(file, { used, isUnused, isLoaded })] as const);
  return [...ofUnits, ...ofEnvironments, ...[...hiddenUnits(files)].map((file) => [file, REPLACED] as const)];
}

interface Uses {
  readonly used: ReturnType<typeof usedBy>;
  readonly isUnused: (name: string) => boolean;
  readonly isLoaded: (file: FlagFragment) => boolean;
}

function onEnvironment(file: FlagFragment, { used, isUnused, isLoaded }: Uses): Others {
  if (!isLoaded(file)) return REPLACED;
  const assumes = unnamed(file, environmentIn(file.text), used);
  return { isGone: isUnused, resetsCommands: false, ...defined({ assumes }) };
}

function unnamed(
  { path }: FlagFragment,
  variables: ReadonlyMap<string, SourceText>,
  used: Uses['used'],
): string | undefined {
  const isNamed = [...variables.keys()].some((name) => used?.names.has(name) !== false);
  return isNamed ? undefined : `the kubelet is given what ${path} sets, though its unit does not name it`;
}
