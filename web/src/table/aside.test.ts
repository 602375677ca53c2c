import { expect, test } from "vitest";
import { aside } from "./aside";

const room = { width: 1000, height: 800 };
const card = { width: 600, height: 400 };
const spot = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

test("a card stands low, unless the place that it tells of is there", () => {
  expect(aside(room, card, [])).toBe("bottom");
  expect(aside(room, card, [spot(450, 100)])).toBe("bottom");
  expect(aside(room, card, [spot(450, 600)])).toBe("top");
});

test("between places above and below it stands beside them", () => {
  expect(aside(room, card, [spot(850, 50), spot(850, 650)])).toBe("bottom");
  expect(aside(room, card, [spot(650, 50), spot(650, 350), spot(650, 650)])).toBe("left");
  expect(aside(room, card, [spot(250, 50), spot(250, 350), spot(250, 650)])).toBe("right");
});
