/** What `docker compose` takes in a folder (compose-go cli/options.go), `.env` names, or a variant's base. */

import type { FilledValue } from '../../core/facts/fact.ts';
import { grouped } from '../../core/text/append.ts';
import { beyondLimit } from '../../core/text/budget.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { inFolder } from '../../core/text/paths.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { child, entries, entryOf, items, scalarText, type YamlDocument } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { configurationFacts } from './configuration-files.ts';
import { dotenvOf } from './dotenv.ts';
import { type ComposeFile, isComposeFile } from './fragments.ts';
import { interpolate, type Variables } from './interpolation.ts';
import { directoryOf, MAIN_NAMES, OVERRIDE_NAMES, resolvePath } from './paths.ts';
import { extendedFiles, type Layer, type Project, projectOf } from './project.ts';
import { serviceFacts } from './services.ts';

export interface ComposeTree extends Pick<JoinContext, 'read' | 'leftOutBelow'>, Partial<Pick<JoinContext, 'budget'>> {
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
  const folders = grouped(files.keys(), (path) => directoryOf(path).join('/'));
  const usedBy: UsedBy = new Map();
  const projects: { readonly project: Project; readonly clusterPath: string }[] = [];
  for (const [folder, paths] of folders)
    for (const found of projectsIn(folder, paths, { tree, open, usedBy, notices })) projects.push(found);
  // A file that another extends or includes is no project.
  const standing = projects.filter(({ clusterPath }) => !isPart(clusterPath, usedBy));
  const value: Statement[] = facts.filter((fact) => !isComposeFile(fact));
  const clusterPaths = new Map(standing.map(({ project, clusterPath }) => [project, clusterPath]));
  for (const { project, fact } of serviceFacts([...clusterPaths.keys()], tree.read)) {
    const clusterPath = clusterPaths.get(project);
    value.push(clusterPath === undefined ? fact : { ...fact, clusterPath });
  }
  const filled = standing.flatMap(({ project, clusterPath }) => interpolatedValues(project, clusterPath, tree));
  for (const { project } of standing) for (const notice of project.notices) notices.push(notice);
  const mounted = configurationFacts(value, tree);
  for (const fact of mounted.value) value.push(fact);
  for (const notice of mounted.notices) notices.push(notice);
  return { value, notices, filled };
}

function interpolatedValues(project: Project, clusterPath: string, tree: ComposeTree): readonly FilledValue[] {
  const file = tree.read(inFolder(directoryOf(clusterPath).join('/'), '.env'));
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
}

function tooMany(path: string, what: string): Notice {
  const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
  return { kind: 'unreadable', message: `More than ${MAX_FILES} ${what}; the rest was not read.`, at, unread: 'bound' };
}

function addUse(usedBy: UsedBy, path: string, clusterPath: string): void {
  if (path === clusterPath) return;
  const known = usedBy.get(path);
  if (known === undefined) usedBy.set(path, new Set([clusterPath]));
  else known.add(clusterPath);
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

function projectsIn(
  folder: string,
  paths: readonly string[],
  opening: Opening,
): readonly { readonly project: Project; readonly clusterPath: string }[] {
  const { open, usedBy } = opening;
  const directory = folder === '' ? [] : folder.split('/');
  const env = bounded(inFolder(folder, '.env'), opening);
  const first = (names: readonly string[]): string | undefined =>
    names.map((name) => inFolder(folder, name)).find((path) => open(path) !== undefined);
  const reported = (env.get('COMPOSE_FILE') ?? '')
    .split(env.get('COMPOSE_PATH_SEPARATOR') ?? /[:;]/)
    .flatMap((name) => (name === '' ? [] : (resolvePath(directory, name) ?? [])))
    .filter((path) => open(path) !== undefined);
  const main = first(MAIN_NAMES);
  const override = main === undefined ? undefined : first(OVERRIDE_NAMES);
  const usual = reported.length > 0 ? reported : [main, override].flatMap((path) => path ?? []);
  const make = (chosen: readonly string[], clusterPath: string): { project: Project; clusterPath: string } => {
    const layers = chosen.flatMap((path) => included(path, directory, clusterPath, opening));
    const own: Notice[] = [];
    const project = projectOf(layers, env, open, own);
    for (const path of extendedFiles(project)) addUse(usedBy, path, clusterPath);
    return { project, clusterPath };
  };
  const projects: { project: Project; clusterPath: string }[] = [];
  const [lowest] = usual;
  if (lowest !== undefined) projects.push(make(usual, lowest));
  for (const path of paths) {
    if (usual.includes(path)) continue;
    if (projects.length >= MAX_FILES) {
      opening.notices.push(tooMany(path, 'projects of Compose lie in one folder'));
      break;
    }
    const base = usual.filter((one) => one !== override);
    projects.push(make(needsBase(path, base, open) ? [...base, path] : [path], path));
  }
  return projects;
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
  directory: readonly string[],
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
    addUse(usedBy, next.path, clusterPath);
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
  const opened = new Map<string, YamlDocument | undefined>();
  return (path) => {
    if (opened.has(path)) return opened.get(path);
    const file = tree.read(path);
    const source = file === undefined ? undefined : wholeFile(file);
    const root = source === undefined ? undefined : readYaml(source).value;
    const document: YamlDocument | undefined =
      source === undefined || root?.kind !== 'map' ? undefined : { kind: 'yaml', path, source, root };
    opened.set(path, document);
    return document;
  };
}
