import { describe, expect, it, vi } from "vitest";
import type { GameClient, View } from "../games/contract";
import { Words } from "../lib/i18n.svelte";
import type { LogEntry, TaleInfo } from "../lib/messages";
import { linesOf, saying } from "./lines";
import { Play, type Source } from "./play.svelte";

vi.mock("../lib/prefs.svelte", () => ({ prefs: {} }));
vi.mock("../lib/i18n.svelte", (load) => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  return load<object>();
});

const TALES: TaleInfo[] = [
  { name: "purchase", nouns: { seat: "seat", card: "card", paid: "" }, secret: [], run: true },
  { name: "drawn", nouns: { target: "seat", number: "", cards: "card" }, secret: ["cards"], run: true },
  { name: "exchanged", nouns: { seat: "seat", given: "amount", got: "amount" }, secret: [], run: true },
  { name: "taken", nouns: { seat: "seat", goods: "amount" }, secret: [], run: false },
];
const TEXTS = `
card-scout = Scout
card-sailor = Sailor
amount-wood = { $number } wood
amount-food = { $number } food
log-buy = { $you ->
    [seat] You buy
   *[no] { $seat } buys
} the { $card }.
log-use = { $seat } goes there.
told-purchase = { $you ->
    [seat] You buy
   *[no] { $seat } buys
} the { $card } with { $paid }.
told-drawn = You draw { $number }: { $cards }.
told-drawn-hidden = { $target } draws { $number }.
told-exchanged = { $seat } gives { $given } for { $got }.
told-taken = { $seat } takes { $goods }.
`;

function log(...told: LogEntry["told"][number][]): LogEntry[] {
  return told.map((one, number) => ({ number, seat: 0, move: { kind: "buy", card: "scout" }, told: [one] }));
}

function reading(reader: number): Play {
  const kinds = [
    { name: "buy", args: [{ name: "card", type: "names", noun: "card" }] },
    { name: "use", args: [] },
  ];
  const source = { view: {}, kinds, tales: TALES, players: ["Ada", "Ugo"], reader, words: new Words("en", TEXTS) };
  return new Play(source as unknown as Source<View>, {} as GameClient);
}

describe("the log", () => {
  const bought = { tale: "purchase", seat: 0, card: "scout" };
  const purchase = log(bought, { ...bought, paid: ["card-sailor"] }, { ...bought, paid: ["card-scout"] }, bought);

  it("tells a run in one line, with all of its steps", () => {
    const [line, ...more] = linesOf(TALES, purchase);
    expect([line?.steps.length, more]).toEqual([4, []]);
    expect(reading(0).headline(line!)).toBe("You buy the Scout with Sailor, Scout.");
    expect(reading(1).headline(line!)).toBe("Ada buys the Scout with Sailor, Scout.");
  });

  it("counts what is there more than once", () => {
    const [line] = linesOf(TALES, log({ ...bought, paid: ["card-sailor"] }, { ...bought, paid: ["card-scout"] }, { ...bought, paid: ["card-sailor"] }));
    expect(reading(0).headline(line!)).toBe("You buy the Scout with 2 × Sailor, Scout.");
  });

  it("adds up what is counted by name", () => {
    const exchanged = (given: string, got: number) => ({ tale: "exchanged", seat: 0, given: { [given]: 1 }, got: { food: got } });
    const [line, ...more] = linesOf(TALES, log(exchanged("wood", 1), exchanged("food", 2), exchanged("wood", 1)));
    expect(more).toEqual([]);
    expect(reading(1).headline(line!)).toBe("Ada gives 2 wood and 1 food for 4 food.");
  });

  it("tells a step of a run alone as a step", () => {
    expect(reading(0).headline(linesOf(TALES, purchase.slice(0, 1))[0]!)).toBe("You buy the Scout.");
  });

  it("does not join what is about others, nor what came before the reader's last turn", () => {
    const drawn = (target: number) => ({ tale: "drawn", target, number: 1 });
    const lines = linesOf(TALES, log(drawn(0), drawn(0), drawn(1)));
    expect(lines.map((line) => line.steps.length)).toEqual([2, 1]);
    expect(reading(1).headline(lines[0]!)).toBe("Ada draws 2.");
    expect(linesOf(TALES, purchase, 2).map((line) => line.steps.length)).toEqual([2, 2]);
  });

  it("is told aloud with its runs in one sentence each", () => {
    const drawn = { tale: "drawn", target: 0, number: 1 };
    expect(reading(1).recount(log(drawn, drawn, drawn, bought))).toBe("Ada draws 3. Ada buys the Scout.");
  });

  it("tells what came of a step", () => {
    const entry = { number: 0, seat: 1, move: { kind: "use" }, told: [{ tale: "taken", seat: 1, goods: { wood: 3 } }] };
    expect(reading(0).tell(entry)).toBe("Ugo goes there. Ugo takes 3 wood.");
  });

  it("goes without saying only where all of a line does, unless something came of it", () => {
    const entry = (kind: string, ...told: LogEntry["told"]) => ({ number: 0, seat: 1, move: { kind }, told });
    const client = { understood: ["exchange", "part"], matters: ({ told }: LogEntry) => told.length > 0 };
    const how = (...steps: LogEntry[]) => saying(client, steps);
    expect([how(entry("exchange")), how(entry("exchange"), entry("swap"))]).toEqual(["nothing", "whole"]);
    expect([how(entry("part", { tale: "taken" })), saying({}, [entry("part")])]).toEqual(["outcome", "whole"]);
  });
});
