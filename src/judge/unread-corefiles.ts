/** Guards and forwards of Corefiles by their words, also as charts' values and texts in quotes write them: for texts that nobody reads. */

import { firstSpan, type Span, shifted, spansOf } from '../core/text/location.ts';

/** A directive, with its zone; a guard, alone or between braces. */
const FORWARDS = /(?<![\w-])forward(?=\s+(?:\.|[\w-]+(?:\.[\w-]+)+\.?)\s+(?:[\w./[$%@<]|\{[{%]))/;
/** Or an item of a list; not what stands behind another plugin in its line. */
const GUARD =
  /(?:^|[\s{;"'])loop(?<!^[ \t]{0,200}(?:cache|errors|forward|health|loadbalance|log|prometheus|ready|reload)[ \t][^\n{};"'\\]{0,200}loop)(?=[\s};"'\\]|$)|\bloop(?<=\[[^\]\n]{0,200}loop)(?=\s?[,\]])/m;
/** As values of CoreDNS' chart name a plugin, below this key. */
const PLUGINS = /[pP]lugins["'\\]{0,2}\s?[:=]/;
const NAMED_FORWARD =
  /\bname["'\\]{0,2}\s?[:=]\s?["'\\]{0,2}forward(?=["'\\]{0,2}[\s,]{1,99}["'\\]{0,2}(?:parameters|configBlock)\b)/;
const NAMED_GUARD = /loop(?<=(?:\bname["']?\s?[:=]\s?["']?|^[ \t]*)loop)(?=["']?\s*(?:[,}]|$))/gm;
/** As objects, targets of patches and commands write it. */
const NAMED_MAP =
  /(?:\bname["'\\]{0,3}\s?[:=]\s?["'\\]{0,3}|\b(?:cm|configmap)s?[\s/,"']{1,4}(?!name\b))([a-z\d][a-z\d.-]{0,99})(?![\w.-])/gi;

/** What only tries, compares or takes away. */
const NO_WRITE = /--dry-run(?!=none)|\bkubectl\b.{0,80}\bdiff\b|\bstate["']?\s?[:=]\s?["']?absent\b/;

/** The ConfigMap itself, reported elsewhere. */
const OBJECT = /^kind:\s{0,9}["']?ConfigMap\b/m;

/** Of strings in quotes: breaks and blanks, and as what they are read, each as long as it is written. */
const BLANK = /\\([nrt/ ])/gi;
/** Words with characters by their numbers, or on two lines. */
const SPELLED = /(?<![\w\\])\w{0,60}(?:\\(?:x|u00|U000000)[2-7][\da-f]\w{0,60}|(?<=\w)\\\r?\n[ \t]{0,200}\w{1,60})+/gi;
const PIECE = /\\(?:\r?\n[ \t]*|(?:x|u00|U000000)([2-7][\da-f]))/gi;
/** Lines that go on, and values in base64. */
const WRITTEN =
  /\\(?=\r?\n)|(?:!binary|:binary>)[\s|>"'-]{1,40}([a-z\d+/]{8,}={0,2}(?:\s+[a-z\d+/]{8,99}={0,2}(?![\w+/-]{0,99}:))*)/gi;

export function hasGuard(corefile: string): boolean {
  return GUARD.test(decoded(corefile));
}

/** As what reads it gets it, each word at its place. */
function decoded(text: string): string {
  const bare = withoutComments(text);
  if (!/\\|:?binary/.test(text)) return bare;
  return bare
    .replace(BLANK, (_, letter: string) => (letter === 'n' ? ' \n' : '  '))
    .replace(SPELLED, (word) => {
      const joined = word.replace(PIECE, (_, code?: string) =>
        code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16)),
      );
      // Two words, each on its line, are none.
      return /\n/.test(word) && !/^(?:loop|forward)$/.test(joined) ? word : joined.padEnd(word.length);
    })
    .replace(WRITTEN, (all: string, base64 = '') =>
      Buffer.from(base64, 'base64').toString('latin1').padEnd(all.length),
    );
}

/** Lines that are comments as a whole say nothing; offsets stay. */
function withoutComments(text: string): string {
  return blanked(withoutApplied(text), /^[ \t]*(?:#|\/\/)[^\n]*/gm);
}

/** What kubectl has applied before configures nothing. */
export function withoutApplied(text: string): string {
  return text.includes('last-applied-configuration') ? blanked(text, APPLIED) : text;
}

const APPLIED =
  /last-applied-configuration["']?:[ \t]{0,9}(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[|>]?[-+\d]{0,2}[ \t]{0,9}\r?\n[ \t]+\{[^\n]*|\{[^\n]*)/g;

function blanked(text: string, pattern: RegExp): string {
  const blank = (line: string): string => ' '.repeat(line.length);
  // Of tens of megabytes in one line a pattern may need more stack than there is.
  return text.replace(pattern, (part) => part.split('\n').map(blank).join('\n'));
}

/** Of a text in which something forwards. */
export function guardsIn(text: string): readonly Span[] {
  const read = decoded(text);
  return FORWARDS.test(read) || NAMED_FORWARD.test(read) ? spansOf(read, new RegExp(GUARD, 'gm')) : [];
}

/** The guard as a Corefile or a chart's values name it, beside a forward: none of Ansible's `loop:`. */
export function pluginsNamed(text: string): readonly Span[] {
  return text.includes('forward') ? spansOf(text, NAMED_GUARD) : [];
}

/** Values of another chart are its own. */
const CHART = /\bchart(?:_?[nN]ame|_?[rR]ef)?["']?\s?[:=]\s?["']?([^\s"',}]{1,200})/g;

function namedForward(text: string): Span | undefined {
  const start = text.search(PLUGINS);
  const charts = start === -1 ? [] : [...text.matchAll(CHART)];
  const isOther = charts.length > 0 && charts.every(([, chart = '']) => !/dns|[{$]/i.test(chart));
  const found = start === -1 || isOther ? undefined : firstSpan(text.slice(start), NAMED_FORWARD, start);
  return found !== undefined && isSwitchedOff(text, found.start) ? undefined : found;
}

const OFF = /^\s*(?:-\s+)?["']?enabled["']?:\s+(?:false|no|off)\b/;
const MAX_ABOVE = 10_000;

/** By a key beside one that it stands below. */
function isSwitchedOff(text: string, at: number): boolean {
  const lines = text
    .slice(Math.max(0, at - MAX_ABOVE), at)
    .split('\n')
    .toReversed();
  let least = Number.POSITIVE_INFINITY;
  return lines.some((line) => {
    const depth = line.trim() === '' ? least : line.search(/\S/);
    least = Math.min(least, depth);
    return depth === least && OFF.test(line);
  });
}

/** As a Corefile writes it, also in a text in quotes. */
export function forwardIn(text: string): Span | undefined {
  return firstSpan(decoded(text), FORWARDS);
}

/** Also as a chart's values name the plugin. */
export function namedForwardIn(text: string): Span | undefined {
  return forwardIn(text) ?? namedForward(decoded(text));
}

/** Guards that went together with all that forwards beside them, so that no block forwards without one that had it. */
export function wentWhole(text: string, old: string): boolean {
  return [blocksOf, listsOf].some((partsOf) => {
    const [is, was] = [partsOf(text), partsOf(old)];
    const isFew = [...is.bare].every(([opens, count]) => count <= (was.bare.get(opens) ?? 0));
    return is.guarded < was.guarded && is.alone >= was.alone && isFew;
  });
}

interface Blocks {
  /** That forward, and have a guard. */
  readonly guarded: number;
  /** With a guard alone, as snippets have one. */
  readonly alone: number;
  /** That forward without one, by the line that opens them. */
  readonly bare: ReadonlyMap<string, number>;
}

/** By braces, without those of templates. */
function blocksOf(text: string): Blocks {
  const around = [{ opens: '', forwards: false, guarded: false }];
  const bare = new Map<string, number>();
  let [guarded, alone] = [0, 0];
  const close = (): void => {
    const block = around.pop();
    if (block?.guarded === true && block.forwards) guarded += 1;
    else if (block?.guarded === true) alone += 1;
    else if (block?.forwards === true) bare.set(block.opens, (bare.get(block.opens) ?? 0) + 1);
  };
  for (const line of decoded(text)
    .replace(/\{\{[^{}\n]*\}\}/g, '')
    .split('\n')) {
    const block = around.at(-1);
    if (block !== undefined && FORWARDS.test(line)) block.forwards = true;
    if (block !== undefined && GUARD.test(line)) block.guarded = true;
    for (const brace of line.match(/[{}]/g) ?? [])
      if (brace === '{') around.push({ opens: line.trim(), forwards: false, guarded: false });
      else if (around.length > 1) close();
  }
  while (around.length > 0) close();
  return { guarded, alone, bare };
}

/** Of a chart's servers, by the zone before the list. */
function listsOf(text: string): Blocks {
  const bare = new Map<string, number>();
  let guarded = 0;
  let zone = '';
  for (const list of decoded(text).split(PLUGINS)) {
    const isGuarded = GUARD.test(list);
    if (isGuarded && NAMED_FORWARD.test(list)) guarded += 1;
    else if (NAMED_FORWARD.test(list)) bare.set(zone, (bare.get(zone) ?? 0) + 1);
    zone = [...list.matchAll(/\bzone["']?\s?[:=]\s?["']?([^"'\s,}\]]{1,253})/g)].at(-1)?.[1] ?? '';
  }
  return { guarded, alone: 0, bare };
}

/** A document that states the Corefile of such a ConfigMap, which forwards without a guard. */
export function unguardedIn(text: string, names: ReadonlySet<string>): Span | undefined {
  let start = 0;
  for (const document of text.split(/^(?=---)/m)) {
    const lines = decoded(document);
    const isWrite = /\bCorefile\b/.test(document) && !NO_WRITE.test(document) && !OBJECT.test(document);
    const found = isWrite && !hasGuard(document) ? forwardIn(document) : undefined;
    if (found !== undefined && [...lines.matchAll(NAMED_MAP)].some(([, name = '']) => names.has(name)))
      return shifted(found, start);
    start += document.length;
  }
  return undefined;
}
