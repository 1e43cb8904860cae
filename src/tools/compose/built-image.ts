/** Images that a project builds, as far as their Dockerfiles are in the repository. */
import type { EnvVar, Mount, Volume } from '../../core/facts/workload.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { filePattern } from '../../core/text/globs.ts';
import type { Located } from '../../core/text/location.ts';
import { notModelled } from '../../core/text/notice.ts';
import { baseName, directoryOf, foldedPath, inFolder, rootedPath } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { firstLineOf, locatedWhole } from '../../languages/shared/lines.ts';
import { mayBeResolver } from '../../languages/shared/resolver-images.ts';
import { child, sourceOf } from '../../read/documents/document.ts';
import {
  argumentsOf,
  chainOf,
  commandOf,
  MAX_DOCKERFILE,
  MAX_INSTRUCTIONS,
  MAX_PATH,
  type Stage,
  stagesOf,
  valuesIn,
} from './dockerfile.ts';
import { resolvePath } from './paths.ts';
import { layersWith, type Project, type Service, textIn } from './project.ts';

export interface BuiltImage {
  /** Its base, or the image of a resolver that it copies from. */
  readonly image: Located<string>;
  readonly entrypoint: readonly SourceText[] | undefined;
  readonly command: readonly SourceText[];
  /** An entrypoint that a shell runs takes none. */
  readonly takesCommand: boolean;
  readonly env: readonly EnvVar[];
  readonly workingDirectory: string | undefined;
  /** By place in the image. */
  readonly copies: ReadonlyMap<string, Volume['source']>;
  /** Of what is run while it is built. */
  readonly assumes: string | undefined;
}

export interface ProjectFiles {
  readonly read: (path: string) => SourceFile | undefined;
  /** Of files below a folder, in order. */
  readonly below: (folder: string) => readonly string[];
}

interface Build {
  readonly stages: readonly Stage[];
  readonly service: string;
  readonly context: string;
  readonly dockerfile: string;
  readonly files: ProjectFiles;
}

/** Files of an image that its Dockerfile copies. */
const MAX_COPIED = 1000;
const PROGRAM = /(?:^|\/)(?:coredns|unbound|named|dnsmasq|pdns_recursor)$/;
const ABOUT = /\b(?:named|pdns_recursor)\b/;
const UNKNOWN: Volume['source'] = { kind: 'other', type: 'image' };

/** Undefined where its Dockerfile is not in the repository, or makes no DNS server. */
export function builtImage(project: Project, service: Service, files: ProjectFiles): BuiltImage | undefined {
  const layers = layersWith(service.layers, 'build');
  const last = layers.at(-1);
  if (last === undefined) return undefined;
  const stating = (key: string) => layers.findLast(({ entry }) => child(entry.value, key) !== undefined);
  const textOf = (key: string): string | undefined => {
    const by = stating(key);
    return by && textIn(child(by.entry.value, key), project.env)?.value;
  };
  const short = layers.findLast(({ entry }) => entry.value.kind === 'scalar');
  const { layer } = stating('context') ?? short ?? last;
  const named = textOf('context') ?? (short ? textIn(short.entry.value, project.env)?.value : '.');
  const context = named === undefined ? undefined : resolvePath(layer.directory, named);
  if (context === undefined) return undefined;
  const path = resolvePath(context, textOf('dockerfile') ?? 'Dockerfile');
  const file = path === undefined ? undefined : files.read(path);
  const inline = sourceOf(child(stating('dockerfile_inline')?.entry.value, 'dockerfile_inline'));
  const source = inline ?? (file && wholeFile(file));
  if (source === undefined || !(mayBeResolver(source.text) || ABOUT.test(source.text))) return undefined;
  const stages = stagesOf(source);
  if (stages === undefined) {
    const message = `This Dockerfile has more than ${MAX_DOCKERFILE / 1024} KiB or ${MAX_INSTRUCTIONS} instructions and was not read.`;
    project.notices.push(beyondBound(message, firstLineOf(source)));
    return undefined;
  }
  const target = textOf('target');
  const stage = stages.findLast(({ name }) => target === undefined || name === target.toLowerCase());
  const base = stage && chainOf(stage, stages)[0]?.base;
  if (base?.text.startsWith('$') === true)
    project.notices.push(
      notModelled('the image that this is built of is filled in: its DNS server is not read', extentOf(base)),
    );
  return stage && imageOf(stage, { stages, service: service.name, context, dockerfile: source.file.path, files });
}

interface Made {
  readonly bases: SourceText[];
  readonly copies: Map<string, Volume['source']>;
  readonly env: Map<string, EnvVar>;
  directory: string | undefined;
  /** Of the server, where it is not a released image's. */
  program: string | undefined;
}

function imageOf(stage: Stage, build: Build): BuiltImage | undefined {
  const chain = chainOf(stage, build.stages);
  const bases = chain.slice(0, 1).map(({ base }) => base);
  const made: Made = { bases, copies: new Map(), env: new Map(), directory: undefined, program: undefined };
  let entrypoint: SourceText | undefined;
  let command: readonly SourceText[] = [];
  // What it leaves out is not read (docs.docker.com/build/concepts/context ".dockerignore files").
  let isSure = build.files.read(inFolder(build.context, '.dockerignore')) === undefined;
  let commandOfStage: Stage | undefined;
  for (const { stage: own, word, rest } of chain.flatMap((stage) =>
    stage.instructions.map((one) => ({ ...one, stage })),
  ))
    switch (word) {
      case 'ENV':
        for (const [name, value] of valuesIn(rest)) made.env.set(name, { name, value, at: extentOf(rest) });
        break;
      case 'WORKDIR':
        isSure &&= !rest.text.includes('$');
        made.directory = folderIn(made.directory, rest.text.trim());
        break;
      case 'ENTRYPOINT':
        entrypoint = rest;
        // That of its own stage stays (dockerfile2llb/convert.go dispatchEntrypoint).
        if (commandOfStage !== own) command = [];
        break;
      case 'CMD':
        command = commandOf(rest);
        commandOfStage = own;
        break;
      case 'COPY':
      case 'ADD':
        isSure = copy(rest, build, made) && isSure;
        break;
      case 'RUN':
        addWritten(rest, build, made);
        isSure = false;
        break;
    }
  const starts = entrypoint && commandOf(entrypoint);
  const isServer = [...(starts ?? []), ...command].some(({ text }) => text.split(/\s/).some(isProgram));
  const image = bases.find(({ text }) => mayBeResolver(text)) ?? (isServer ? bases[0] : undefined);
  return image === undefined
    ? undefined
    : {
        // A program of its own may be of any release, with other plugins.
        image: { ...locatedWhole(image), ...defined({ value: made.program }) },
        entrypoint: starts,
        command,
        takesCommand: entrypoint === undefined || argumentsOf(entrypoint).isList,
        env: [...made.env.values()],
        workingDirectory: made.directory,
        copies: made.copies,
        assumes: isSure ? undefined : `what builds the image of ${build.service} leaves its configuration as it is`,
      };
}

function folderIn(directory: string | undefined, folder: string): string {
  return rootedPath(folder.startsWith('/') ? folder : `${directory ?? ''}/${folder}`);
}

function isProgram(word: string): boolean {
  return PROGRAM.test(word);
}

/** False where something else may be at any place, as where a variable says which. */
function copy(rest: SourceText, build: Build, made: Made): boolean {
  const { bases, copies, directory } = made;
  const { list } = argumentsOf(rest);
  const flags = list.filter(({ text }) => text.startsWith('--'));
  const words = list.slice(flags.length);
  const to = words.at(-1)?.text;
  if (to === undefined || words.length < 2 || to.length > MAX_PATH || words.some(({ text }) => text.includes('$')))
    return false;
  const place = to.startsWith('/') ? to : `${directory ?? ''}/${to}`;
  if (words[0]?.text === '<<') return hereDocument(place, words, build, made);
  const isInFolder = words.length > 2 || /(?:^|\/)\.?$/.test(to);
  const origin = flags.find(({ text }) => text.startsWith('--from='));
  const from = origin && imageFrom(slice(origin, '--from='.length, origin.text.length), build);
  for (const { text } of words.slice(0, -1)) {
    // What would lead out of the context is left out (docs.docker.com/reference/dockerfile COPY).
    const inside = foldedPath(text);
    const path = inside === '' ? build.context : inFolder(build.context, inside);
    const found = origin !== undefined || ELSEWHERE.test(text) ? [] : filesOf(path, build.files);
    if (found === undefined || copies.size + found.length > MAX_COPIED) return false;
    const own = isInFolder ? `${place}/${baseName(text)}` : place;
    if (isProgram(own) && !(from !== undefined && mayBeResolver(from.text))) made.program = baseName(own);
    for (const [name, source] of found)
      copies.set(rootedPath(name === '' ? own : `${place}/${name}`), {
        kind: 'repository',
        path: source,
        unwritten: true,
      });
    if (found.length === 0) copies.set(rootedPath(own), UNKNOWN);
  }
  if (from !== undefined) bases.push(from);
  return true;
}

/** `COPY <<EOF FILE`. */
function hereDocument(place: string, words: readonly SourceText[], { dockerfile }: Build, { copies }: Made): boolean {
  const name = words[1]?.text.replace(/^-/, '') ?? '';
  const path = place.endsWith('/') ? `${place}${name}` : place;
  copies.set(rootedPath(path), words.length === 3 ? writtenIn(dockerfile, path) : UNKNOWN);
  return words.length === 3;
}

/** `RUN cat <<EOF > FILE`, `RUN echo TEXT | tee FILE`: read as a text of the Dockerfile. */
function addWritten({ text }: SourceText, { dockerfile }: Build, { copies }: Made): void {
  for (const [, place = ''] of text.matchAll(WRITES)) copies.set(rootedPath(place), writtenIn(dockerfile, place));
}

const WRITES = /(?:>|\btee\s)\s{0,9}["']?(\/[^\s"'<>|;&$]{0,400}[Cc]orefile[^\s"'<>|;&$/]{0,99})/g;

function writtenIn(dockerfile: string, place: string): Volume['source'] {
  return { kind: 'repository', path: `${dockerfile}/${baseName(place)}` };
}

/** Archives, and what is fetched. */
const ELSEWHERE = /\.(?:tar|t?gz|xz|bz2)\b|:\/\//;

function imageFrom(name: SourceText, { stages }: Build): SourceText {
  const stage = stages.find((one, index) => one.name === name.text.toLowerCase() || String(index) === name.text);
  return stage?.base ?? name;
}

/** With their names in the folder that they come to, `''` for a file itself; undefined where there are too many. */
function filesOf(path: string, { read, below }: ProjectFiles): readonly (readonly [string, string])[] | undefined {
  const isPattern = /[*?[]/.test(path);
  if (!isPattern && path !== '' && read(path) !== undefined) return [['', path]];
  const folder = isPattern ? directoryOf(path) : path;
  const paths = below(folder);
  if (paths.length > MAX_COPIED || /[*?[]/.test(folder)) return undefined;
  const inside = paths.map((one) => [one.slice(folder === '' ? 0 : folder.length + 1), one] as const);
  if (!isPattern) return inside;
  const fits = filePattern(baseName(path));
  return inside.flatMap(([name, one]) => {
    const [first = '', ...rest] = name.split('/');
    // Of a folder that fits its files come.
    return fits(first) ? [[rest.length === 0 ? first : rest.join('/'), one] as const] : [];
  });
}

/** What a volume is mounted over is not seen. */
export function copiedFiles(
  { copies }: BuiltImage,
  over: readonly Mount[],
): { readonly volumes: readonly Volume[]; readonly mounts: readonly Mount[] } {
  const hidden = new Set(over.map(({ path }) => path));
  const isSeen = ([target]: readonly [string, Volume['source']]): boolean => {
    for (let path = target; path !== ''; path = directoryOf(path)) if (hidden.has(path)) return false;
    return true;
  };
  const seen = [...copies].filter(isSeen);
  return {
    volumes: seen.map(([, source], index) => ({ name: `image-${index}`, source })),
    mounts: seen.map(([path], index) => ({ volume: `image-${index}`, path })),
  };
}
