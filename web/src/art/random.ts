/** Chance that comes out the same every time: what is drawn from a seed keeps its stones. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Numbers in, one of 32 bits out, that looks like none of them; they are rounded, so that a place has one however it was reckoned. */
export function hash(...numbers: readonly number[]): number {
  let mixed = 2166136261;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ Math.imul(Math.round(number), 374761393), 16777619);
    mixed ^= mixed >>> 13;
  }
  return mixed >>> 0;
}

/** A coordinate as it is written into a path. */
export const short = (number: number): number => Math.round(number * 10) / 10;
