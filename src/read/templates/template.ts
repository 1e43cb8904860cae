/** Expressions become words of the same length and control lines become blank, so that offsets stay. */
import { lineEnd } from '../../core/text/line-ends.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';

/** Replaces each character of an expression that brings text; private use area. */
const FILLER = '\uE000';

const MAX_DASHES = 50;
const MAX_HEADER = 120;

const KEY = /^[\w./-]+:(?:\s|$)/;

export interface Mask {
  readonly text: string;
  /** Header line to last line of block scalars, as rendered. */
  readonly blocks: ReadonlyMap<number, number>;
  /** Expressions that stand for whole keys or items, by the offset of their stand-in. */
  readonly insertions: ReadonlyMap<number, Action>;
  /** Some expression brings keys to an unknown map. */
  readonly loose: boolean;
}

interface Line {
  readonly start: number;
  readonly end: number;
  /** Column of the text after rendering; -1 without text. */
  readonly indent: number;
  readonly textAt: number;
  readonly insertion: Action | undefined;
  /** The line held only conditions, loops or comments. */
  readonly emptied: boolean;
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A block scalar: its key's column, header line, line indentation, last line so far. */
interface Block {
  readonly column: number;
  readonly start: number;
  readonly indent: number;
  end: number;
}

interface Masking {
  readonly flat: string;
  readonly pieces: Piece[];
  readonly blocks: Map<number, number>;
  readonly insertions: Map<number, Action>;
  readonly open: { readonly column: number; readonly dash: boolean }[];
  block: Block | undefined;
  /** Column and end of a key without value on the last line. */
  waiting: { readonly column: number; readonly end: number } | undefined;
  loose: boolean;
}

/** Undefined for a text without expressions. */
export function maskTemplate(text: string): Mask | undefined {
  const actions = actionsOf(text);
  if (actions.length === 0) return undefined;
  const flat = flatten(text, actions);
  const lines = linesOf(text, flat, actions);
  const next = nextContent(lines);
  const mask: Masking = {
    flat,
    pieces: [],
    blocks: new Map(),
    insertions: new Map(),
    open: [],
    block: undefined,
    waiting: undefined,
    loose: false,
  };
  for (const [index, line] of lines.entries()) {
    const behind = lines[next[index] ?? lines.length];
    if (line.indent === -1) maskEmptied(mask, line, behind);
    else if (!maskInBlock(mask, line, behind)) {
      mask.block = undefined;
      if (line.insertion !== undefined) maskInsertion(mask, line, line.insertion, behind);
      else maskContent(mask, line, behind);
    }
  }
  const { pieces, blocks, insertions, loose } = mask;
  return { text: patched(flat, pieces), blocks, insertions, loose };
}

function put({ pieces }: Masking, start: number, end: number, written: string): void {
  if (end > start) pieces.push({ start, end, text: written.slice(0, end - start).padEnd(end - start) });
}

function fillLine(mask: Masking, line: Line, indent: number): void {
  const width = line.end - line.start - indent;
  put(mask, line.start, line.end, width > 0 ? ' '.repeat(indent) + FILLER.repeat(width) : '');
}

function maskEmptied(mask: Masking, line: Line, behind: Line | undefined): void {
  const { block, blocks } = mask;
  if (block === undefined || !line.emptied) return;
  if (isInside(behind, block.column)) {
    fillLine(mask, line, block.indent);
    block.end = line.end;
  }
  blocks.set(block.start, block.end);
}

function maskInBlock(mask: Masking, line: Line, behind: Line | undefined): boolean {
  const { block, blocks } = mask;
  if (block === undefined) return false;
  const column = line.insertion === undefined ? line.indent : columnOf(line.insertion, line.indent);
  const amid = line.insertion !== undefined && isInside(behind, block.column);
  if (column <= block.column && !amid) return false;
  if (line.insertion !== undefined) {
    fillLine(mask, line, block.indent);
    blocks.set(block.start, line.end);
  } else if (line.indent < line.textAt) {
    const from = Math.max(line.indent, block.indent);
    put(mask, line.start + from, line.start + line.textAt, FILLER.repeat(Math.max(0, line.textAt - from)));
  }
  block.end = line.end;
  if (blocks.has(block.start)) blocks.set(block.start, line.end);
  return true;
}

/** An expression alone on a line: the preceding key's value, or sibling keys or items. */
function maskInsertion(mask: Masking, line: Line, insertion: Action, behind: Line | undefined): void {
  const { waiting } = mask;
  const column = columnOf(insertion, line.indent);
  // Before a line that goes on with what is open it brings its own indentation.
  const around = behind !== undefined && behind.indent > column ? openAt(mask, behind.indent) : undefined;
  const isBelow = waiting !== undefined && (column >= waiting.column || around !== undefined);
  if (isBelow && !isInside(behind, waiting.column)) {
    put(mask, waiting.end, line.start + line.textAt, '');
    mask.waiting = undefined;
    return;
  }
  const kind =
    isBelow && behind !== undefined
      ? { column: behind.indent, dash: startsItem(mask.flat, behind) }
      : (around ?? mask.open.findLast((one) => one.column === column));
  if (kind === undefined || line.end - line.start - kind.column < 3) {
    put(mask, line.start, line.end, '');
    mask.loose = true;
    return;
  }
  const lead = ' '.repeat(kind.column) + (kind.dash ? '- ' : '');
  const width = line.end - line.start - lead.length - (kind.dash ? 0 : 1);
  put(mask, line.start, line.end, `${lead}${FILLER.repeat(width)}${kind.dash ? '' : ':'}`);
  mask.insertions.set(line.start + lead.length, insertion);
  mask.waiting = undefined;
}

/** The innermost list, else the innermost map, of what a line at this column leaves open. */
function openAt({ open }: Masking, column: number): { readonly column: number; readonly dash: boolean } | undefined {
  if (!open.some((one) => one.column === column && !one.dash)) return undefined;
  const inside = open.filter((one) => one.column >= column);
  return inside.findLast(({ dash }) => dash) ?? inside.at(-1);
}

function maskContent(mask: Masking, line: Line, behind: Line | undefined): void {
  const textAt = line.start + line.textAt;
  const content = mask.flat.slice(textAt, line.end);
  if (content.startsWith('#')) return;
  // `{{ if .x }}key: value`: the key moves to the condition's start, which becomes part of it.
  if (line.indent < line.textAt && KEY.test(content)) {
    put(mask, line.start + line.indent, textAt, FILLER.repeat(line.textAt - line.indent));
    mask.waiting = undefined;
    return;
  }
  const own = openItems(mask, line.textAt, content);
  const bare = content.replace(/\s#.*$/, '').trimEnd();
  mask.waiting = bare.endsWith(':') ? { column: own, end: textAt + bare.length } : undefined;
  if (/[:-]\s+(?:[&!]\S+\s+)*[|>][-+\d]{0,2}$/.test(bare.slice(-MAX_HEADER))) {
    const indent = behind !== undefined && isInside(behind, line.textAt) ? behind.indent : line.textAt + 1;
    mask.block = { column: line.textAt, start: line.start, indent, end: line.end };
  }
  // `labels: {{ include ... }}` with more labels below: the expression begins the map.
  const filled = /^[^\s:][^:]*:(\s+)(\uE000[\uE000\s]*)$/.exec(bare);
  if (filled !== null && isInside(behind, own)) {
    put(mask, textAt + bare.length - (filled[2]?.length ?? 0), line.end, '');
    mask.loose = true;
  }
}

/** Opens the lists that begin on a line; returns the column behind their dashes. */
function openItems({ open }: Masking, column: number, content: string): number {
  while ((open.at(-1)?.column ?? -1) > column) open.pop();
  let from = 0;
  for (let dashes = 0; dashes < MAX_DASHES && /^-\s/.test(content.slice(from, from + 2)); dashes += 1) {
    open.push({ column: column + from, dash: true });
    from += 1;
    while (/\s/.test(content[from] ?? '')) from += 1;
  }
  if (content === '-') open.push({ column, dash: true });
  const own = column + from;
  const last = open.at(-1);
  if (last?.column !== own || last.dash) open.push({ column: own, dash: false });
  return own;
}

function patched(text: string, pieces: readonly Piece[]): string {
  const out: string[] = [];
  let done = 0;
  for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
    if (piece.start < done) continue;
    out.push(text.slice(done, piece.start), piece.text);
    done = piece.end;
  }
  out.push(text.slice(done));
  return out.join('');
}

/** Text-bringing expressions become stand-ins, others blanks unless amid a word. */
function flatten(text: string, actions: readonly Action[]): string {
  const out: string[] = [];
  let done = 0;
  for (const [index, action] of actions.entries()) {
    out.push(text.slice(done, action.start));
    const length = action.end - action.start;
    const filled =
      action.role === 'hole' ||
      (action.role !== 'quiet' &&
        isAmidWord(text, actions, index) &&
        !isAtEdge(text, actions, index, -1) &&
        !isAtEdge(text, actions, index, 1));
    out.push((filled ? FILLER : ' ').repeat(length));
    done = action.end;
  }
  out.push(text.slice(done));
  return out.join('');
}

function isAmidWord(text: string, actions: readonly Action[], index: number): boolean {
  const [before, action, behind] = [actions[index - 1], actions[index], actions[index + 1]];
  if (action === undefined) return false;
  if (before?.end === action.start || behind?.start === action.end) return true;
  return /[\w./:@-]/.test(text[action.start - 1] ?? '') || /[\w./:@-]/.test(text[action.end] ?? '');
}

function isAtEdge(text: string, actions: readonly Action[], index: number, step: 1 | -1): boolean {
  for (let i = index, looked = 0; looked < 50; i += step, looked += 1) {
    const action = actions[i];
    const beside = actions[i + step];
    if (action === undefined) return false;
    const between =
      step === 1
        ? text.slice(action.end, Math.min(beside?.start ?? text.length, action.end + 1000))
        : text.slice(Math.max(beside?.end ?? 0, action.start - 1000), action.start);
    const feed = step === 1 ? between.indexOf('\n') : between.lastIndexOf('\n');
    const near = feed === -1 ? between : step === 1 ? between.slice(0, feed) : between.slice(feed + 1);
    if (near.trim() !== '') return false;
    if (feed !== -1 || beside === undefined) return true;
    if (beside.role === 'hole') return false;
  }
  return false;
}

function linesOf(text: string, flat: string, actions: readonly Action[]): readonly Line[] {
  const lines: Line[] = [];
  let action = 0;
  for (let start = 0; start < flat.length; ) {
    const stop = lineEnd(flat, start);
    const end = flat[stop - 1] === '\r' && stop > start ? stop - 1 : stop;
    const content = flat.slice(start, end);
    const textAt = content.search(/\S/);
    while (action < actions.length && (actions[action]?.end ?? 0) <= start) action += 1;
    let insertion: Action | undefined;
    if (textAt !== -1 && /^[\uE000\s]+$/.test(content)) {
      for (let i = action; (actions[i]?.start ?? end) < end; i += 1)
        if (actions[i]?.role === 'hole') insertion ??= actions[i];
    }
    const begins = text.slice(start, end).search(/\S/);
    const emptied = textAt === -1 && begins !== -1;
    lines.push({ start, end, indent: textAt === -1 ? -1 : begins, textAt, emptied, insertion });
    start = stop + 1;
  }
  return lines;
}

function nextContent(lines: readonly Line[]): readonly number[] {
  const next: number[] = new Array(lines.length).fill(lines.length);
  for (let i = lines.length - 2; i >= 0; i -= 1) {
    const behind = lines[i + 1];
    next[i] =
      behind === undefined || behind.indent === -1 || behind.insertion !== undefined
        ? (next[i + 1] ?? lines.length)
        : i + 1;
  }
  return next;
}

function isInside(line: Line | undefined, column: number): boolean {
  return line !== undefined && line.indent > column;
}

function startsItem(flat: string, line: Line): boolean {
  return /^-(?:\s|$)/.test(flat.slice(line.start + line.textAt, line.start + line.textAt + 2));
}

/** From `nindent 4` and `indent 4` (Sprig). */
function columnOf(action: Action, indent: number): number {
  const filter = /\b(n?)indent\s*\(?\s*(\d{1,3})/.exec(action.expression.slice(-400));
  if (filter === null) return indent;
  return Number(filter[2]) + (filter[1] === 'n' ? 0 : indent);
}

/** Without blanks, trim marks and indentation. */
export function canonical(action: Action, text: string): string {
  if (!text.startsWith('{{', action.start)) return text.slice(action.start, action.end);
  const expression = action.expression.replace(/\s*\|\s*n?indent\s+\d+\s*$/, '').replace(/\s+/g, ' ');
  return `{{ ${expression} }}`;
}
