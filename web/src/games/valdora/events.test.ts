import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { freight, goesOn } from "./events";
import { moments } from "./moments";
import type { ValdoraView } from "./view";

const step = (move: LogEntry["move"], ...told: LogEntry["told"]): LogEntry => ({ number: 0, seat: 1, move, told });
const told = (entry: LogEntry, paged = false, together = [entry]) =>
  freight(entry, { view: { options: { map: null }, action: { paged } } as unknown as ValdoraView, together });
const things = (entry: LogEntry, paged = false) => told(entry, paged).map(({ thing, from, to }) => `${thing}: ${from} to ${to}`);

test("a delivery is seen one thing after the other: gems, the commission with its points, craftsman, bonus", () => {
  const brought = [
    { tale: "points", seat: 1, points: 5 },
    { tale: "craftsman", seat: 1, colour: "red" },
    { tale: "bonus", seat: 1 },
  ];
  const delivery = step({ kind: "deliver", wants: "ruby", slot: 1 }, ...brought);
  expect(things(delivery)).toEqual([
    "ruby: seat-1 to stand-1",
    "done-5-ruby: stand-1 to seat-1",
    "craftsman-red: guild-red to seat-1",
    "bonus: bonus to seat-1",
  ]);
  const waits = told(delivery).map(({ wait }) => wait!);
  const flight = 0.55;
  expect(waits.slice(1).every((wait, i) => wait - waits[i]! > flight)).toBe(true);
});

test("of a delivery that opens a workshop only the gem is seen: the rest is staged", () => {
  expect(things(step({ kind: "deliver", wants: "ruby", slot: 1 }))).toEqual(["ruby: seat-1 to stand-1"]);
});

test("what is chosen to be handed over goes once, alone or with what it is for", () => {
  const part = (...gems: string[]) => ({ tale: "delivery", seat: 1, wants: "gold", gems, nth: "0" });
  const deliver = step({ kind: "deliver", wants: "gold", slot: 1 }, part());
  const pay = step({ kind: "pay", item: "cart" }, part("gold"), { tale: "points", seat: 1, points: 2 });
  const whole = ["gold: seat-1 to stand-1", "done-2-gold: stand-1 to seat-1"];
  const both = told(deliver, false, [deliver, pay]).map(({ thing, from, to }) => `${thing}: ${from} to ${to}`);
  expect([things(deliver), things(pay), both]).toEqual([[], whole, whole]);
  expect(goesOn(deliver, pay)).toBe(true);
  const buy = step({ kind: "buy_item", side: "left", item: "pick" }, { tale: "purchase", seat: 1, item: "pick" });
  expect([things(buy), things(step({ kind: "pay", item: "cart" }))]).toEqual([[], ["gold: seat-1 to raft-gold"]]);
});

test("what is paid goes to the bank, after the journey to whoever is met, or onto the raft", () => {
  expect(things(step({ kind: "go", space: "road_1" }, { tale: "toll", seat: 1, target: 2 }))).toEqual(["coin: seat-1 to seat-2"]);
  expect(things(step({ kind: "go", space: "road_1" }, { tale: "lost_toll", seat: 1, target: 2 }))).toEqual(["coin: seat-1 to bank"]);
  expect(told(step({ kind: "go", space: "road_1" }, { tale: "toll", seat: 1, target: 2 }))[0]!.wait).toBeGreaterThan(0.5);
  expect(things(step({ kind: "load", gem: "ruby", item: "cart" }))).toHaveLength(2);
  expect(things(step({ kind: "load", gem: "ruby", item: "pick" }, { tale: "thrown_off", seat: 1, gem: "ruby" }))).toEqual(["ruby: seat-1 to raft-ruby"]);
  expect([things(step({ kind: "turn", side: "left" })), things(step({ kind: "turn", side: "left" }), true)]).toEqual([[], ["coin: seat-1 to bank"]]);
});

test("a page that comes to light goes on with what was done in its book", () => {
  const [buy, next] = [step({ kind: "buy_item", side: "right", item: "pick" }), step({ kind: "reveal_item", city: "city_a", side: "right", item: "cart" })];
  expect([goesOn(buy, next), goesOn(next, buy)]).toEqual([true, false]);
});

test("a workshop that opens is lit in the guild, and tells the delivery that it came of", () => {
  const [points, workshop] = [
    { tale: "points", seat: 1, points: 4 },
    { tale: "workshop", seat: 1, colour: "green" },
  ];
  const opened = step({ kind: "deliver" }, points, workshop, { tale: "last_round" });
  expect(moments([opened], 0)).toMatchObject([{ name: "workshop", at: "guild-green", told: [points, workshop] }, { name: "last_round" }]);
});
