import { describe, expect, it } from "vitest";
import { CARDS } from "./data";
import { holds, Plan } from "./hexes";
import { cityOf, landOf, wildOf } from "./land";
import { PIECES } from "./pieces";
import { SCENES } from "./scenes";
import type { Space } from "./view";

const row = (...terrains: [string, number][]): Space[] => terrains.map(([terrain, value], q) => ({ q, r: 0, tile: "B", terrain, value, number: 0, steps: 0 }));
const count = (drawing: string, piece: string) => drawing.match(new RegExp(`<use href="#${piece}`, "g"))?.length ?? 0;

describe("land", () => {
  it("has more plants the more a hex costs", () => {
    const plants = [1, 2, 3].map((value) => count(landOf(row(["jungle", value]), new Plan(0)), "(thin|thick|dense|palm|fern|flowers)"));
    expect(plants[0]).toBeLessThan(plants[1]!);
    expect(plants[1]).toBeLessThan(plants[2]!);
  });

  it("lets a river flow from hex to hex, and a lake lie still", () => {
    const joined = (board: Space[]) =>
      /stroke="#4a9fbd"/.test(landOf(board, new Plan(0))) && /d="[^"]*Q[^"]*" fill="none" stroke="#4a9fbd"/.test(landOf(board, new Plan(0)));
    expect(joined(row(["river", 1], ["river", 1]))).toBe(true);
    expect(joined(row(["river", 1], ["village", 1], ["river", 1]))).toBe(false);
  });

  it("uses nothing that is not drawn, whatever the turn", () => {
    const board = row(["start", 0], ["jungle", 3], ["river", 2], ["village", 4], ["rubble", 2], ["camp", 2], ["mountain", 0]);
    for (let turns = 0; turns < 12; turns++) {
      const drawing = landOf(board, new Plan(turns)) + wildOf() + cityOf();
      for (const [, name] of drawing.matchAll(/<use href="#([a-z0-9]+)"/g)) expect(PIECES).toHaveProperty(name!);
      expect(drawing).not.toMatch(/NaN|undefined/);
    }
  });

  it("has a picture for every card", () => {
    expect(Object.keys(SCENES).sort()).toEqual(Object.keys(CARDS).sort());
  });
});

it("a box holds what lies in it", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(holds(box, { x: 1, y: 1, width: 9, height: 9 })).toBe(true);
  expect(holds(box, { x: 1, y: 1, width: 10, height: 1 })).toBe(false);
});
