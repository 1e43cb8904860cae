/** Which blocks of the head answer at a listener what a block of the base answered there. */
import type { ServerBlock, ServerKey } from '../../../core/facts/server-config.ts';
import { append, distinctBy, grouped } from '../../../core/text/append.ts';
import { getOrInsert, oncePer } from '../../../core/text/once.ts';

export type Successors = (old: ServerBlock, key: ServerKey) => readonly ServerBlock[];

interface Listener {
  readonly olds: ServerBlock[];
  readonly news: ServerBlock[];
}

/** A block beside the guarded one, on another port, was never guarded. */
export function openSuccessors(before: readonly ServerBlock[], after: readonly ServerBlock[]): Successors {
  const listeners = new Map<string, Listener>();
  const at = ({ transport, port, zone }: ServerKey): Listener =>
    getOrInsert(listeners, `${transport} ${port} ${zone}`, () => ({ olds: [], news: [] }));
  for (const block of before) for (const key of block.keys) addOnce(at(key).olds, block);
  for (const block of after) for (const key of block.keys) addOnce(at(key).news, block);
  const moved = movedIn(after, (key) => at(key).olds.length > 0);
  const claimOf = oncePer(claimIn);
  const pairs = oncePer((listener: Listener) => pairing(listener, claimOf));
  return (old, key) => {
    const listener = at(key);
    return listener.news.length === 0 ? moved(key.zone) : pairs(listener)(old);
  };
}

function addOnce(list: ServerBlock[], block: ServerBlock): void {
  if (list.at(-1) !== block) list.push(block);
}

/** By zone, the first block that has it at listeners alone where the base had none. */
function movedIn(
  after: readonly ServerBlock[],
  isKnown: (key: ServerKey) => boolean,
): (zone: string) => readonly ServerBlock[] {
  const ofZone = new Map<string, ServerBlock[]>();
  const known = new Map<string, Set<ServerBlock>>();
  for (const block of after)
    for (const key of block.keys) {
      append(ofZone, key.zone, block);
      if (isKnown(key)) getOrInsert(known, key.zone, () => new Set()).add(block);
    }
  const first = oncePer((zone: string) => ofZone.get(zone)?.find((block) => known.get(zone)?.has(block) !== true));
  return (zone) => {
    const found = first(zone);
    return found === undefined ? [] : [found];
  };
}

/** What tells blocks of one listener from each other; of several alike the first answers. */
function claimIn({ views, bind }: ServerBlock): string {
  return JSON.stringify([views.map(({ text }) => text), bind.map(({ value }) => value)]);
}

/** One that is gone is what comes; of several each is the one in its place. */
function pairing({ olds, news }: Listener, claimOf: (block: ServerBlock) => string) {
  const before = new Set(olds.map(claimOf));
  const known = grouped(news, claimOf);
  const places = new Map(news.map((block, place) => [block, place]));
  const isNew = (block: ServerBlock): boolean => !before.has(claimOf(block));
  const added = distinctBy(news.filter(isNew), claimOf);
  const gone = new Map(olds.filter((block) => !known.has(claimOf(block))).map((block, place) => [block, place]));
  const addedAt = new Map<string, ServerBlock[]>();
  for (const block of added) for (const address of addressesIn(block)) append(addedAt, address, block);
  const besides = (old: ServerBlock): readonly ServerBlock[] =>
    old.bind.length === 0 ? added : ['', ...addressesIn(old)].flatMap((address) => addedAt.get(address) ?? []);
  return (old: ServerBlock): readonly ServerBlock[] => {
    const [same] = known.get(claimOf(old)) ?? [];
    if (same === undefined)
      return gone.size === 1 ? added : added.slice(Math.min(gone.get(old) ?? 0, added.length - 1)).slice(0, 1);
    const place = places.get(same) ?? 0;
    // What comes first answers first.
    const first = old.views.length > 0 ? [] : besides(old).filter((block) => (places.get(block) ?? place) < place);
    return [...first, same];
  };
}

/** Without `bind` a block is at all. */
function addressesIn({ bind }: ServerBlock): readonly string[] {
  return bind.length === 0 ? [''] : bind.map(({ value }) => JSON.stringify(value));
}
