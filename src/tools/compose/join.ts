/** What `docker compose` takes in a folder (compose-go cli/options.go), `.env` names, or a variant's base. */

import type { FilledValue, Volume } from '../../core/facts/workload.ts';
import { addAll, grouped } from '../../core/text/append.ts';
import { beyondBound, beyondLimit } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { getOrInsert, once, oncePer } from '../../core/text/once.ts';
import { directoryOf, inFolder } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { child, entries, entryOf, items, scalarText, type YamlDocument } from '../../read/documents/document.ts';
import { yamlFile } from '../../read/documents/yaml.ts';
import { configurationFacts } from './configuration-files.ts';
import { dotenvOf } from './dotenv.ts';
import { type ComposeFile, isComposeFile, type StatedProject } from './fragments.ts';
import { interpolate, type Variables } from './interpolation.ts';
import { MAIN_NAMES, OVERRIDE_NAMES, resolvePath } from './paths.ts';
import { extendedFiles, type Layer, type Project, projectOf } from './project.ts';
import { serviceFacts } from './services.ts';
import { type StartedProject, startedProjects } from './started.ts';

export interface ComposeTree
  extends Pick<JoinContext, 'read' | 'leftOutBelow' | 'withoutLinks'>,
    Partial<Pick<JoinContext, 'budget'>> {
  readonly paths: readonly string[];
}

/** Files of one project, and projects of one folder. */
const MAX_FILES = 200;

export function joinCompose(
  facts: readonly Statement[],
  tree: ComposeTree,
): Reading<readonly Statement[]> & { readonly filled: readonly FilledValue[] } {
  const files = new Map<string, ComposeFile>();
  for (const fact of facts) if (isComposeFile(fact) && !files.has(fact.path)) files.set(fact.path, fact);
  if (files.size === 0) return { value: facts, notices: [], filled: [] };
  const notices: Notice[] = [];
  const open = openerOf(tree);
  const folders = grouped(files.keys(), directoryOf);
  const usedBy: UsedBy = new Map();
  const projects: PlacedProject[] = [];
  const started = startedProjects(tree, notices);
  const opening: Opening = { tree, open, usedBy, notices, started, stated: [] };
  for (const {
    folder,
    files: [first],
  } of started)
    if (first !== undefined && files.has(first) && !folders.has(folder)) folders.set(folder, []);
  for (const [folder, paths] of folders) for (const found of projectsIn(folder, paths, opening)) projects.push(found);
  // A file that another extends or includes is no project.
  const standing = projects.filter(({ clusterPath }) => !isPart(clusterPath, usedBy));
  const value: Statement[] = [...facts.filter((fact) => !isComposeFile(fact)), ...opening.stated];
  const inOrder = once(() => [...tree.paths].sort());
  const below = oncePer((folder: string) => pathsBelow(folder, inOrder()));
  const clusterPaths = new Map(standing.map(({ project, clusterPath }) => [project, clusterPath]));
  for (const { project, fact } of serviceFacts([...clusterPaths.keys()], { read: tree.read, below })) {
    const clusterPath = clusterPaths.get(project);
    const placed =
      fact.kind === 'workload' ? { ...fact, volumes: fact.volumes.map((one) => behindLink(one, tree, below)) } : fact;
    value.push(clusterPath === undefined ? placed : { ...placed, clusterPath });
  }
  const filled = standing.flatMap(({ project, clusterPath }) => interpolatedValues(project, clusterPath, tree));
  for (const { project } of standing) for (const notice of project.notices) notices.push(notice);
  const mounted = configurationFacts(value, tree);
  for (const fact of mounted.value) value.push(fact);
  for (const notice of mounted.notices) notices.push(notice);
  return { value, notices, filled };
}

/** Files below a linked folder are listed where they are. */
function behindLink(
  volume: Volume,
  { withoutLinks }: ComposeTree,
  below: (folder: string) => readonly string[],
): Volume {
  const { source } = volume;
  const real = source.kind === 'repository' ? withoutLinks?.(source.path) : undefined;
  if (source.kind !== 'repository' || real === undefined || real === source.path) return volume;
  return below(real).length === 0 ? volume : { ...volume, source: { ...source, path: real } };
}

function interpolatedValues(project: Project, clusterPath: string, tree: ComposeTree): readonly FilledValue[] {
  const file = tree.read(inFolder(directoryOf(clusterPath), '.env'));
  if (file === undefined || project.env.size === 0) return [];
  const texts = project.files.map(({ document }) => document.source.text).join('\n');
  const used = new Set([...texts.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map((one) => one[1]));
  const at = { file, span: { start: 0, end: 0 } };
  const filled = [...project.env].flatMap(([name, value]) =>
    used.has(name) && value !== '' ? [{ name, value, at }] : [],
  );
  const names = new Set(filled.map(({ name }) => name));
  // What stands around a value goes with it.
  const words = new Set((texts.match(WORDS) ?? []).filter((word) => word.includes('$')));
  const around = [...words].flatMap((word) => {
    const name = /\$\{?([A-Za-z_]\w*)/.exec(word)?.[1] ?? '';
    const value = names.has(name) ? interpolate(wholeFile({ path: '', text: word }), project.env)?.text : undefined;
    return value === undefined || value === project.env.get(name) ? [] : [{ name, value, at }];
  });
  return [...filled, ...around];
}

const WORDS = /(?:[\w.-]|\$\{[^}\n]{0,200}\}|\$(?=[A-Za-z_]))+/g;

type UsedBy = Map<string, Set<string>>;

interface Opening {
  readonly tree: ComposeTree;
  readonly open: (path: string) => YamlDocument | undefined;
  readonly usedBy: UsedBy;
  readonly notices: Notice[];
  readonly started: readonly StartedProject[];
  readonly stated: StatedProject[];
}

interface PlacedProject {
  readonly project: Project;
  readonly clusterPath: string;
}

function tooMany(path: string, what: string): Notice {
  return beyondBound(`More than ${MAX_FILES} ${what}; the rest was not read.`, atFile(path));
}

function addUse(usedBy: UsedBy, path: string, clusterPath: string): void {
  if (path === clusterPath) return;
  getOrInsert(usedBy, path, () => new Set()).add(clusterPath);
}

/** In a circle, which Compose refuses, the first path stands. */
function isPart(clusterPath: string, usedBy: UsedBy): boolean {
  for (const by of usedBy.get(clusterPath) ?? [])
    if (usedBy.get(by)?.has(clusterPath) !== true || by < clusterPath) return true;
  return false;
}

/** Values are written into texts as long as the scan's budget has room for them. */
function bounded(path: string, { tree, notices }: Opening): Variables {
  const file = tree.read(path);
  let isReported = false;
  const take = (characters: number): boolean => {
    if (characters <= MAX_FILLED && tree.budget?.take('characters', characters) !== false) return true;
    const at = { file: file ?? { path, text: '' }, span: { start: 0, end: 0 } };
    if (!isReported) notices.push(beyondLimit('characters', 'variables of this file make too much text', at));
    isReported = true;
    return false;
  };
  return Object.assign(dotenvOf(file), { take });
}

/** What one text may take up. */
const MAX_FILLED = 1024 * 1024;

function projectsIn(folder: string, paths: readonly string[], opening: Opening): readonly PlacedProject[] {
  const { open, usedBy, started } = opening;
  const envPath = inFolder(folder, '.env');
  const env = bounded(envPath, opening);
  const first = (names: readonly string[]): string | undefined =>
    names.map((name) => inFolder(folder, name)).find((path) => open(path) !== undefined);
  const stated = (env.get('COMPOSE_FILE') ?? '')
    .split(env.get('COMPOSE_PATH_SEPARATOR') ?? /[:;]/)
    .flatMap((name) => (name === '' ? [] : (resolvePath(folder, name) ?? [])))
    .filter((path) => open(path) !== undefined);
  const main = first(MAIN_NAMES);
  const override = main === undefined ? undefined : first(OVERRIDE_NAMES);
  const usual = stated.length > 0 ? stated : [main, override].flatMap((path) => path ?? []);
  const make = (chosen: readonly string[], clusterPath: string): PlacedProject => {
    const layers = chosen.flatMap((path) => included(path, folder, clusterPath, opening));
    const own: Notice[] = [];
    const project = projectOf(layers, env, open, own);
    // What the files of the folder are by themselves runs too.
    const parts = chosen === usual ? usual : chosen.filter((path) => !usual.includes(path));
    for (const path of [...parts, ...extendedFiles(project)]) addUse(usedBy, path, clusterPath);
    return { project, clusterPath };
  };
  const projects: PlacedProject[] = [];
  const [lowest] = usual;
  if (lowest !== undefined) projects.push(make(usual, lowest));
  const variants: string[] = [];
  const own = started.filter((one) => one.folder === folder);
  const byLast = new Map(own.flatMap(({ files }) => files.slice(-1).map((path) => [path, files] as const)));
  for (const path of new Set([...paths, ...byLast.keys()])) {
    if (
      usual.includes(path) ||
      (!byLast.has(path) && started.some(({ files }) => files.at(-1) === path && files.length > 1))
    )
      continue;
    if (projects.length >= MAX_FILES) {
      opening.notices.push(tooMany(path, 'projects of Compose lie in one folder'));
      break;
    }
    const base = usual.filter((one) => one !== override);
    const isVariant = !byLast.has(path) && needsBase(path, base, open);
    if (isVariant) variants.push(path);
    projects.push(make(byLast.get(path) ?? (isVariant ? [...base, path] : [path]), path));
  }
  const at = stated.length > 0 ? envPath : (lowest ?? '');
  addAll(opening.stated, statesOf({ folder, usual, at }, { variants, own }));
  return projects;
}

interface UsualProject {
  readonly folder: string;
  readonly usual: readonly string[];
  /** The file that says so. */
  readonly at: string;
}

/** The project of a folder is one, whatever its files are (compose-spec 04-version-and-name.md); the first stands for them. */
function statesOf(
  { folder, usual, at }: UsualProject,
  { variants, own }: { readonly variants: readonly string[]; readonly own: readonly StartedProject[] },
): readonly StatedProject[] {
  const [lowest] = usual;
  const stated = (deploys: string, deployedBy: string, place: Location): StatedProject => ({
    kind: 'compose/project',
    deploys,
    deployedBy: `Compose ${deployedBy}`,
    at: place,
    ...defined({ deployedBeside: lowest === deploys ? undefined : lowest }),
  });
  const commands = own.flatMap(({ files, at: place }) => {
    const isUsual = files.length === 0 || files.join('\0') === usual.join('\0');
    const deploys = isUsual ? lowest : files.at(-1);
    if (deploys === undefined || (!isUsual && usual.includes(deploys))) return [];
    return stated(deploys, `${folder} by ${place.file.path}`, place);
  });
  return [
    ...(lowest === undefined ? [] : [stated(lowest, folder, atFile(at))]),
    ...variants.map((path) => stated(path, path, atFile(path))),
    ...commands,
  ];
}

/** A service without image and build is completed by the files below it. */
function needsBase(path: string, base: readonly string[], open: (path: string) => YamlDocument | undefined): boolean {
  const below = base.flatMap((one) => open(one)?.root ?? []);
  return entries(child(open(path)?.root, 'services')).some(
    ({ key, value }) =>
      ['image', 'build', 'extends'].every((word) => entryOf(value, word) === undefined) &&
      below.some((root) => child(root, 'services', key) !== undefined),
  );
}

/** A file after what it includes (compose-spec 14-include.md). */
function included(
  path: string,
  directory: string,
  clusterPath: string,
  { open, usedBy, notices }: Opening,
): readonly Layer[] {
  const layers: Layer[] = [];
  const seen = new Set<string>();
  const waiting = [{ path, directory }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const document = open(next.path);
    if (document === undefined || seen.has(next.path)) continue;
    if (layers.length === MAX_FILES) {
      notices.push(tooMany(path, 'files of Compose include each other'));
      break;
    }
    seen.add(next.path);
    if (next.path !== path) addUse(usedBy, next.path, clusterPath);
    layers.unshift({ document, node: document.root, directory: next.directory });
    for (const item of items(child(document.root, 'include'))) {
      const named = child(item, 'path') ?? item;
      for (const one of named.kind === 'sequence' ? items(named) : [named]) {
        const inside = resolvePath(next.directory, scalarText(one) ?? '');
        if (inside !== undefined && inside !== '') waiting.push({ path: inside, directory: directoryOf(inside) });
      }
    }
  }
  return layers;
}

function openerOf(tree: ComposeTree): (path: string) => YamlDocument | undefined {
  return oncePer((path) => {
    const document = yamlFile(tree.read(path), path);
    return document?.root.kind === 'map' ? document : undefined;
  });
}
