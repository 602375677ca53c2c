import { expect, test } from "vitest";
import { aside, hides } from "./aside";

const room = { width: 1000, height: 800 };
const card = { width: 600, height: 400 };
const spot = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

test("a card stands low, unless the place that it tells of is there", () => {
  expect(aside(room, card, [])).toBe("end center");
  expect(aside(room, card, [spot(450, 100)])).toBe("end center");
  expect(aside(room, card, [spot(450, 600)])).toBe("start center");
});

test("between places above and below it stands beside them, or in the corner that is left", () => {
  expect(aside(room, card, [spot(850, 50), spot(850, 650)])).toBe("end center");
  expect(aside(room, card, [spot(650, 50), spot(650, 350), spot(650, 650)])).toBe("center start");
  expect(aside(room, card, [spot(250, 50), spot(250, 350), spot(250, 650)])).toBe("center end");
  expect(aside(room, card, [spot(650, 650), spot(450, 650), spot(250, 250), spot(850, 450)])).toBe("start end");
});

test("what it hides all the same is known, so that it can make itself smaller", () => {
  expect(hides("end center", room, card, [])).toBe(0);
  expect(hides("end center", room, card, [spot(450, 100), spot(450, 600)])).toBe(0.5);
});
