import { describe, expect, it } from "vitest";
import { openings } from "./cards";
import { CARDS, type Side } from "./data";
import { hook, outline, rails, scree } from "./tunnels";

const TUNNELS = Object.keys(CARDS).filter((card) => CARDS[card]!.open.length);
/** Where an opening meets the edge of its card. */
const ENDS: Record<Side, string[]> = { N: ["24 0", "74 0"], S: ["24 116", "74 116"], W: ["0 36", "0 84"], E: ["98 36", "98 84"] };

describe("tunnels", () => {
  it.each(TUNNELS)("meet their neighbours without a seam: %s", (card) => {
    for (const seed of [1, 2, 3])
      for (const turned of [false, true]) {
        const sides = openings(card, turned);
        const corners = outline(sides, CARDS[card]!.dead, seed).split(/[MLZ]/);
        for (const side of ["N", "E", "S", "W"] as const) for (const end of ENDS[side]) expect(corners.includes(end)).toBe(sides.includes(side));
      }
  });

  it("lead their rails to every opening", () => {
    const edges: Record<Side, [number, number]> = { N: [1, -2], S: [1, 118], W: [0, -2], E: [0, 100] };
    for (const card of TUNNELS) {
      const points = rails(openings(card), CARDS[card]!.dead)
        .rails.split(/[ML]/)
        .map((point) => point.split(" ").map(Number));
      for (const side of openings(card)) {
        const [axis, edge] = edges[side];
        expect(points.some((point) => Math.abs(point[axis]! - edge) < 0.5)).toBe(true);
      }
    }
  });

  it("keep their stones, and differ from cell to cell", () => {
    expect(scree(false, 5)).toEqual(scree(false, 5));
    expect(outline(["E", "W"], false, 5)).not.toEqual(outline(["E", "W"], false, 6));
  });

  it("have their lanterns on a wall", () => {
    expect(hook(["E", "W"])).toEqual([49, 29]);
    expect(hook(["N", "S", "E"])).toEqual([24, 58]);
  });
});
