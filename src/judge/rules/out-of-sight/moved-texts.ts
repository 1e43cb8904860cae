/** Corefiles that go from where they are read to where they are not, or back, and lose their guard on the way. */
import type { ServerBlock } from '../../../core/facts/server-config.ts';
import { distinctBy } from '../../../core/text/append.ts';
import type { Span } from '../../../core/text/location.ts';
import { once } from '../../../core/text/once.ts';
import type { Snapshot, Unread } from '../../snapshot.ts';
import { coreDnsServers, forwards, isGuarded, mayBringGuard, workloadNameOf } from '../blocks.ts';

export interface MovedText {
  readonly kind: 'unread guard' | 'unread loss';
  readonly path: string;
  readonly word: Span;
}

interface Sides {
  readonly head: Snapshot;
  readonly base: Snapshot;
  readonly now: Unread;
  readonly then: Unread;
}

/** `changed`: files that may configure something. */
export function movedTexts(sides: Sides, changed: readonly string[]): readonly MovedText[] {
  return distinctBy([...outOfSight(sides, changed), ...intoSight(sides, changed)], ({ path }) => path);
}

/** A Corefile that goes, and comes again in a text that is not read without the guard that it had. */
function* outOfSight({ head, base, now, then }: Sides, changed: readonly string[]): Iterable<MovedText> {
  const stays = new Set(coreDnsServers(head).map(workloadNameOf));
  const gone = coreDnsServers(base).filter((one) => !stays.has(workloadNameOf(one)) && isGuarded(one.config.blocks));
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
function* intoSight({ head, base, now, then }: Sides, changed: readonly string[]): Iterable<MovedText> {
  const lost = changed.map((path) => ({ path, count: then.guardsIn(path) - now.guardsIn(path) }));
  if (lost.reduce((sum, { count }) => sum + count, 0) <= 0) return;
  const left = lost.filter(({ count }) => count > 0).slice(0, MAX_GONE);
  const texts = left.map(({ path }) => new Set(trimmed(then.textOf(path) ?? '')));
  const known = coreDnsServers(base).filter(({ config }) => config.blocks.some(forwards));
  const names = new Set(known.map(workloadNameOf));
  for (const server of coreDnsServers(head)) {
    const { blocks } = server.config;
    if (names.has(workloadNameOf(server)) || isGuarded(blocks) || blocks.some(mayBringGuard)) continue;
    const came = blocks.find((block) => {
      const lines = forwards(block) && head.changed?.has(block.at.file.path) === true ? linesOf(block) : [];
      const to = lines.filter((line) => line.startsWith('forward '));
      return to.length > 0 && texts.some((all) => to.every((line) => all.has(line)) && isMostlyIn(lines, all));
    });
    if (came !== undefined) yield { kind: 'unread loss', path: came.at.file.path, word: came.at.span };
  }
}

const [MAX_GONE, MIN_LINES, ALIKE] = [50, 3, 0.7];

function isMostlyIn(block: readonly string[], lines: ReadonlySet<string>): boolean {
  return block.filter((line) => lines.has(line)).length > ALIKE * block.length;
}

function linesOf({ extent: { file, span } }: ServerBlock): readonly string[] {
  return trimmed(file.text.slice(span.start, span.end)).filter(
    (line) => line !== '' && line !== '}' && line !== 'loop',
  );
}

function trimmed(text: string): readonly string[] {
  return text.split('\n').map((line) => line.trim());
}
