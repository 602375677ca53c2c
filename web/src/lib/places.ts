/** Places on a grid, as facts that texts make names of. */

/** How far a cell is from the first one, and which way; the same as `way_to` in `filone.kernel.sentences`. */
export function wayTo(name: string, cell: unknown): Record<string, string | number> {
  if (!Array.isArray(cell) || cell.length !== 2 || !cell.every((one) => typeof one === "number")) return {};
  const [x, y] = cell as [number, number];
  return {
    [`${name}_x`]: Math.abs(x),
    [`${name}_across`]: x < 0 ? "left" : x ? "right" : "no",
    [`${name}_y`]: Math.abs(y),
    [`${name}_down`]: y < 0 ? "up" : y ? "down" : "no",
  };
}
