import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { curve, drawn, middle } from "./land";
import { layoutOf } from "./layout";
import { stretchesOf, trailsOf } from "./trail";
import { valleyOf } from "./valley";

const entry = (number: number, seat: number, kind: string, space?: string): LogEntry => ({ number, seat, move: { kind, ...(space && { space }) }, told: [] });

test("the last journeys, the newest first, each from where the one before ended", () => {
  const log = [entry(0, 0, "go", "road_9"), entry(1, 0, "load"), entry(2, 1, "go", "house_blue"), entry(3, 0, "go", "city_a")];
  expect(trailsOf(log, 2)).toEqual([
    { number: 3, seat: 0, from: "road_9", to: "city_a" },
    { number: 2, seat: 1, from: "harbour_city", to: "house_blue" },
  ]);
});

test("a way is drawn on the very line of its road, there and back", () => {
  const valley = valleyOf({ map: null });
  const layout = layoutOf(valley, false);
  const there = stretchesOf(valley, layout, "city_a", "harbour_city");
  expect(drawn(there)).toBe(curve(layout.roads[valley.roads.findIndex((road) => road.includes("road_9"))]!));
  const back = stretchesOf(valley, layout, "harbour_city", "city_a");
  expect(back.map((bend) => bend.toReversed()).toReversed()).toEqual(there);
  expect(Math.abs(middle(back[0]!).angle - middle(there.at(-1)!).angle)).toBeCloseTo(180);
});
