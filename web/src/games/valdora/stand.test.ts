import { describe, expect, it } from "vitest";
import { bends, middle } from "./land";
import { layoutOf, onTheRight } from "./layout";
import { hungOf, readIn, standsOf } from "./stand";
import { isCity, purposeOf, valleyOf } from "./valley";

const valley = valleyOf({});
const FIGURE = { false: 1.35, true: 1.5 };

describe.each([false, true])("travellers, upright: %s", (upright) => {
  const layout = layoutOf(valley, upright);
  const stands = (spaces: readonly string[]) => standsOf(layout, spaces, FIGURE[`${upright}`]);
  const far = ([x, y]: readonly number[], [otherX, otherY]: readonly number[]) => Math.hypot(x! - otherX!, y! - otherY!);

  it.each(Object.keys(layout.places))("several at %s are nearer to it than to any other place, inside the land", (space) => {
    const [x, y] = layout.places[space]!;
    for (const [across, down] of stands(Array.from({ length: 4 }, () => space))) {
      const spot = [x + across, y + down];
      const others = Object.entries(layout.places).filter(([other]) => other !== space);
      expect(Math.min(...others.map(([, other]) => far(spot, other)))).toBeGreaterThan(far(spot, [x, y]));
      expect(spot[0]).toBeGreaterThan(layout.box.x);
      expect(spot[0]).toBeLessThan(layout.box.x + layout.box.width);
    }
  });

  it.each(Object.keys(layout.places))("two at %s stand beside it or on a road that leads there", (space) => {
    const [x, y] = layout.places[space]!;
    const [wide, high] = isCity(space) ? [54, 42] : [46, 26];
    const roads = layout.roads.filter((road) => road.includes(layout.places[space]!)).flatMap(bends);
    for (const [across, down] of stands([space, space])) {
      const ground = Math.hypot(across / wide!, down / high!) / layout.size;
      const road = Math.min(...roads.flatMap((bend) => [bend[0], middle(bend).at, bend[3]]).map((at) => far(at, [x + across, y + down])));
      expect(ground < 2.1 || road < 30).toBe(true);
    }
  });

  it.each(Object.keys(layout.places))("two at %s leave books, letters, gems and numbers to be read", (space) => {
    const size = FIGURE[`${upright}`];
    const [x, y] = layout.places[space]!;
    const around = ([x, y]: readonly number[], area: readonly number[], size = 1) => area.map((side, i) => side * size + (i % 2 ? y! : x!));
    const signs = Object.entries(layout.places).map(([other, at]) => around(at, readIn(other, onTheRight(layout, other)), layout.size));
    const books = Object.values(layout.books).map((at) => around(at, [-74, -50, 74, 56]));
    const [wide, high] = [0, 1].map(
      (k) => (one: number[], other: number[]) => Math.max(0, Math.min(one[k + 2]!, other[k + 2]!) - Math.max(one[k]!, other[k]!)),
    );
    const part = (one: number[], other: number[]) => (wide!(one, other) * high!(one, other)) / (wide!(other, other) * high!(other, other));
    for (const [across, down] of stands([space, space])) {
      const figure = around([x + across, y + down], [-17, -54, 17, 6], size);
      expect(Math.max(...books.map((book) => part(figure, book)))).toBeLessThan(0.1);
      expect(Math.max(...signs.map((sign) => part(figure, sign)))).toBeLessThan(upright ? 0.35 : 0.25);
    }
  });

  it.each(Object.keys(layout.places))("at %s nobody stands where somebody else does", (space) => {
    const spots = stands(Array.from({ length: 5 }, () => space));
    for (const [i, spot] of spots.entries()) for (const other of spots.slice(0, i)) expect(far(spot, other)).toBeGreaterThan(20);
  });

  it.each(Object.keys(layout.places).filter((space) => purposeOf(space) === "house"))(
    "what is wanted at %s hides little of books and gems, and nothing of its crest",
    (space) => {
      const around = ([x, y]: readonly number[], area: readonly number[], size: number) => area.map((side, i) => side * size + (i % 2 ? y! : x!));
      const tags = around(layout.places[space]!, hungOf(layout)[space]!, layout.size);
      const hidden = (other: number[]) =>
        [0, 1].reduce((all, k) => all * Math.max(0, Math.min(tags[k + 2]!, other[k + 2]!) - Math.max(tags[k]!, other[k]!)), 1);
      expect(hidden(around(layout.places[space]!, readIn(space, false), layout.size))).toBe(0);
      for (const [other, at] of Object.entries(layout.places))
        expect(hidden(around(at, readIn(other, onTheRight(layout, other)), layout.size))).toBeLessThan(700);
      for (const book of Object.values(layout.books)) expect(hidden(around(book, [-74, -50, 74, 58], 1))).toBe(0);
    },
  );

  it("who is alone is seldom near another place", () => {
    const near = Object.entries(layout.places).filter(([space, [x, y]]) => {
      const [across, down] = stands([space])[0]!;
      const others = Object.entries(layout.places).filter(([other]) => other !== space);
      return Math.min(...others.map(([, other]) => far([x + across, y + down], other))) < 1.5 * Math.hypot(across, down);
    });
    expect(near.length).toBeLessThan(5);
  });

  it("nobody moves when somebody comes who is seated behind them", () => {
    const [first, second] = stands(["road_9", "road_9", "city_a"]);
    expect(stands(["road_9", "road_9", "road_9"]).slice(0, 2)).toEqual([first, second]);
  });
});
