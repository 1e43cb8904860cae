/** Numbers that a seed decides, the same on every machine (mulberry32). */
export interface Random {
  /** From 0 up to and without `below`. */
  readonly under: (below: number) => number;
  readonly one: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const under = (below: number): number => Math.floor(next() * below);
  return {
    under,
    one: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('there is nothing to choose from');
      return list[under(list.length)] as T;
    },
    chance: (share) => next() < share,
  };
}
