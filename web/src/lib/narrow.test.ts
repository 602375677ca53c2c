import { describe, expect, it } from "vitest";
import { attempt, can, differences, group, matches, narrow, pick, plain, type Facet, type Kind, type Move } from "./narrow";

const moves: Move[] = [
  { kind: "place", card: "X", turned: false, cell: [1, 0] },
  { kind: "place", card: "T_V", turned: false, cell: [1, 0] },
  { kind: "place", card: "T_V", turned: true, cell: [1, 0] },
  { kind: "place", card: "T_V", turned: false, cell: [0, 1] },
  { kind: "break", card: "BREAK_PICK", target: 2 },
  { kind: "discard", card: "X" },
  { kind: "discard", card: "T_V" },
];

const number = (move: Move) => moves.indexOf(move) + 1;
const numbers = (picks: Facet[]) => narrow(moves, picks).map(number);

describe("narrowing", () => {
  it("leaves the moves that have every pick", () => {
    expect(numbers([])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numbers([{ card: "T_V" }])).toEqual([2, 3, 4, 7]);
    expect(numbers([{ card: "T_V" }, { cell: [1, 0] }])).toEqual([2, 3]);
    expect(numbers([{ card: "T_V" }, { cell: [1, 0] }, { turned: true }])).toEqual([3]);
  });

  it("compares cells by value and never matches an argument that a move lacks", () => {
    expect(matches({ kind: "place", cell: [1, 0] }, { cell: [1, 0] })).toBe(true);
    expect(matches({ kind: "place", cell: [1, 0] }, { cell: [0, 1] })).toBe(false);
    expect(matches({ kind: "discard" }, { cell: undefined })).toBe(false);
  });

  it("lets a picked thing go when it is picked again", () => {
    expect(pick(moves, [{ card: "X" }], { card: "X" })).toEqual([]);
  });

  it("puts another card in the place of the one picked before", () => {
    expect(pick(moves, [{ card: "X" }, { cell: [1, 0] }], { card: "T_V" })).toEqual([{ cell: [1, 0] }, { card: "T_V" }]);
  });

  it("lets later picks give way, but not the one that the player began with", () => {
    expect(pick(moves, [{ card: "X" }, { cell: [1, 0] }], { kind: "discard" })).toEqual([{ card: "X" }, { kind: "discard" }]);
    expect(pick(moves, [{ card: "X" }, { cell: [1, 0] }], { card: "BREAK_PICK" })).toEqual([{ card: "BREAK_PICK" }]);
    expect(can(moves, [{ card: "X" }], { target: 2 })).toBe(false);
    expect(can(moves, [{ card: "X" }, { cell: [1, 0] }], { cell: [0, 1] })).toBe(false);
  });

  it("lights what goes with the picks or takes the place of one", () => {
    expect(can(moves, [{ card: "X" }], { cell: [1, 0] })).toBe(true);
    expect(can(moves, [{ card: "X" }], { card: "T_V" })).toBe(true);
    expect(can(moves, [], { target: 3 })).toBe(false);
  });

  it("names what is still open", () => {
    expect(differences(narrow(moves, [{ card: "T_V" }, { cell: [1, 0] }]))).toEqual(["turned"]);
    expect(differences([])).toEqual([]);
  });
});

describe("the list of choices", () => {
  it("stays flat when it is short", () => {
    expect(group(moves, () => true).map((one) => one.facet)).toEqual(Array(7).fill(undefined));
  });

  it("is grouped by the first argument when it is long", () => {
    const groups = group(moves, () => true, 3);
    expect(groups.map((one) => [one.facet, one.moves.map(number)])).toEqual([
      [{ card: "X" }, [1, 6]],
      [{ card: "T_V" }, [2, 3, 4, 7]],
      [undefined, [5]],
    ]);
  });

  it("is not grouped by what has no word", () => {
    const facets = (sayable: string[]) => group(moves.slice(1, 4), (name) => sayable.includes(name), 2).map((one) => one.facet);
    expect(facets(["turned"])).toEqual([{ turned: false }, undefined]);
    expect(facets([])).toEqual([undefined, undefined, undefined]);
  });
});

describe("asking why not", () => {
  const arg = (name: string, type = "names") => ({ name, type, noun: name });
  const kinds: Kind[] = [
    { name: "place", args: [arg("card"), arg("turned", "flag"), arg("cell", "cell")] },
    { name: "break", args: [arg("card"), arg("target", "seat")] },
    { name: "discard", args: [arg("card")] },
  ];

  it("finds the whole move that was meant", () => {
    expect(attempt(kinds, [{ card: "X" }], { cell: [5, 5] })).toEqual({ kind: "place", card: "X", turned: false, cell: [5, 5] });
    expect(attempt(kinds, [{ card: "X" }, { turned: true }], { cell: [5, 5] })).toMatchObject({ turned: true });
    expect(attempt(kinds, [{ card: "BREAK_PICK" }], { target: 1 })).toEqual({ kind: "break", card: "BREAK_PICK", target: 1 });
  });

  it("sends nothing that a game's client added", () => {
    expect(plain(kinds, { kind: "discard", hand: 3, card: "X" })).toEqual({ kind: "discard", card: "X" });
  });

  it("has nothing to ask when the move is not whole", () => {
    expect(attempt(kinds, [], { cell: [5, 5] })).toBeUndefined();
  });
});
