import { describe, expect, it } from "vitest";
import { AROUND, Plan, planOf, RADIUS } from "./hexes";
import type { Space } from "./view";

describe("plan", () => {
  it("keeps neighbours at one distance, whatever the turn", () => {
    for (let turns = 0; turns < 12; turns++) {
      const plan = new Plan(turns);
      for (const cell of AROUND) {
        const [x, y] = plan.at(cell);
        expect(Math.hypot(x, y)).toBeCloseTo(RADIUS * Math.sqrt(3));
        const [[ax, ay], [bx, by]] = plan.edge([0, 0], cell);
        expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(RADIUS);
        expect(Math.hypot(ax, ay)).toBeCloseTo(RADIUS);
      }
    }
  });

  it("lays a long route along the longer side", () => {
    const board = Array.from({ length: 9 }, (_, q): Space => ({
      q,
      r: 0,
      tile: q < 8 ? "B" : "",
      terrain: q ? "jungle" : "start",
      value: 1,
      number: 0,
      steps: 8 - q,
    }));
    const run = (width: number, height: number) => planOf(board, width, height).at([8, 0]);
    expect(run(900, 400)[0]).toBeGreaterThan(8 * RADIUS);
    expect(run(300, 700)[1]).toBeLessThan(-8 * RADIUS);
  });
});
