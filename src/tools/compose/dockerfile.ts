/** Dockerfiles: their stages, and the words of an instruction (docs.docker.com/reference/dockerfile; moby/buildkit frontend/dockerfile). */
import { extentOf, gather, type Piece, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { items, sourceOf } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';

export interface Instruction {
  readonly word: string;
  /** Behind it, over all lines that it goes on in, with what RUN is fed. */
  readonly rest: SourceText;
}

export interface Stage {
  /** In small letters. */
  readonly name: string;
  readonly base: SourceText;
  readonly instructions: Instruction[];
}

export const MAX_DOCKERFILE: number = 256 * 1024;
/** Over all stages. */
export const MAX_INSTRUCTIONS = 2000;
/** PATH_MAX of Linux. */
export const MAX_PATH = 4096;
const HERE = /<<-?["']?([A-Za-z_]\w*)/;

/** Undefined above a bound. */
export function stagesOf(source: SourceText): readonly Stage[] | undefined {
  const stages: Stage[] = [];
  let count = 0;
  if (source.text.length > MAX_DOCKERFILE) return undefined;
  for (const instruction of instructionsOf(source)) {
    count += 1;
    if (count > MAX_INSTRUCTIONS) return undefined;
    if (instruction.word === 'FROM') {
      const [base, , name] = wordsOf(instruction.rest).filter(({ text }) => !text.startsWith('--'));
      if (base !== undefined)
        stages.push({ name: name?.text.toLowerCase() ?? '', base: untagged(base), instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function* instructionsOf(source: SourceText): Generator<Instruction> {
  let word = '';
  let pieces: Piece[] = [];
  let until: string | undefined;
  const done = (): Instruction => {
    const rest = gather(source, pieces);
    pieces = [];
    return { word, rest };
  };
  for (const { text, start, end } of linesOf(source.text)) {
    if (until !== undefined) {
      if (word === 'RUN') pieces.push({ start, end: Math.min(end + 1, source.text.length) });
      if (text.trim() !== until) continue;
      until = undefined;
      if (word === 'RUN') yield done();
      continue;
    }
    if (/^\s*(?:#|$)/.test(text)) continue;
    const head = pieces.length === 0 ? /^\s*([A-Za-z]+)\s+/.exec(text) : undefined;
    if (pieces.length === 0) word = head?.[1]?.toUpperCase() ?? '';
    const more = /\\\s*$/.exec(text);
    pieces.push({ start: start + (head?.[0].length ?? 0), end: more === null ? end : start + more.index });
    if (more !== null) continue;
    until = ['RUN', 'COPY', 'ADD'].includes(word) ? HERE.exec(text)?.[1] : undefined;
    if (until === undefined || word !== 'RUN') yield done();
    else pieces.push({ start: end, end: end + 1 });
  }
  if (pieces.length > 0) yield done();
}

/** `coredns:${TAG}` is CoreDNS of some version. */
function untagged(base: SourceText): SourceText {
  const tag = base.text.indexOf(':$');
  return tag === -1 ? base : slice(base, 0, tag);
}

/** `NAME=VALUE ...`, or `NAME VALUE`; undefined what a variable is filled in. */
export function valuesIn(rest: SourceText): ReadonlyMap<string, string | undefined> {
  const words = wordsOf(rest).map(({ text }) => text);
  const pairs = words[0]?.includes('=') === false ? [`${words[0]}=${words.slice(1).join(' ')}`] : words;
  return new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      return [name, value.includes('$') ? undefined : value];
    }),
  );
}

function wordsOf(rest: SourceText): readonly SourceText[] {
  return splitWords(rest, 'shell').words.filter(({ text }) => text !== '\n');
}

/** A list of JSON, or what a shell splits. */
export function argumentsOf(rest: SourceText): { readonly list: readonly SourceText[]; readonly isList: boolean } {
  const value = isJsonList(rest.text) ? readYaml(rest).value : undefined;
  return value?.kind === 'sequence'
    ? { list: items(value).flatMap((one) => sourceOf(one) ?? []), isList: true }
    : { list: wordsOf(rest), isList: false };
}

/** Anything else is run by a shell (parser/line_parsers.go parseMaybeJSON). */
function isJsonList(text: string): boolean {
  if (!text.trimStart().startsWith('[')) return false;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((one) => typeof one === 'string');
  } catch {
    return false;
  }
}

/** A text is run by a shell. */
export function commandOf(rest: SourceText): readonly SourceText[] {
  const { list, isList } = argumentsOf(rest);
  const at = extentOf(rest);
  return isList ? list : [synthetic(at, '/bin/sh'), synthetic(at, '-c'), rest];
}

/** With those that it goes on from, lowest first. */
export function chainOf(stage: Stage, stages: readonly Stage[]): readonly Stage[] {
  const chain = [stage];
  for (let index = stages.indexOf(stage); index > 0; ) {
    const below = stages
      .slice(0, index)
      .findLast(({ name }) => name !== '' && name === chain[0]?.base.text.toLowerCase());
    if (below === undefined) break;
    chain.unshift(below);
    index = stages.indexOf(below);
  }
  return chain;
}
