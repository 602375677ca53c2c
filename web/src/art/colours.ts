/** Colours written like `#a1b2c3`. */
const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour between two. */
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
