import { expect, test } from "vitest";
import type { LogEntry } from "../lib/messages";
import { linesOf } from "./lines";
import { byTurns, counted, inOne, keptOf, stopsOf, turnEnd, turnsOf } from "./turns";

const log = (...seats: number[]): LogEntry[] => seats.map((seat, number) => ({ number, seat, move: { kind: "x" }, told: [] }));

test("the turns of the others, without chance and without the reader", () => {
  const turns = turnsOf(log(0, 1, 1, -1, 1, 2, -1, 1, 0), 0);
  expect(turns.map(({ seat, steps }) => [seat, steps.map((step) => step.number)])).toEqual([
    [1, [1, 2, 4]],
    [2, [5]],
    [1, [7]],
  ]);
});

test("nothing happened", () => {
  expect(turnsOf(log(-1, 0, -1), 0)).toEqual([]);
});

test("a turn goes on until somebody else acts", () => {
  const turns = log(-1, 0, 0, -1, 1, -1);
  expect([0, 1, 3, 4, 6].map((at) => turnEnd(turns, at))).toEqual([4, 4, 6, 6, 6]);
});

test("the log by turns: chance goes with the turn before it, and nothing reaches over where the reader was", () => {
  const told = (since?: number) => byTurns(linesOf([], log(-1, -1, 0, -1, 0, 1, -1, 1)), since).map(({ seat, lines }) => [seat, lines.length]);
  expect(told()).toEqual([
    [-1, 1],
    [-1, 1],
    [0, 3],
    [1, 3],
  ]);
  expect(told(4)).toEqual([
    [-1, 1],
    [-1, 1],
    [0, 2],
    [0, 1],
    [1, 3],
  ]);
});

test("sentences about somebody in one, and what is told of others by itself", () => {
  const told = (...sentences: string[]) => inOne(sentences, ["Ada B.", "You"]);
  expect(told("Ada B. goes to City D.", "Ada B. pays Basalt.", "Basalt gets a coin.")).toBe("Ada B. goes to City D, pays Basalt. Basalt gets a coin.");
  expect(told("You pay.", "Round 1 goes to the saboteurs.", "You get gold.")).toBe("You pay. Round 1 goes to the saboteurs. You get gold.");
  expect(told("You get a gold card.", "Ada B. gets two.")).toBe("You get a gold card. Ada B. gets two.");
  expect(told("You buy it, paying with: Machete.", "You move.")).toBe("You buy it, paying with: Machete; move.");
  expect(told("Ada B. moves.", "Ada B.’s pawn has reached El Dorado!", "Ada B. discards.")).toBe(
    "Ada B. moves. Ada B.’s pawn has reached El Dorado! Ada B. discards.",
  );
});

test("the same again is said once, with its number", () => {
  const told = (...sentences: string[]) => inOne(sentences, ["Ada", "You"]);
  const turns = "Ada turns the page on the right.";
  expect(told(turns, turns)).toBe("Ada turns the page on the right ×2.");
  expect(told("Ada moves.", turns, turns, turns, "Ada pays.", turns)).toBe("Ada moves, turns the page on the right ×3, pays, turns the page on the right.");
  expect(told("Ugo gets a coin.", "Ugo gets a coin.", "You pay.")).toBe("Ugo gets a coin ×2. You pay.");
  expect(counted([turns, turns, "Ada pays."])).toEqual([
    ["Ada turns the page on the right ×2.", 2],
    ["Ada pays.", 1],
  ]);
});

test("a replay goes by steps, by turns, and by rounds, which end when somebody would have a second turn", () => {
  const game = log(-1, 0, 0, 1, -1, 2, 0, 2, 1, -1);
  expect(stopsOf(game, "step")).toHaveLength(11);
  expect(stopsOf(game, "turn")).toEqual([0, 3, 5, 6, 7, 8, 10]);
  expect(stopsOf(game, "round")).toEqual([0, 6, 10]);
  expect(stopsOf([], "round")).toEqual([0]);
});

test("what is too much is cut where there are several deeds, and what was said in few words is cut last", () => {
  const turns = [["Goes far by river.", "Stops."], ["Passes."], ["Buys the Cartographer."]].map(counted);
  expect([0, 1, 2, 3, 4].map((cut) => keptOf(turns, cut))).toEqual([
    [2, 1, 1],
    [1, 1, 1],
    [1, 1, 0],
    [0, 1, 0],
    [0, 0, 0],
  ]);
});
