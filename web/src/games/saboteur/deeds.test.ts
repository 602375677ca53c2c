import { expect, it, vi } from "vitest";
import { Words } from "../../lib/i18n.svelte";
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import { cardOf, distances, doerOf, meaning, ownDeed, toneOf, why } from "./deeds";
import { brief, heldLabel } from "./describe";
import type { OpenView } from "./open";
import en from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
});

const LANGUAGES = [new Words("en", en), new Words("it", italian)];
/** What is said of a step, in both languages. */
const said = (entry: object, view: object = {}, log: object[] = []) =>
  LANGUAGES.map((words) => meaning({ words, view, log, player: () => ({}) } as unknown as Play<OpenView>, entry as LogEntry));

it("the card of a step is the one that it names, or the one that can only have been meant", () => {
  const card = (move: object) => cardOf({ number: 1, seat: 1, move, told: [] } as unknown as LogEntry);
  expect([card({ kind: "break", tool: "wagon" }), card({ kind: "rockfall" }), card({ kind: "map" })]).toEqual(["BREAK_WAGON", "ROCKFALL", "MAP"]);
  expect([card({ kind: "repair", tool: "pick", card: "REPAIR_PICK_WAGON" }), card({ kind: "discard" })]).toEqual(["REPAIR_PICK_WAGON", undefined]);
});

it("beside its picture a card has a short name", () => {
  const names = (card: string) => LANGUAGES.map((words) => brief(words, card));
  expect(["T_H", "DT_H", "REPAIR_PICK"].map(names)).toEqual([
    ["junction", "bivio"],
    ["dead end", "vicolo cieco"],
    ["pick", "piccone"],
  ]);
});

it("in the hand a card is heard by the name that is seen there", () => {
  const label = (card: string) => LANGUAGES.map((words) => heldLabel(words, card).split(", ")[0]);
  expect(["T_H", "DT_H"].map(label)).toEqual([
    ["junction", "bivio"],
    ["dead end", "vicolo cieco"],
  ]);
});

it("a step in the maze brings the tunnel nearer or not, before and after it is seen on the board", () => {
  const piece = (card: string, x: number, y = 0) => ({ card, turned: false, cell: [x, y], linked: true });
  const goals = [-2, 0, 2].map((y) => ({ cell: [8, y], up: false, card: null, lookers: [] }));
  const step = (number: number, kind: string, card: string | undefined, x: number) => ({
    number,
    seat: 1,
    move: { kind, card, turned: false, cell: [x, 0] },
    told: [],
  });
  const change = (maze: object[], entry: object, log: object[] = []) =>
    distances({ view: { maze, goals } as unknown as OpenView, log: log as LogEntry[] }, entry as LogEntry);
  const dug = [piece("START", 0), piece("I_H", 1)];
  const [on, dead] = [step(4, "place", "I_H", 2), step(4, "place", "DX", 2)];
  expect([dug, [...dug, piece("I_H", 2)]].map((maze) => change(maze, on))).toEqual(Array(2).fill([6, 5]));
  expect([dug, [...dug, piece("DX", 2)]].map((maze) => change(maze, dead))).toEqual(Array(2).fill([6, 9]));
  expect(change(dug, step(5, "rockfall", undefined, 2), [on])).toEqual([5, 6]);
  expect(change(dug, step(5, "map", undefined, 2))).toBeUndefined();
  expect(said(on, { maze: dug, goals })).toEqual(["Nearer: 5 cards to a door instead of 6.", "Più vicino: 5 carte fino a una porta invece di 6."]);
  expect(said(step(5, "rockfall", undefined, 2), { maze: dug, goals }, [on])[0]).toMatch(/Farther: 6 cards to a door instead of 5\.$/);
  const play = { words: LANGUAGES[0], view: { maze: dug, goals }, log: [] } as unknown as Play<OpenView>;
  expect([on, dead].map((entry) => [toneOf(play, entry as unknown as LogEntry), why(play, entry as unknown as LogEntry)])).toEqual([
    ["good", "That helps the gold diggers."],
    ["bad", "That helps the saboteurs."],
  ]);
});

it("a way that is open again is told without a number that there was not", () => {
  const at = (card: string, x: number, y: number) => ({ card, turned: false, cell: [x, y], linked: true });
  const maze = [at("START", 0, 0), at("DX", -1, 0), at("DX", 0, 1), at("DX", 0, -1)];
  const step = (number: number, kind: string, card?: string) => ({ number, seat: 1, move: { kind, card, turned: false, cell: [1, 0] }, told: [] });
  const view = { maze, goals: [{ cell: [8, 0], up: false }] };
  expect(said(step(5, "rockfall"), view, [step(4, "place", "DX")])).toEqual([
    "The dead end is gone. There is a way again: 7 cards to a door.",
    "Il vicolo cieco non c’è più. C’è di nuovo una via: 7 carte fino a una porta.",
  ]);
});

it("nobody knows which card was put away, unless the reader sees it", () => {
  const pass = (card?: string) => said({ number: 1, seat: 1, move: { kind: "discard", card }, told: [] });
  expect(pass()).toEqual(["One card put away, face down.", "Una carta scartata coperta."]);
  expect(pass("MAP")).toEqual(["Put away face down: the others don’t see which card.", "Scartata coperta: gli altri non vedono che carta è."]);
});

it("whoever found the treasure is seen with it", () => {
  const opened = (told: object[]) => doerOf({ number: 1, seat: -1, move: { kind: "reveal", goal: "top" }, told } as unknown as LogEntry);
  expect([opened([]), opened([{ tale: "found", finder: 2 }])]).toEqual([undefined, 2]);
});

it("what the reader did is the last that came of it, until something else is told", () => {
  const step = (seat: number, kind: string) => ({ seat, move: { kind } });
  const told = (telling: object | undefined, ...recent: object[]) => ownDeed({ telling, recent, seat: 2 } as unknown as Play<OpenView>)?.move.kind;
  const own = (...recent: object[]) => told(undefined, ...recent);
  expect([own(step(2, "place"), step(-1, "draw")), own(step(2, "map"), step(-1, "look"), step(-1, "draw"))]).toEqual(["place", "look"]);
  expect([own(step(1, "place"), step(-1, "reveal")), own(), own(step(2, "place"), step(-1, "reveal"), step(-1, "unmask"))]).toEqual(Array(3).fill(undefined));
  expect(told(step(1, "place"), step(2, "place"))).toBeUndefined();
});
