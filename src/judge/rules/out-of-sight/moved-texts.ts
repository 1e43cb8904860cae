/** Corefiles that go from where they are read to where they are not, or back, and lose their guard on the way. */
import type { ServerBlock } from '../../../core/facts/server-config.ts';
import { distinctBy } from '../../../core/text/append.ts';
import type { Span } from '../../../core/text/location.ts';
import { once } from '../../../core/text/once.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { coreDnsServers, forwards, mayBringGuard, someGuarded, workloadNameOf } from '../blocks.ts';

export interface MovedText {
  readonly kind: 'unread guard' | 'unread loss';
  readonly path: string;
  readonly word: Span;
}

interface Sides {
  readonly head: SearchableSnapshot;
  readonly base: SearchableSnapshot;
  readonly now: Unread;
  readonly then: Unread;
}

/** `changed`: files that may configure something. */
export function movedTexts(sides: Sides, changed: readonly string[]): readonly MovedText[] {
  const left = guardsLeft(sides, changed);
  const moved = [...outOfSight(sides, changed), ...intoSight(sides, left), ...elsewhere(sides, changed, left)];
  return distinctBy(moved, ({ path }) => path);
}

/** A text that was not read, and has fewer guards now. */
interface Left {
  readonly path: string;
  readonly lines: ReadonlySet<string>;
}

/** None where as many come elsewhere. */
function guardsLeft({ now, then }: Sides, changed: readonly string[]): readonly Left[] {
  const lost = changed.map((path) => ({ path, count: then.guardsIn(path) - now.guardsIn(path) }));
  if (lost.reduce((sum, { count }) => sum + count, 0) <= 0) return [];
  const left = lost.filter(({ count }) => count > 0).slice(0, MAX_GONE);
  return left.map(({ path }) => ({ path, lines: new Set(trimmed(then.textOf(path) ?? '')) }));
}

/** A guard that goes from such a text, of which the other lines come again in one that is not read either. */
function* elsewhere({ now, then }: Sides, changed: readonly string[], left: readonly Left[]): Iterable<MovedText> {
  for (const path of left.length === 0 ? [] : changed) {
    const word = then.forwardsIn(path) ? undefined : now.bareForwardIn(path);
    if (word === undefined) continue;
    const block = blockAround(now.textOf(path) ?? '', word);
    if (left.some((one) => one.path !== path && comesFrom(block, one))) yield { kind: 'unread loss', path, word };
  }
}

/** As far as its brackets, without what stands in them. */
function blockAround(text: string, { start, end }: Span): readonly string[] {
  const from = Math.max(text.lastIndexOf('{', start), text.lastIndexOf('\n', start) - MAX_AROUND);
  const close = text.indexOf('}', end);
  const to = Math.min(close === -1 ? text.length : close, end + MAX_AROUND);
  return ofBlock(text.slice(from + 1, to));
}

function comesFrom(block: readonly string[], { lines }: Left): boolean {
  const to = block.filter((line) => line.startsWith('forward '));
  return to.length > 0 && to.every((line) => lines.has(line)) && isMostlyIn(block, lines);
}

/** A Corefile that goes, and comes again in a text that is not read without the guard that it had. */
function* outOfSight({ head, base, now, then }: Sides, changed: readonly string[]): Iterable<MovedText> {
  const stays = new Set(coreDnsServers(head).map(workloadNameOf));
  const gone = coreDnsServers(base).filter((one) => !stays.has(workloadNameOf(one)) && someGuarded(one.config.blocks));
  const blocks = once(() =>
    gone
      .flatMap(({ config }) => config.blocks)
      .slice(0, MAX_GONE)
      .map(linesOf),
  );
  for (const path of gone.length === 0 ? [] : changed) {
    const word = then.forwardsIn(path) ? undefined : now.bareForwardIn(path);
    if (word === undefined) continue;
    const lines = new Set(trimmed(now.textOf(path) ?? ''));
    if (blocks().some((block) => block.length >= MIN_LINES && isMostlyIn(block, lines)))
      yield { kind: 'unread guard', path, word };
  }
}

/** A guard that goes from a text that was not read, of which the other lines come again where they are. */
function* intoSight({ head, base }: Sides, left: readonly Left[]): Iterable<MovedText> {
  if (left.length === 0) return;
  const known = coreDnsServers(base).filter(({ config }) => config.blocks.some(forwards));
  const names = new Set(known.map(workloadNameOf));
  for (const server of coreDnsServers(head)) {
    const { blocks } = server.config;
    if (names.has(workloadNameOf(server)) || someGuarded(blocks) || blocks.some(mayBringGuard)) continue;
    const came = blocks.find((block) => {
      const lines = forwards(block) && head.lookups.changed?.has(block.at.file.path) === true ? linesOf(block) : [];
      return left.some((one) => comesFrom(lines, one));
    });
    if (came !== undefined) yield { kind: 'unread loss', path: came.at.file.path, word: came.at.span };
  }
}

const [MAX_GONE, MIN_LINES, ALIKE] = [50, 3, 0.7];
const MAX_AROUND = 2000;

function isMostlyIn(block: readonly string[], lines: ReadonlySet<string>): boolean {
  return block.filter((line) => lines.has(line)).length > ALIKE * block.length;
}

function linesOf({ extent: { file, span } }: ServerBlock): readonly string[] {
  return ofBlock(file.text.slice(span.start, span.end));
}

function ofBlock(text: string): readonly string[] {
  return trimmed(text).filter((line) => line !== '' && line !== '}' && line !== 'loop');
}

function trimmed(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}
