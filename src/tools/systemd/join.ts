/** Units with drop-ins, environment files and configuration. A Corefile that a unit starts is its machine's server. */

import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import type { NodeFileFact, NodeServerFact } from '../../core/facts/node.ts';
import type { EnvVar } from '../../core/facts/workload.ts';
import { addAll, append } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { type Location, placeKey } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, extentOf, locate, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { looksLikeCorefile } from '../../languages/corefile/index.ts';
import { filesNamedBy } from '../../languages/corefile/named-files.ts';
import { isUnit, type Statement, type UnitFragment } from '../../languages/shared/fragments.ts';
import { locatedWhole } from '../../languages/shared/lines.ts';
import { hiddenUnits } from '../../languages/shared/systemd-unit.ts';
import { type Started, startedBy } from './command.ts';
import { beside, corefilePaths, nearest } from './corefile-beside.ts';
import { readEnvironment, settingsOf, type UnitSettings } from './settings.ts';

interface Unit {
  readonly main: UnitFragment;
  readonly texts: readonly SourceText[];
  readonly environments: readonly UnitFragment[];
}

export function joinUnits(
  facts: readonly Statement[],
  read: (path: string) => SourceFile | undefined,
): Reading<readonly Statement[]> {
  const pieces = facts.filter(isUnit);
  const notices: Notice[] = [];
  const unitFacts: Statement[] = [];
  const texts = facts.filter((fact): fact is ConfigTextFact => fact.kind === 'config-text');
  const files = facts.filter((fact): fact is NodeFileFact => fact.kind === 'node-file');
  const served = new Set<string>();
  const filesAt = lastFiles(files);
  for (const unit of unitsOf(pieces)) {
    const server = serverOf(unit, filesAt, read);
    if (server === undefined) continue;
    const { fact, started, settings } = server;
    if (started.isCut)
      notices.push(beyondBound(`the command of ${fact.name}.service has more words than are read`, fact.at));
    if (settings.ownNetwork !== undefined) {
      const message = `${fact.name}.service runs in a separate network, which is not modelled`;
      notices.push(notModelled(message, settings.ownNetwork));
      continue;
    }
    if (started.program !== 'coredns' && started.program !== 'node-cache') {
      addAll(unitFacts, [...filesOfCommand(unit.main, server, filesAt, read), fact]);
      continue;
    }
    const corefile = corefileFor(unit.main, server, { filesAt, texts, read });
    if (corefile === undefined) {
      const message = `the Corefile of ${fact.name}.service is not in the repository: a loop through it would not be seen`;
      notices.push(notModelled(message, fact.at));
      continue;
    }
    served.add(textKey(corefile.text));
    const overlay = corefile.overlay ?? fact.overlay;
    const machine = defined({ overlay, standalone: fact.standalone });
    // Found there, it is the command's file, also for a relative path or none.
    const option = corefile.path.endsWith('.base') && started.program === 'node-cache' ? 'basecorefile' : 'conf';
    const flag = { value: `-${option}=${corefile.path}`, at: fact.at };
    unitFacts.push({ ...fact, words: [...fact.words, flag], ...machine });
    for (const file of corefile.files) {
      served.add(textKey(file.text));
      unitFacts.push({ kind: 'node-file', mode: 'replace', ...file, ...machine, at: locate(file.text, 0, 0) });
    }
  }
  const value: Statement[] = [];
  for (const fact of facts) {
    if (isUnit(fact)) continue;
    if (fact.kind === 'config-text' && fact.language === 'corefile' && served.has(textKey(fact.text)))
      value.push({ ...fact, language: 'corefile-part' });
    else value.push(fact);
  }
  for (const fact of unitFacts) value.push(fact);
  for (const fact of ownCorefiles(filesAt.values(), facts, served)) value.push(fact);
  return { value, notices };
}

/** What `-c` of unbound and named, `-C` of dnsmasq and `--config` name, where only the place in the tree says what it is. */
function filesOfCommand(
  main: UnitFragment,
  { fact, started: { words } }: Server,
  filesAt: ReadonlyMap<string, NodeFileFact>,
  read: (path: string) => SourceFile | undefined,
): readonly NodeFileFact[] {
  const { overlay, pool, by, standalone } = fact;
  return words.flatMap(({ text }, at): readonly NodeFileFact[] => {
    const option = /^(?:--conf(?:ig|-file)|-[dpvk]{0,4}[cC])(?:=?(\/.*))?$/s.exec(text);
    const path = option === null ? undefined : (option[1] ?? words[at + 1]?.text);
    if (path?.startsWith('/') !== true || filesAt.has(`${machineOf(main)}|${path}`)) return [];
    const file = beside(main, path, read);
    const machine = defined({ overlay, pool, by, standalone });
    return file === undefined
      ? []
      : [{ kind: 'node-file', path, text: file.text, mode: 'replace', ...machine, at: locate(file.text, 0, 0) }];
  });
}

/** The last file of a path counts, and server blocks that are added to it. */
function lastFiles(files: readonly NodeFileFact[]): ReadonlyMap<string, NodeFileFact> {
  const last = new Map<string, NodeFileFact[]>();
  for (const file of files) {
    const key = `${machineOf(file)}|${file.path}`;
    const before = file.mode === 'append' && looksLikeCorefile(file.text) ? last.get(key) : undefined;
    if (before === undefined) last.set(key, [file]);
    else append(last, key, file);
  }
  return new Map(
    [...last].map(([key, list]) => {
      const first = itemAt(list, 0);
      if (list.length === 1) return [key, first];
      const assumes = list.find((file) => file.assumes !== undefined)?.assumes;
      return [key, { ...first, text: concat(list.map(({ text }) => text)), ...defined({ assumes }) }];
    }),
  );
}

/** Written in a task or user data, with nothing that shows the program: like Corefiles that lie in the repository. */
function ownCorefiles(
  files: Iterable<NodeFileFact>,
  facts: readonly Statement[],
  served: ReadonlySet<string>,
): readonly ConfigTextFact[] {
  const known = new Set(served);
  const mounted = new Set<string>();
  for (const fact of facts)
    if (fact.kind === 'config-text') known.add(textKey(fact.text));
    else if (fact.kind === 'workload')
      for (const { source } of fact.volumes) if (source.kind === 'host-path') mounted.add(source.path);
  return [...files].flatMap(({ path, mode, created, text, assumes, at }): readonly ConfigTextFact[] => {
    const place = textKey(text);
    if ((mode === 'append' && created !== true) || known.has(place) || !/\/[Cc]orefile(?:[.-][\w.-]+)?$/.test(path))
      return [];
    // A pod reads it from its node.
    const above = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
    if (above.some((one) => mounted.has(one)) || !looksLikeCorefile(text)) return [];
    known.add(place);
    const own = { kind: 'config-text', language: 'corefile', path: at.file.path, text, at } as const;
    return [{ ...own, ...defined({ assumes }) }];
  });
}

/** One text may be a machine's file and the repository's. */
function textKey(text: SourceText): string {
  return placeKey(locate(text, 0, 0));
}

/** By unit and machine; drop-ins by file name. */
function unitsOf(pieces: readonly UnitFragment[]): readonly Unit[] {
  const placed = new Set(pieces.filter((one) => isPlaced(one)).map((one) => textKey(one.text)));
  const groups = new Map<string, UnitFragment[]>();
  const environments = new Map<string, UnitFragment[]>();
  for (const piece of pieces) {
    // A role's template that a task puts on machines.
    if (!isPlaced(piece) && placed.has(textKey(piece.text))) continue;
    const machine = machineOf(piece);
    const [lists, key] = piece.part === 'environment' ? [environments, machine] : [groups, `${machine}|${piece.name}`];
    append(lists, key, piece);
  }
  const units: Unit[] = [];
  for (const all of groups.values()) {
    const hidden = all.some(({ by }) => by?.when !== undefined) ? undefined : hiddenUnits(all);
    const group = all.filter((one) => hidden?.has(one) !== true);
    const main = group.findLast((one) => one.part === 'unit') ?? group[0];
    if (main === undefined) continue;
    const dropIns = group
      .filter((one) => one.part === 'drop-in' && one !== main)
      .sort((a, b) => (baseName(a.path) < baseName(b.path) ? -1 : 1));
    const list = [main, ...dropIns].map((one) => one.text);
    units.push({ main, texts: list, environments: environments.get(machineOf(main)) ?? [] });
  }
  return units;
}

function isPlaced(piece: UnitFragment): boolean {
  return piece.overlay === undefined && piece.folder === undefined;
}

function machineOf(fact: UnitFragment | NodeFileFact): string {
  if (fact.standalone !== undefined) return `standalone ${fact.standalone}`;
  if (fact.pool !== undefined) return `pool ${fact.pool}`;
  if (fact.overlay !== undefined) return `tree ${fact.overlay}`;
  if (fact.by !== undefined) return `by ${fact.by.role ?? fact.by.hosts ?? fact.at.file.path}`;
  if (isUnit(fact) && fact.folder !== undefined) return `folder ${fact.folder}`;
  return `file ${fact.at.file.path}`;
}

interface Server {
  readonly fact: NodeServerFact;
  readonly started: Started;
  readonly settings: UnitSettings;
}

function serverOf(
  unit: Unit,
  filesAt: ReadonlyMap<string, NodeFileFact>,
  read: (path: string) => SourceFile | undefined,
): Server | undefined {
  const { main } = unit;
  const settings = settingsOf(unit.texts);
  const variables = new Map(settings.variables);
  let envKnown = true;
  const shown = new Map(variables);
  for (const file of settings.environmentFiles) {
    const path = file.path.replace(/^-/, '');
    const text =
      unit.environments.findLast((one) => one.path === path)?.text ??
      filesAt.get(`${machineOf(main)}|${path}`)?.text ??
      beside(main, path, read)?.text;
    if (text === undefined) envKnown = false;
    else readEnvironment(text, variables);
  }
  // The last command is the service, earlier ones prepare it.
  for (const command of settings.commands.toReversed()) {
    const started = startedBy(command, variables, envKnown);
    if (started === undefined) continue;
    const [program] = started.words;
    const at: Location = program === undefined ? main.at : extentOf(program);
    const env: EnvVar[] = [...variables].map(([name, text]) => ({
      name,
      value: text.text,
      ...defined({ secret: shown.get(name) === text ? undefined : ('file' as const) }),
      at: extentOf(text),
    }));
    const { pool, by, overlay, folder, standalone } = main;
    const machine = overlay ?? folder;
    const fact: NodeServerFact = {
      kind: 'node-server',
      name: main.name,
      program: started.program,
      words: started.words.map((word) => locatedWhole(word)),
      env,
      binds: settings.binds,
      ...defined({ workingDirectory: absolute(settings.workingDirectory), overlay: machine, pool, by, standalone }),
      at,
    };
    return { fact, started, settings };
  }
  return undefined;
}

function absolute(path: string): string | undefined {
  return path.startsWith('/') && !path.includes('%') ? path : undefined;
}

interface FoundCorefile {
  readonly path: string;
  readonly text: SourceText;
  readonly files: readonly { readonly path: string; readonly text: SourceText }[];
  /** Set where the Corefile says more of the machine than the unit. */
  readonly overlay?: string;
}

function corefileFor(
  main: UnitFragment,
  { started, settings }: Server,
  {
    filesAt,
    texts,
    read,
  }: {
    readonly filesAt: ReadonlyMap<string, NodeFileFact>;
    readonly texts: readonly ConfigTextFact[];
    readonly read: (path: string) => SourceFile | undefined;
  },
): FoundCorefile | undefined {
  for (const path of corefilePaths(started, settings.workingDirectory)) {
    const placed = filesAt.get(`${machineOf(main)}|${path}`);
    if (placed !== undefined) {
      const root = main.overlay;
      const files =
        root === undefined ? [] : namedFiles({ path, text: placed.text }, (file) => read(within(root, file)));
      return { path, text: placed.text, files: files.filter((one) => !filesAt.has(`${machineOf(main)}|${one.path}`)) };
    }
    const file = beside(main, path, read) ?? nearest(main, path, texts);
    if (file === undefined) continue;
    const text = texts.find((one) => one.path === file.path)?.text ?? file.text;
    const directory = path.slice(0, path.lastIndexOf('/'));
    const folder = directoryOf(file.path);
    // Files beside the Corefile lie beside it on the machine.
    const more = texts
      .filter((one) => one !== file && one.path !== file.path && folder !== '' && one.path.startsWith(`${folder}/`))
      .filter((one) => one.language === 'corefile-part')
      .map((one) => ({ path: `${directory}${one.path.slice(folder.length)}`, text: one.text }));
    const stated = new Set(more.map((one) => one.path));
    const named = namedFiles({ path, text }, (on) => {
      const there = file.overlay === undefined ? undefined : read(within(file.overlay, on));
      return (
        there ??
        (on.startsWith(`${directory}/`)
          ? read(`${folder === '' ? '' : `${folder}/`}${on.slice(directory.length + 1)}`)
          : undefined)
      );
    }).filter((one) => !stated.has(one.path));
    return {
      path,
      text,
      files: [{ path, text }, ...more, ...named],
      ...defined({ overlay: file.overlay }),
    };
  }
  return undefined;
}

function within(root: string, path: string): string {
  return root === '' ? path.slice(1) : `${root}${path}`;
}

function namedFiles(
  corefile: { readonly path: string; readonly text: SourceText },
  open: (path: string) => SourceFile | undefined,
): { readonly path: string; readonly text: SourceText }[] {
  const files = new Map<string, SourceText>();
  const directory = corefile.path.slice(0, corefile.path.lastIndexOf('/'));
  for (const { path } of filesNamedBy(corefile.text)) {
    if (files.size >= MAX_NAMED) break;
    const full = path.startsWith('/') ? path : `${directory}/${path}`;
    if (files.has(full) || /[*?]|(?:^|\/)\.\.?(?:\/|$)/.test(full)) continue;
    const file = open(full);
    if (file !== undefined) files.set(full, wholeFile(file));
  }
  return [...files].map(([path, text]) => ({ path, text }));
}

const MAX_NAMED = 200;
