import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { signsOf } from "./deed";
import { valleyOf } from "./valley";

const signs = (move: LogEntry["move"], told: LogEntry["told"] = []) => signsOf({ number: 1, seat: 0, move, told, time: 0 } as LogEntry, valleyOf({}));

it("a gem goes to who wants it, or else onto the tool", () => {
  const load = { kind: "load", gem: "ruby", item: "cart" };
  expect(signs(load, [{ tale: "sought", space: "house_red", points: 5 }])).toEqual([["gem", "ruby"], ["to"], ["crest", "red"], ["points", "+5"]]);
  expect(signs(load)).toEqual([["gem", "ruby"], ["to"], ["item", "cart"]]);
});

it("a delivery brings its points, those of a first craftsman, of a workshop and of a bonus tile", () => {
  const told = [
    { tale: "points", seat: 0, points: 5 },
    { tale: "craftsman", seat: 0, colour: "red", points: 10 },
    { tale: "workshop", seat: 0, colour: "white" },
    { tale: "bonus", seat: 0 },
  ];
  const brought = ["+5", "+10", "+15", "+10"].map((n) => ["points", n]);
  expect(signs({ kind: "deliver", wants: "ruby", slot: 1 }, told)).toEqual([["gem", "ruby"], ["to"], ["crest", "red"], ...brought]);
  expect(signs({ kind: "deliver", wants: "coin", slot: 1 })[0]).toEqual(["coin"]);
});

it("what is bought, and what ends nothing", () => {
  expect(signs({ kind: "buy_item", item: "pick", side: "left" })).toEqual([["gem", "gold"], ["to"], ["item", "pick"]]);
  expect(signs({ kind: "buy_commission", wants: "ruby", side: "left" })).toEqual([["coin"], ["to"], ["order", "ruby"]]);
  expect(signs({ kind: "stop" })).toEqual([]);
});
