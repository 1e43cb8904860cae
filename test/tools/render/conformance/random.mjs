/** Choices that a seed repeats. */
export function random(seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count) => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    pick: (...list) => list[below(list.length)],
    some: (list, share = 0.5) => list.filter(() => next() < share),
  };
}
