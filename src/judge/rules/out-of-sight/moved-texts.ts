/** Corefiles that go from where they are read to where they are not, or back, and lose their guard on the way. */
import type { ServerBlock } from '../../../core/facts/server-config.ts';
import { distinctBy } from '../../../core/text/append.ts';
import type { Span } from '../../../core/text/location.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { coreDnsServers, forwards, mayBringGuard, someGuarded, workloadNameOf } from '../blocks.ts';

export interface MovedText {
  /** A server's, or that of a text that was not read. */
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

/** `changed`: files that may configure something. What has lost a guard comes again, as its other lines tell. */
export function movedTexts(sides: Sides, changed: readonly string[]): readonly MovedText[] {
  const { now, then } = sides;
  const left = guardsLeft(sides, changed);
  const all = [...serversLeft(sides), ...left];
  const unread = (all.length === 0 ? [] : changed).flatMap((path): readonly MovedText[] => {
    const word = then.forwardsIn(path) ? undefined : now.bareForwardIn(path);
    const block = word === undefined ? [] : blockAround(now.textOf(path) ?? '', word);
    const from = all.find((one) => one.path !== path && comesFrom(block, one));
    return word === undefined || from === undefined ? [] : [{ kind: from.kind, path, word }];
  });
  return distinctBy([...unread, ...intoSight(sides, left)], ({ path }) => path);
}

interface Left extends Pick<MovedText, 'kind' | 'path'> {
  readonly lines: ReadonlySet<string>;
}

/** Texts that were not read, and have fewer guards now; none where as many come elsewhere. */
function guardsLeft({ now, then }: Sides, changed: readonly string[]): readonly Left[] {
  const lost = changed.map((path) => ({ path, count: then.guardsIn(path) - now.guardsIn(path) }));
  if (lost.reduce((sum, { count }) => sum + count, 0) <= 0) return [];
  const left = lost.filter(({ count }) => count > 0).slice(0, MAX_GONE);
  return left.map(({ path }) => ({ kind: 'unread loss', path, lines: new Set(trimmed(then.textOf(path) ?? '')) }));
}

/** Blocks of guarded servers that are gone. */
function serversLeft({ head, base }: Sides): readonly Left[] {
  const stays = new Set(coreDnsServers(head).map(workloadNameOf));
  return coreDnsServers(base)
    .filter((one) => !stays.has(workloadNameOf(one)) && someGuarded(one.config.blocks))
    .flatMap(({ config }) => config.blocks)
    .slice(0, MAX_GONE)
    .map((block) => ({ kind: 'unread guard', path: '', lines: new Set(linesOf(block)) }));
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
  const isAlike = block.filter((line) => lines.has(line)).length > ALIKE * block.length;
  return to.length > 0 && to.every((line) => lines.has(line)) && isAlike;
}

/** A server without a guard, where its lines are those of a text that was not read. */
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

const [MAX_GONE, ALIKE] = [50, 0.7];
const MAX_AROUND = 2000;

function linesOf({ extent: { file, span } }: ServerBlock): readonly string[] {
  return ofBlock(file.text.slice(span.start, span.end));
}

function ofBlock(text: string): readonly string[] {
  return trimmed(text).filter((line) => line !== '' && line !== '}' && line !== 'loop');
}

function trimmed(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}
