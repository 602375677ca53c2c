import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { deedsOf, journeySigns, untilPoints } from "./deed";
import { valleyOf } from "./valley";

const step = (move: LogEntry["move"], told: LogEntry["told"] = []) => ({ number: 1, seat: 0, move, told, time: 0 }) as LogEntry;
const signs = (...of: Parameters<typeof step>) => deedsOf([step(...of)], valleyOf({}));

it("the cart's fee is paid, and a gem goes onto it: no crest and no points before it is delivered, whoever wants it", () => {
  const load = { kind: "load", gem: "ruby", item: "cart" };
  const loaded = [["coin", "2"], ["then"], ["gem", "ruby"], ["to"], ["item", "cart"]];
  expect(signs(load)).toEqual(loaded);
  expect(signs(load, [{ tale: "sought", space: "house_red", points: 5 }])).toEqual(loaded);
});

it("a turn that is told whole shows all its deeds in order, and nothing for a step without one", () => {
  const moves = [{ kind: "go", space: "city_1" }, { kind: "load", gem: "ruby", item: "cart" }, { kind: "stop" }, { kind: "provisions" }];
  const whole = [["coin", "2"], ["then"], ["gem", "ruby"], ["to"], ["item", "cart"], ["then"], ["to"], ["food"]];
  expect(
    deedsOf(
      moves.map((move) => step(move)),
      valleyOf({}),
    ),
  ).toEqual(whole);
});

it("a delivery brings its points, those of a first craftsman and of a workshop, with what they are for, and of a bonus tile", () => {
  const told = [
    { tale: "points", seat: 0, points: 5 },
    { tale: "craftsman", seat: 0, colour: "red", points: 10 },
    { tale: "workshop", seat: 0, colour: "white" },
    { tale: "bonus", seat: 0 },
  ];
  const brought = [
    ["points", "+5"],
    ["craftsman", "red"],
    ["points", "+10"],
    ["workshop", "white"],
    ["points", "+15"],
    ["points", "+10"],
  ];
  expect(signs({ kind: "deliver", wants: "ruby", slot: 1 }, told)).toEqual([["gem", "ruby"], ["to"], ["crest", "red"], ...brought]);
  expect(signs({ kind: "deliver", wants: "coin", slot: 1 })[0]).toEqual(["coin"]);
});

it("what is done is there at once, and its points when they have come", () => {
  expect(untilPoints(signs({ kind: "deliver", wants: "ruby", slot: 1 }))).toEqual([["gem", "ruby"], ["to"], ["crest", "red"]]);
  const bought = signs({ kind: "buy_item", item: "pick", side: "left" });
  expect(untilPoints(bought)).toEqual(bought);
});

it("what is bought, and what ends nothing", () => {
  expect(signs({ kind: "buy_item", item: "pick", side: "left" })).toEqual([["gem", "gold"], ["to"], ["item", "pick"]]);
  expect(signs({ kind: "buy_commission", wants: "ruby", side: "left" })).toEqual([["coin"], ["to"], ["order", "ruby"]]);
  expect(signs({ kind: "stop" })).toEqual([]);
});

it("a journey shows its price and what can be had for it, or only what is looked for", () => {
  const effects = { costs: { coin: 2, provisions: 1 }, offers: { gold: 1, ruby: 1 } };
  const price = [["coin", "−2"], ["food"]];
  expect(journeySigns(effects, () => true)).toEqual([...price, ["to"], ["gem", "gold"], ["gem", "ruby"]]);
  expect(journeySigns(effects, (thing) => thing === "ruby")).toEqual([...price, ["to"], ["gem", "ruby"]]);
  expect(journeySigns(effects, () => false)).toEqual(price);
  expect(journeySigns({ brings: { coin: 4 } }, () => true)).toEqual([["coin", "+4"]]);
  const most = { offers: { points: 5, bonus: 1, commission: 1, shovel: 1 } };
  expect(journeySigns(most, () => true)).toEqual([["points", "+5"], ["points", "+10"], ["commission"], ["item", "shovel"]]);
});
