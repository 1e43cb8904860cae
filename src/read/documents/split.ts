/** Cuts a YAML stream into documents before parsing. */
import { nextLine } from '../../core/text/line-ends.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { stringEnd } from './json.ts';
import { isKindAside, prefilter } from './prefilter.ts';

export interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** As `helm template` writes before each document. */
const RENDERED_FROM = /^# Source: (\S.*?)[ \t]*\r?$/m;
const STATED_KIND = /^kind:[ \t]*["']?([A-Za-z]+)/m;
const TOP_LEVEL_KINDS = /^(?:kind|apiVersion)[ \t]*:/gm;
/** A template's, or an object inside. */
const MORE_THAN_PLAIN = /\{\{|\{%|<%|\$\{|%\{|^[ \t-]+["']?apiVersion/m;
/** Quoted, tagged, anchored, an alias, complex, or in braces; `{{` is a template's. */
const OTHER_KEY = /^(?:["'?!&*[]|\{(?!\{))/m;
const FIRST_VALUE = /^(?!#|---|[ \t\r]*$).+/m;
const LEADING_LENGTH = 4096;
/** Of a piece behind an end: no comment, directive or further end. */
const FIRST_WORD = /^[ \t]{0,999}(?:[^\s#%.]|\.(?!\.\.(?:\s|$)))/m;

interface StreamChunk extends Chunk {
  /** It follows `...` and does not begin with `---`. */
  readonly isBehindEnd: boolean;
}

/**
 * Without what stands behind `...` up to the next `---`: kubectl, helm and kustomize cut a file at `---` and read one
 * document of each piece (apimachinery, util/yaml/decoder.go splitYAMLDocument), and libyaml refuses it.
 */
export function splitStream(text: string): Chunk[] {
  return streamChunks(text).filter((one) => !one.isBehindEnd);
}

/** What stands behind `...` without `---`, and says something. */
export function chunksBehindEnd(text: string): Chunk[] {
  if (lineStart(text, '...', 0) === -1) return [];
  return streamChunks(text).flatMap(({ start, end, isBehindEnd }) => {
    const first = isBehindEnd ? text.slice(start, end).search(FIRST_WORD) : -1;
    return first === -1 ? [] : [{ start: start + first, end }];
  });
}

/** `---` and `...` at a line's start are never inside a value (YAML 1.2.2, 9.1.2), so no parser is needed. */
function streamChunks(text: string): StreamChunk[] {
  const chunks: StreamChunk[] = [];
  let start = 0;
  let bare = true;
  let isBehindEnd = false;
  const close = (end: number): void => {
    if (end > start) chunks.push({ start, end, isBehindEnd });
  };
  for (const at of markers(text)) {
    if (text[at] === '.') {
      const end = nextLine(text, at);
      close(end);
      start = end;
      bare = true;
      isBehindEnd = true;
      continue;
    }
    if (bare && hasDirectivesOnly(text, start, at)) {
      bare = false;
      isBehindEnd = false;
      continue;
    }
    close(at);
    start = at;
    bare = false;
    isBehindEnd = false;
  }
  close(text.length);
  return chunks;
}

/** Chunks with a marker, without objects of kinds that configure no resolver; in a stream also objects run together. */
export function relevantChunks(text: string, chunks: readonly Chunk[], isStream = false): Chunk[] {
  return chunks.filter(({ start, end }) => {
    const chunk = text.slice(start, end);
    return (prefilter().hasMarker(chunk) && !isAside(chunk)) || (isStream && statesKindTwice(chunk));
  });
}

function statesKindTwice(chunk: string): boolean {
  const keys = (chunk.match(TOP_LEVEL_KINDS) ?? []).map((key) => key[0]);
  return new Set(keys).size < keys.length;
}

/** A second `kind`, or a key not plainly written, makes it uncertain; definitions are long and hold patterns of objects. */
function isAside(chunk: string): boolean {
  const kind = STATED_KIND.exec(chunk)?.[1];
  return (
    kind !== undefined &&
    isKindAside(kind) &&
    // How many pods there are decides their share.
    kind !== 'HorizontalPodAutoscaler' &&
    !OTHER_KEY.test(chunk) &&
    !statesKindTwice(chunk) &&
    !/^[ \t]/.test(FIRST_VALUE.exec(chunk)?.[0] ?? ' ') &&
    (kind === 'CustomResourceDefinition' || !MORE_THAN_PLAIN.test(chunk))
  );
}

export function cut(source: SourceText, chunk: Chunk): SourceText {
  return chunk.start === 0 && chunk.end === source.text.length ? source : slice(source, chunk.start, chunk.end);
}

/** Not valid in one JSON text, but for its strings. */
const NEXT_OBJECT = /\}\s*\{\s*["}]/;
const FIRST_OBJECT = /^\uFEFF?\s*\{\s*["}]/;

/** kubectl reads JSON objects one by one (apimachinery, YAMLOrJSONDecoder). */
export function splitObjects(source: SourceText): readonly SourceText[] {
  const { text } = source;
  if (!FIRST_OBJECT.test(text) || !NEXT_OBJECT.test(text)) return [source];
  const objects: SourceText[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    else if (character === '"' && depth > 0) at = stringEnd(text, at) - 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) objects.push(slice(source, start, at + 1));
      if (depth === 0) start = at + 1;
    } else if (depth === 0 && !isBlank(character)) return [source];
    if (at < 0 || depth < 0) return [source];
  }
  return depth === 0 ? objects : [source];
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t' || character === '\ufeff';
}

export function renderedFrom(text: string): string | undefined {
  const head = text.slice(0, LEADING_LENGTH);
  const value = /^(?![#\s]|---)/m.exec(head);
  return RENDERED_FROM.exec(value === null ? head : head.slice(0, value.index))?.[1];
}

/** `---` and `...` lines, each searched once over the text. */
function* markers(text: string): Generator<number> {
  let dashes = lineStart(text, '---', 0);
  let dots = lineStart(text, '...', 0);
  for (;;) {
    const at = dashes === -1 ? dots : dots === -1 ? dashes : Math.min(dashes, dots);
    if (at === -1) return;
    if (at === dashes) dashes = lineStart(text, '---', at + 3);
    else dots = lineStart(text, '...', at + 3);
    const after = text[at + 3];
    if (after === undefined || after === '\n' || after === '\r' || after === ' ' || after === '\t') yield at;
  }
}

function lineStart(text: string, marker: string, from: number): number {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (from === 0 && text.startsWith(marker, first)) return first;
  const at = text.indexOf(`\n${marker}`, Math.max(0, from - 1));
  return at === -1 ? -1 : at + 1;
}

function hasDirectivesOnly(text: string, start: number, end: number): boolean {
  let directive = false;
  for (let at = start; at < end; ) {
    const feed = text.indexOf('\n', at);
    const stop = feed === -1 || feed > end ? end : feed;
    let first = at;
    while (first < stop && (text.charCodeAt(first) <= 0x20 || text.charCodeAt(first) === 0xfeff)) first += 1;
    if (first < stop) {
      if (text[first] === '%') directive = true;
      else if (text[first] !== '#') return false;
    }
    at = stop + 1;
  }
  return directive;
}
