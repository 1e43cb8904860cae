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
  const bound = new Set(after.flatMap(({ bind, keys }) => (bind.length === 0 ? [] : keys.map(({ zone }) => zone))));
  const listeners = new Map<string, Listener>();
  const at = ({ transport, port, zone }: ServerKey): Listener =>
    getOrInsert(listeners, `${transport} ${port} ${zone}`, () => ({ olds: [], news: [] }));
  for (const block of before) for (const key of block.keys) addOnce(at(key).olds, block);
  for (const block of after) for (const key of block.keys) addOnce(at(key).news, block);
  const moved = movedIn(after, (key) => at(key).olds.length > 0);
  const [viewOf, addressesOf] = [oncePer(viewIn), oncePer(addressesIn)];
  const pairs = oncePer(({ olds, news }: Listener) => byView(olds, news, viewOf));
  const parts = oncePer((listener: Listener) => openParts(listener, addressesOf, viewOf));
  return (old, key) => {
    const listener = at(key);
    const [first] = listener.news;
    if (first === undefined) return moved(key.zone);
    if (!bound.has(key.zone)) return distinctBy(pairs(listener)(old), viewOf);
    const found = parts(listener)(old);
    return found === undefined ? [first] : atEachAddress(found(old), addressesOf);
  };
}

type Pairing = (old: ServerBlock) => readonly ServerBlock[];

/** By the addresses of a block: the pairing among those that share one with it. Without `bind` a block is at all. */
function openParts(
  { olds, news }: Listener,
  addressesOf: AddressesOf,
  viewOf: (block: ServerBlock) => string,
): (old: ServerBlock) => Pairing | undefined {
  const [before, after] = [openBeside(olds, addressesOf), openBeside(news, addressesOf)];
  const known = new Map<string, Pairing | undefined>();
  return (old) => {
    const own = addressesOf(old);
    return getOrInsert(known, own.join(' '), () => {
      const heirs = after(own);
      return heirs.length === 0 ? undefined : byView(before(own), heirs, viewOf);
    });
  };
}

function openBeside(
  blocks: readonly ServerBlock[],
  addressesOf: AddressesOf,
): (own: readonly string[]) => readonly ServerBlock[] {
  const places = new Map(blocks.map((block, place) => [block, place]));
  const atAddress = new Map<string, ServerBlock[]>();
  for (const block of blocks) {
    const own = addressesOf(block);
    for (const address of own.length === 0 ? [''] : own) append(atAddress, address, block);
  }
  return (own) => {
    if (own.length === 0) return blocks;
    const found = new Set(['', ...own].flatMap((address) => atAddress.get(address) ?? []));
    return [...found].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
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

function viewIn({ views }: ServerBlock): string {
  return JSON.stringify(views.map(({ text }) => text));
}

/** Of blocks at one listener: `view` tells them from each other, and what comes first answers first. */
function byView(
  olds: readonly ServerBlock[],
  news: readonly ServerBlock[],
  viewOf: (block: ServerBlock) => string,
): (old: ServerBlock) => readonly ServerBlock[] {
  if (olds.length < 2 && news.length < 2) return () => news;
  const before = new Set(olds.map(viewOf));
  const ofView = grouped(news, viewOf);
  const places = new Map(news.map((block, place) => [block, place]));
  const added = distinctBy(
    news.filter((block) => !before.has(viewOf(block))),
    viewOf,
  );
  const gone = new Map(olds.filter((block) => !ofView.has(viewOf(block))).map((block, place) => [block, place]));
  const placeOf = (block: ServerBlock | undefined): number => (block && places.get(block)) ?? -1;
  return (old) => {
    const same = ofView.get(viewOf(old));
    if (same !== undefined) {
      const first = old.views.length > 0 ? [] : added.filter((block) => placeOf(block) < placeOf(same[0]));
      return [...first, ...same];
    }
    const next = added[Math.min(gone.get(old) ?? -1, added.length - 1)];
    return next === undefined ? [] : [next];
  };
}

type AddressesOf = (block: ServerBlock) => readonly string[];

function addressesIn({ bind }: ServerBlock): readonly string[] {
  return bind.map(({ value }) => JSON.stringify(value));
}

/** The first of those that share an address: views tell the others from it. */
function atEachAddress(blocks: readonly ServerBlock[], addressesOf: AddressesOf): readonly ServerBlock[] {
  const taken = new Set<string>();
  return blocks.filter((block, index) => {
    const own = addressesOf(block);
    if (index > 0 && (taken.has('') || own.length === 0 || own.some((one) => taken.has(one)))) return false;
    for (const one of own.length === 0 ? [''] : own) taken.add(one);
    return true;
  });
}
