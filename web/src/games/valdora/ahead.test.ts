import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { ahead } from "./ahead";
import { turned } from "./book";
import type { Adventurer, Card, OpenBook } from "./view";

const card = (face: string, back: string | null = null): Card => ({ face, back, city: "city_c" });
const book = (left: Card[], right: Card[], unseen: number): OpenBook => ({ left, right, unseen, fronts: {}, backs: {} });
const view = (open: OpenBook) => ({ players: [{ space: "road_1" }, { space: "city_c" }] as Adventurer[], books: { city_c: open } });
const step = (seat: number, move: LogEntry["move"]) => ({ seat, move, told: [], number: 0 }) as unknown as LogEntry;
const after = (open: OpenBook, ...steps: LogEntry[]) => ahead(view(open), steps);

describe("the valley ahead of its position", () => {
  it("has the traveller where the journey leads, and takes what is bought from the book there", () => {
    const { spaces, books } = after(
      book([], [card("ruby"), card("gold")], 4),
      step(0, { kind: "go", space: "city_c" }),
      step(0, { kind: "buy_commission", side: "right", wants: "gold" }),
    );
    expect(spaces).toEqual(["city_c", "city_c"]);
    expect(books.city_c!.right).toEqual([card("ruby")]);
  });

  it("turns a page whose back is known at once", () => {
    const before = book([], [card("ruby", "gold")], 4);
    const { books } = after(before, step(1, { kind: "turn", side: "right" }));
    expect(books.city_c).toEqual(book([card("gold", "ruby")], [], 4));
    expect(turned(before, books.city_c!)).toBeDefined();
  });

  it("turns any other page when its back comes to light, and then shows what lay beneath", () => {
    const turn = step(1, { kind: "turn", side: "right" });
    const back = step(-1, { kind: "reveal_commission", city: "city_c", side: "left", wants: "coin" });
    const next = step(-1, { kind: "reveal_commission", city: "city_c", side: "right", wants: "emerald" });
    const before = book([], [card("ruby")], 4);
    expect(after(before, turn).books.city_c).toEqual(before);
    expect(after(before, turn, back).books.city_c).toEqual(book([card("coin", "ruby")], [], 4));
    expect(after(before, turn, back, next).books.city_c).toEqual(book([card("coin", "ruby")], [card("emerald")], 3));
  });

  it("puts a commission that is returned on top, once it is there", () => {
    const back = step(1, { kind: "return", side: "left", slot: 1, wants: "gold" });
    const lies = (flying?: LogEntry) => ahead(view(book([card("ruby")], [], 4)), [back], flying).books.city_c!.left.map(({ face }) => face);
    expect(lies(back)).toEqual(["ruby"]);
    expect(lies()).toEqual(["ruby", "gold"]);
  });
});
