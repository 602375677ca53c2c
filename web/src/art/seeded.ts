/** Chance that falls the same way whenever it is asked with the same seed: a drawing looks alike at every visit. */

export function hash(...numbers: readonly number[]): number {
  let mixed = 2166136261;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ Math.imul(Math.round(number), 374761393), 16777619);
    mixed ^= mixed >>> 13;
  }
  return mixed >>> 0;
}

/** Numbers from 0 to 1, one after the other. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as short as a drawing needs it. */
export const short = (number: number): number => Math.round(number * 10) / 10;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, both written like `#a1b2c3`. */
export function mix(one: string, other: string, part: number): string {
  const to = channels(other);
  return `#${channels(one)
    .map((value, i) =>
      Math.round(value + (to[i]! - value) * part)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
