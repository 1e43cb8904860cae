/** Projects that commands start: `docker compose -f FILE -f FILE up` (docker/docs reference/cli/docker/compose "-f"). */
import { beyondBound } from '../../core/text/budget.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf as folderOf, inFolder, pathFrom } from '../../core/text/paths.ts';
import { extentOf, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { commandsOf } from '../../languages/shared/shell-words.ts';
import { isScript } from '../../read/documents/open-text.ts';
import { resolvePath } from './paths.ts';

export interface StartedProject {
  /** Without `-f`: none, and Compose takes what it finds in the folder. */
  readonly files: readonly string[];
  /** The project's, by which it is named. */
  readonly folder: string;
  readonly at: Location;
}

interface Tree {
  readonly paths: readonly string[];
  readonly read: (path: string) => { readonly path: string; readonly text: string } | undefined;
}

const CALL = /\b(?:docker|podman)[ -]compose\b(?:\\\r?\n|[^\n;|&#]){0,2000}/g;
/** That call it. */
const MAX_SCRIPTS = 500;
/** Looked into for a call. */
const MAX_READ = 20_000;

/** Files are counted from where the command runs: a folder that the script enters, its own, or the root. */
export function startedProjects(tree: Tree, notices: Notice[]): readonly StartedProject[] {
  const scripts = tree.paths.filter((path) => isScript(path, '') || RUNS.test(path));
  const files = scripts.slice(0, MAX_READ).flatMap((path) => tree.read(path) ?? []);
  const calling = files.filter(({ text }) => /compose\b/.test(text));
  const [beyond] = [...calling.slice(MAX_SCRIPTS).map(({ path }) => path), ...scripts.slice(MAX_READ)];
  const message =
    'of the scripts that may start Compose, those from here on are not looked into: which files they name is not known';
  if (beyond !== undefined) notices.push(beyondBound(message, atFile(beyond)));
  return calling.slice(0, MAX_SCRIPTS).flatMap((file) => {
    const { path } = file;
    const source = wholeFile(file);
    const entered = [...file.text.matchAll(/^[\s@]*cd\s+([\w./-]{1,200})/gm)].map(([, folder = '']) => folder);
    const places = [...entered, folderOf(path), ''].flatMap((folder) => pathFrom('', folder) ?? []);
    return [...file.text.matchAll(CALL)].flatMap(({ 0: call, index }) => {
      if (NO_COMMAND.test(file.text.slice(file.text.lastIndexOf('\n', index) + 1, index))) return [];
      const [words = []] = commandsOf(slice(source, index, index + closed(call).length));
      const [program] = words;
      const named = filesOf(words.slice(1));
      if (program === undefined || named === undefined) return [];
      const at = extentOf(program);
      const found = places.find((place) => isThere(named, place, tree));
      return found === undefined ? [] : projectAt(found, named, at);
    });
  });
}

/** Of a command that stands in quotes, without the last. */
function closed(call: string): string {
  const quote = (call.match(/["']/g)?.length ?? 0) % 2 === 1 ? call.search(/["'][^"']*$/) : -1;
  return quote === -1 ? call : call.slice(0, quote);
}

/** Of jobs and units. */
const RUNS =
  /(?:^|\/)(?:[^./]+|Taskfile\.ya?ml|\.gitlab-ci\.yml|package\.json|[^/]+\.service)$|^\.github\/workflows\/[^/]+\.ya?ml$/;
const NO_COMMAND = /^\s*(?:#|[@-]?(?:echo|printf)\b)/;
const STARTS = /^(?:up|start|create|restart)$/;

/** Undefined where the command starts nothing, or variables name the files; a variable may hold what stands before the verb. */
function filesOf(words: readonly SourceText[]): readonly string[] | undefined {
  const files: string[] = [];
  let isNamed = false;
  for (let i = 0; i < words.length; i += 1) {
    const { text } = words[i] ?? { text: '' };
    const [, flag, value] = /^(?:(-f|--file)=?(.*))$/s.exec(text) ?? [];
    if (flag !== undefined) {
      isNamed = true;
      if (value === '') i += 1;
      files.push(value || (words[i]?.text ?? ''));
    } else if (VALUED.test(text)) i += 1;
    else if (/^(?:compose|-\S*)$/.test(text)) continue;
    else return STARTS.test(text) ? files : undefined;
  }
  return isNamed ? files : undefined;
}

/** With a value of its own, before the verb. */
const VALUED = /^(?:-p|--project-name|--env-file|--profile|--ansi|--progress|--parallel|-c|--context|-H|--host)$/;

function isThere(files: readonly string[], folder: string, { read, paths }: Tree): boolean {
  if (files.length === 0) return paths.some((path) => folderOf(path) === folder && MAIN.test(path));
  return files.every((name) => read(pathFrom(folder, name) ?? '') !== undefined);
}

const MAIN = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;

function projectAt(folder: string, named: readonly string[], at: Location): readonly StartedProject[] {
  const files = named.flatMap((name) => resolvePath(folder, name) ?? []);
  if (files.length < named.length) return [];
  const [first = inFolder(folder, 'compose.yaml')] = files;
  return [{ files, folder: folderOf(first), at }];
}
