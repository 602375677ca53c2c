import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { broughtFrom } from "./brought";
import { beforeHarvest, bornIn, goesOn, gotIn, isAway } from "./events";

const step = (number: number, seat: number, move: LogEntry["move"], ...told: LogEntry["told"]): LogEntry => ({ number, seat, move, told });
const taken = (goods: Record<string, number>) => ({ tale: "taken", seat: 1, goods });

test("a space tells what its dwarf brought home, up to what somebody else did", () => {
  const log = [
    step(0, 1, { kind: "use", space: "clearing" }, taken({ wood: 2 })),
    step(1, 1, { kind: "part", part: "lay" }),
    step(2, 1, { kind: "lay", tile: "meadow_field", cell: [2, 3], toward: "left" }, taken({ food: 1 })),
    step(3, 0, { kind: "use", space: "supplies" }, taken({ wood: 1 })),
    step(4, 1, { kind: "use", space: "logging" }, taken({ wood: 3 })),
    step(5, 1, { kind: "loot", item: "ore_2" }),
    step(6, 1, { kind: "loot", item: "wood" }),
    step(7, 1, { kind: "exchange" }),
    step(8, 1, { kind: "swap" }, taken({ food: 1 })),
  ];
  expect(Object.fromEntries(broughtFrom(log, 1, "clearing"))).toEqual({ wood: 2, meadow: 1, field: 1, food: 1 });
  expect(Object.fromEntries(broughtFrom(log, 1, "logging"))).toEqual({ wood: 4, ore: 2 });
  expect(broughtFrom(log, 0, "logging")).toEqual([]);
});

test("nobody is home from an expedition before that is told", () => {
  const use = step(0, 1, { kind: "use", space: "adventure" });
  const home = step(2, 1, { kind: "loot", item: "dog" }, { tale: "home", seat: 1, strength: 4 });
  const log = [use, step(1, 1, { kind: "loot", item: "wood" }), home];
  expect(isAway([use], 1, use.number)).toBe(false);
  expect(isAway(log.slice(0, 2), 1, Infinity)).toBe(true);
  expect(isAway(log, 1, use.number)).toBe(true);
  expect(isAway(log, 1, home.number)).toBe(false);
  expect(isAway([step(0, 2, use.move), ...log.slice(0, 2)], 2, Infinity)).toBe(false);
});

test("the harvest is not seen with the move that it comes of", () => {
  const last = step(0, 1, { kind: "lay" }, { tale: "harvest", round: 3 });
  const seen = (phase: string, told: object) => beforeHarvest({ view: { phase }, log: [last], together: [], ...told } as never);
  expect([seen("feeding", { together: [last] }), seen("feeding", { moment: { name: "home", entries: [last] } })]).toEqual([true, true]);
  expect([seen("work", { together: [last] }), seen("feeding", { moment: { name: "harvest", entries: [last] } }), seen("feeding", {})]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a family exchanges and eats in one step, a room is bought in one", () => {
  const goes = (first: string, next: string, seat = 1) => goesOn(step(0, 1, { kind: first }), step(1, seat, { kind: next }));
  expect([goes("swap", "swap"), goes("swap", "feed"), goes("furnish", "install")]).toEqual([true, true, true]);
  expect([goes("feed", "swap"), goes("install", "swap"), goes("swap", "feed", 2)]).toEqual([false, false, false]);
});

test("what is born has a name", () => {
  const born = step(0, 1, { kind: "feed" }, { tale: "born", seat: 1, young: { sheep: 1, boar: 1 } }, { tale: "born", seat: 2, young: { cattle: 1 } });
  expect([bornIn(born), bornIn(born, 2), bornIn(born, 0)]).toEqual([["sheep", "boar"], ["cattle"], []]);
});

test("what somebody gets is told of with what it is good for", () => {
  expect(gotIn(step(0, 1, { kind: "use", space: "logging" }, taken({ wood: 3 })))).toEqual(["wood"]);
  expect(gotIn(step(0, 1, { kind: "lay", tile: "large_pasture" }, taken({ sheep: 1 })))).toEqual(["large_pasture"]);
  expect(gotIn(step(0, 1, { kind: "install", tile: "carpenter" }))).toEqual(["carpenter"]);
});
