/** Images that a project builds (docs.docker.com/reference/dockerfile; moby/buildkit frontend/dockerfile/dockerfile2llb). */
import type { EnvVar, Mount, Volume } from '../../core/facts/fact.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { filePattern } from '../../core/text/globs.ts';
import type { Located } from '../../core/text/location.ts';
import { baseName, directoryOf, inFolder, rootedPath } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { firstLineOf, linesOf, locatedWhole } from '../../languages/shared/lines.ts';
import { mayBeResolver } from '../../languages/shared/resolver-images.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { child, entries, items, sourceOf } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { interpolate } from './interpolation.ts';
import { resolvePath } from './paths.ts';
import { layersWith, type Project, type Service, textIn } from './project.ts';

export interface BuiltImage {
  /** Its base, or the image of a resolver that it copies from. */
  readonly image: Located<string>;
  readonly entrypoint: readonly SourceText[] | undefined;
  readonly command: readonly SourceText[];
  readonly env: readonly EnvVar[];
  readonly workingDirectory: string | undefined;
  /** The later of one target counts. */
  readonly copies: ReadonlyMap<string, Volume['source']>;
  /** Of what is run while it is built. */
  readonly assumes: string | undefined;
}

interface Instruction {
  readonly word: string;
  /** Behind it, over all lines that it goes on in. */
  readonly rest: SourceText;
}

interface Stage {
  readonly name: string;
  readonly base: SourceText;
  readonly instructions: Instruction[];
}

interface Build {
  readonly service: string;
  /** From the root. */
  readonly context: readonly string[];
  readonly stages: readonly Stage[];
  readonly variables: Map<string, string>;
  /** Over the defaults of `ARG`. */
  readonly stated: ReadonlyMap<string, string>;
  readonly files: ProjectFiles;
}

const MAX_LENGTH = 256 * 1024;
/** Of instructions, over all stages of one image. */
const MAX_INSTRUCTIONS = 2000;
/** PATH_MAX of Linux; and of a text that variables are filled in. */
const MAX_PATH = 4096;
/** Of a folder that a pattern is looked up in. */
const MAX_NAMES = 1000;
const HERE = /<<-?["']?([A-Za-z_]\w*)/;
const PROGRAM = /(?:^|\/)(?:coredns|unbound|named|dnsmasq|pdns_recursor)$/;
const ABOUT = /\b(?:named|pdns_recursor)\b/;
const UNKNOWN: Volume['source'] = { kind: 'other', type: 'image' };

export interface ProjectFiles {
  readonly read: (path: string) => SourceFile | undefined;
  /** Names of files, not of folders. */
  readonly namesIn: (folder: string) => readonly string[];
}

/** Undefined where its Dockerfile is not in the repository, or makes no DNS server. */
export function builtImage(project: Project, service: Service, files: ProjectFiles): BuiltImage | undefined {
  const layers = layersWith(service.layers, 'build');
  const last = layers.at(-1);
  if (last === undefined) return undefined;
  const stating = (key: string) => layers.findLast(({ entry }) => child(entry.value, key) !== undefined);
  const textOf = (key: string): string | undefined => {
    const by = stating(key);
    return by && textIn(by.layer, child(by.entry.value, key), project.env)?.value;
  };
  const short = layers.findLast(({ entry }) => entry.value.kind === 'scalar');
  const { layer } = stating('context') ?? short ?? last;
  const named = textOf('context') ?? (short ? textIn(short.layer, short.entry.value, project.env)?.value : '.');
  const context = named === undefined ? undefined : resolvePath(layer.directory, named);
  if (context === undefined) return undefined;
  const folder = context.split('/');
  const path = resolvePath(folder, textOf('dockerfile') ?? 'Dockerfile');
  const file = path === undefined ? undefined : files.read(path);
  const inline = sourceOf(child(stating('dockerfile_inline')?.entry.value, 'dockerfile_inline'));
  const source = inline ?? (file && wholeFile(file));
  const stated = argsOf(project, layers);
  const all = [source?.text ?? '', ...stated.values()];
  if (source === undefined || !all.some((text) => mayBeResolver(text) || ABOUT.test(text))) return undefined;
  const variables = boundedCopy(new Map());
  const stages = stagesOf(source, variables, stated);
  if (stages === undefined) {
    const message = `This Dockerfile has more than ${MAX_LENGTH / 1024} KiB or ${MAX_INSTRUCTIONS} instructions and was not read.`;
    project.notices.push(beyondBound(message, firstLineOf(source)));
    return undefined;
  }
  const target = textOf('target');
  const stage = stages.findLast(({ name }) => target === undefined || name === target);
  if (stage === undefined) return undefined;
  return imageOf(stage, { service: service.name, context: folder, stages, variables, stated, files });
}

function boundedCopy(variables: ReadonlyMap<string, string>): Map<string, string> {
  return Object.assign(new Map(variables), { take: (characters: number) => characters <= MAX_PATH });
}

/** `build.args`. */
function argsOf({ env }: Project, layers: ReturnType<typeof layersWith>): ReadonlyMap<string, string> {
  const stated = new Map<string, string>();
  for (const { layer, entry } of layers) {
    const args = child(entry.value, 'args');
    for (const item of items(args)) {
      const [name = '', value] = (textIn(layer, item, env)?.value ?? '').split(/=(.*)/s, 2);
      if (value !== undefined) stated.set(name, value);
    }
    for (const { key, value } of entries(args)) stated.set(key, textIn(layer, value, env)?.value ?? '');
  }
  return stated;
}

function* instructionsOf(source: SourceText): Generator<Instruction> {
  let open: { word: string; start: number; end: number } | undefined;
  let until: string | undefined;
  for (const { text, start, end } of linesOf(source.text)) {
    if (until !== undefined) {
      if (text.trim() === until) until = undefined;
      continue;
    }
    if (/^\s*(?:#|$)/.test(text)) continue;
    const [all, word = ''] = open === undefined ? (/^\s*([A-Za-z]+)\s+/.exec(text) ?? ['']) : [''];
    open ??= { word: word.toUpperCase(), start: start + all.length, end };
    open.end = end;
    if (text.trimEnd().endsWith('\\')) continue;
    until = ['RUN', 'COPY', 'ADD'].includes(open.word) ? HERE.exec(text)?.[1] : undefined;
    yield { word: open.word, rest: slice(source, open.start, open.end) };
    open = undefined;
  }
  if (open !== undefined) yield { word: open.word, rest: slice(source, open.start, open.end) };
}

function stagesOf(
  source: SourceText,
  variables: Map<string, string>,
  stated: ReadonlyMap<string, string>,
): readonly Stage[] | undefined {
  const stages: Stage[] = [];
  let count = 0;
  if (source.text.length > MAX_LENGTH) return undefined;
  for (const instruction of instructionsOf(source)) {
    count += 1;
    if (count > MAX_INSTRUCTIONS) return undefined;
    if (instruction.word === 'FROM') {
      const words = wordsOf(instruction.rest).filter(({ text }) => !text.startsWith('--'));
      const [base, , name] = words;
      if (base === undefined) return [];
      const filled = interpolate(base, variables);
      stages.push({ name: name?.text ?? '', base: filled ?? untagged(base), instructions: [] });
    } else if (stages.length > 0) stages.at(-1)?.instructions.push(instruction);
    else if (instruction.word === 'ARG') setVariables(instruction.rest, variables, stated);
  }
  return stages;
}

/** `coredns:${TAG}` is CoreDNS of some version. */
function untagged(base: SourceText): SourceText {
  const tag = base.text.indexOf(':$');
  return tag === -1 ? base : slice(base, 0, tag);
}

/** The names that get a value: `NAME=VALUE ...`, of `ENV` also `NAME VALUE`. */
function setVariables(
  rest: SourceText,
  variables: Map<string, string>,
  stated?: ReadonlyMap<string, string>,
): readonly string[] {
  const words = wordsOf(rest).map(({ text }) => text);
  const isPair = stated === undefined && words[0]?.includes('=') === false;
  const pairs = isPair ? [`${words[0]}=${words.slice(1).join(' ')}`] : words;
  return pairs.flatMap((pair) => {
    const [name = '', value] = pair.split(/=(.*)/s, 2);
    const filled = value === undefined ? undefined : interpolate(synthetic(extentOf(rest), value), variables)?.text;
    const given = stated?.get(name) ?? filled;
    if (given === undefined) return [];
    variables.set(name, given);
    return name;
  });
}

function wordsOf(rest: SourceText): readonly SourceText[] {
  return splitWords(rest, 'shell').words.filter(({ text }) => text !== '\n');
}

/** A list, or what a shell splits. */
function argumentsOf(rest: SourceText): { readonly list: readonly SourceText[]; readonly isList: boolean } {
  const list = rest.text.trimStart().startsWith('[') ? readYaml(rest).value : undefined;
  return list?.kind === 'sequence'
    ? { list: items(list).flatMap((one) => sourceOf(one) ?? []), isList: true }
    : { list: wordsOf(rest), isList: false };
}

/** A text is run by a shell. */
function commandOf(rest: SourceText): readonly SourceText[] {
  const { list, isList } = argumentsOf(rest);
  const at = extentOf(rest);
  return isList ? list : [synthetic(at, '/bin/sh'), synthetic(at, '-c'), rest];
}

/** With those that it goes on from, lowest first. */
function chainOf(stage: Stage, stages: readonly Stage[]): readonly Stage[] {
  const chain = [stage];
  for (let index = stages.indexOf(stage); index > 0; ) {
    const below = stages.slice(0, index).findLast(({ name }) => name !== '' && name === chain[0]?.base.text);
    if (below === undefined) break;
    chain.unshift(below);
    index = stages.indexOf(below);
  }
  return chain;
}

function imageOf(stage: Stage, build: Build): BuiltImage | undefined {
  const chain = chainOf(stage, build.stages);
  const bases = chain.slice(0, 1).map(({ base }) => base);
  const { variables, stated } = build;
  const env = new Map<string, EnvVar>();
  const copies = new Map<string, Volume['source']>();
  const own = boundedCopy(variables);
  let entrypoint: readonly SourceText[] | undefined;
  let command: readonly SourceText[] = [];
  let directory: string | undefined;
  let isSure = true;
  for (const { word, rest } of chain.flatMap(({ instructions }) => instructions))
    switch (word) {
      case 'ARG':
        setVariables(rest, own, new Map([...variables, ...stated]));
        break;
      case 'ENV':
        for (const name of setVariables(rest, own)) env.set(name, { name, value: own.get(name), at: extentOf(rest) });
        break;
      case 'WORKDIR':
        directory = rootedPath(rest.text.startsWith('/') ? rest.text.trim() : `${directory ?? ''}/${rest.text.trim()}`);
        break;
      case 'ENTRYPOINT':
        entrypoint = commandOf(rest);
        command = [];
        break;
      case 'CMD':
        command = commandOf(rest);
        break;
      case 'COPY':
      case 'ADD':
        isSure = copy(rest, { ...build, variables: own }, directory, { copies, bases }) && isSure;
        break;
      case 'RUN':
        isSure = false;
        break;
    }
  const isServer = [...(entrypoint ?? []), ...command].some(({ text }) => text.split(/\s/).some(isProgram));
  const image = bases.find(({ text }) => mayBeResolver(text)) ?? (isServer ? bases[0] : undefined);
  if (image === undefined) return undefined;
  const assumes = `what builds the image of ${build.service} leaves its configuration as it is`;
  return {
    image: locatedWhole(image),
    entrypoint,
    command,
    env: [...env.values()],
    workingDirectory: directory,
    copies,
    assumes: isSure ? undefined : assumes,
  };
}

function isProgram(word: string): boolean {
  return PROGRAM.test(word);
}

/** False where something else may be at any place. */
function copy(
  rest: SourceText,
  { context, stages, variables, files }: Build,
  directory: string | undefined,
  { copies, bases }: { readonly copies: Map<string, Volume['source']>; readonly bases: SourceText[] },
): boolean {
  const { list } = argumentsOf(rest);
  const flags = list.filter(({ text }) => text.startsWith('--'));
  const words = list.slice(flags.length).flatMap((one) => interpolate(one, variables) ?? []);
  const to = words.at(-1)?.text;
  if (to === undefined || words.length < 2 || to.length > MAX_PATH || flags.length + words.length < list.length)
    return false;
  const place = to.startsWith('/') ? to : `${directory ?? ''}/${to}`;
  const origin = flags.find(({ text }) => text.startsWith('--from='));
  const isInFolder = words.length > 2 || /(?:^|\/)\.?$/.test(to);
  for (const { text } of words.slice(0, -1)) {
    const path = resolvePath(context, text);
    if (origin !== undefined || path === undefined || /\.(?:tar|t?gz|xz|bz2)\b|^<</.test(text)) {
      copies.set(rootedPath(isInFolder ? `${place}/${baseName(text)}` : place), UNKNOWN);
      continue;
    }
    const isPattern = /[*?[]/.test(text);
    const names = isPattern ? namesLike(path, files) : [];
    if (names === undefined) return false;
    for (const name of names) copies.set(rootedPath(`${place}/${name}`), ofContext(inFolder(directoryOf(path), name)));
    if (isPattern) continue;
    const isOne = isInFolder && files.read(path) !== undefined;
    copies.set(rootedPath(isOne ? `${place}/${baseName(text)}` : place), ofContext(path));
  }
  if (origin === undefined) return true;
  const from = slice(origin, '--from='.length, origin.text.length);
  const stage = stages.find(({ name }, index) => name === from.text || String(index) === from.text);
  bases.push(stage?.base ?? interpolate(from, variables) ?? from);
  return true;
}

function ofContext(path: string): Volume['source'] {
  return { kind: 'repository', path, unwritten: true };
}

/** Undefined where folders fit too, or too many files lie there. */
function namesLike(path: string, { namesIn }: ProjectFiles): readonly string[] | undefined {
  const names = namesIn(directoryOf(path));
  const fits = filePattern(baseName(path));
  return /[*?[]/.test(directoryOf(path)) || names.length > MAX_NAMES ? undefined : names.filter(fits);
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
