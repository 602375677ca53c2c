import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient, View } from "../games/contract";
import { Words } from "../lib/i18n.svelte";
import type { Effects } from "../lib/messages";
import type { Facet, Move } from "../lib/narrow";
import { prefs } from "../lib/prefs.svelte";
import { pause, Play, type Source } from "./play.svelte";

vi.mock("../lib/prefs.svelte", () => ({ prefs: { asking: "final", only: true } }));
vi.mock("../lib/i18n.svelte", async (load) => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  return { ...(await load<object>()), t: (key: string, { things = "" } = {}) => [key, things].filter(Boolean).join(": ") };
});

const MOVES: Move[] = [{ kind: "take", good: "wood" }, { kind: "take", good: "ruby" }, { kind: "end" }];
const EFFECTS: Effects[] = [{ brings: { wood: 3, food: 1, stone: 2 } }, { costs: { coin: 2 }, brings: { ruby: 1 }, final: true }, { final: true }];

function playing(client: Partial<GameClient> = {}, moves: Move[] = MOVES, held = false) {
  const made: Facet[] = [];
  const kinds = [
    { name: "take", args: [{ name: "good", type: "choice", noun: "good" }] },
    { name: "end", args: [] },
  ];
  const source = {
    view: {},
    moves,
    held,
    effects: EFFECTS,
    kinds,
    words: new Words("en", "good-food = food\ngood-coin = coins\ngood-stone = stone\nboard-turned-yes = upside down\nboard-turned-no = upright"),
    players: ["Ada", "Ugo"],
    reader: 0,
    submit: (move: Facet) => (made.push(move), Promise.resolve()),
  };
  return { made, play: new Play(source as unknown as Source<View>, client as GameClient) };
}

beforeEach(() => {
  prefs.asking = "final";
});

describe("few moves", () => {
  it("are left to a board that has a place for all of them, always or where something is asked", () => {
    const complete = (value?: boolean | string[]) => {
      const { play } = playing(value === undefined ? {} : { complete: value });
      Object.assign(play.view, { ask: "keep" });
      return play.complete;
    };
    expect([complete(), complete(true), complete(["keep"]), complete(["card"])]).toEqual([false, true, true, false]);
  });

  const PLACED: Move[] = [
    { kind: "take", good: "food", turned: false, cell: [1, 2] },
    { kind: "take", good: "stone", turned: true, cell: [1, 2] },
    { kind: "take", good: "stone", turned: true, cell: [3, 2] },
  ];

  it("are told from each other by what is still open, where it can be said", () => {
    const { play } = playing({}, PLACED);
    const whole = play.choice(PLACED[0]!);
    expect(play.brief(PLACED[0]!)).toBe(whole);
    play.pick({ cell: [1, 2] });
    expect(play.left.map((move) => play.brief(move))).toEqual(["Food, upright", "Stone, upside down"]);
    play.cancel();
    play.pick({ turned: true });
    expect(play.brief(PLACED[1]!)).toBe(play.choice(PLACED[1]!));
  });
});

describe("what the log shows", () => {
  it("is of the position that was there", () => {
    const { play } = playing();
    play.shown = { number: 3, seat: 1, move: MOVES[0]!, told: [] };
    play.refresh();
    expect(play.marked).toBeUndefined();
  });
});

describe("a move", () => {
  it("waits for a confirmation if it cannot be taken back, and only then", () => {
    const { made, play } = playing();
    play.pick({ good: "ruby" });
    expect([made, play.chosen]).toEqual([[], MOVES[1]]);
    play.cancel();
    play.pick({ good: "wood" });
    expect(made).toEqual([MOVES[0]]);
  });

  it("waits always or never, as the reader likes", () => {
    const { made, play } = playing();
    prefs.asking = "always";
    play.choose(MOVES[0]!);
    expect(made).toEqual([]);
    prefs.asking = "never";
    play.choose(MOVES[2]!);
    expect(made).toEqual([MOVES[2]]);
  });

  it("waits where the game has something to show first", () => {
    const { made, play } = playing({ waits: (move) => move.good === "wood" });
    play.pick({ good: "wood" });
    expect([made, play.ready]).toEqual([[], false]);
    play.pick({ good: "ruby" });
    expect([made, play.ready]).toEqual([[], true]);
  });

  it("is confirmed by the thing that made it whole, picked again; where it began lets it go", () => {
    const { made, play } = playing();
    play.pick({ good: "ruby" });
    play.pick({ good: "ruby" });
    expect(made).toEqual([MOVES[1]]);
    const other = playing({ waits: () => true }, [...MOVES, { kind: "sell", good: "wood" }]);
    other.play.pick({ good: "wood" });
    other.play.pick({ kind: "take" });
    other.play.pick({ good: "wood" });
    expect([other.made, other.play.picks]).toEqual([[], [{ kind: "take" }]]);
    other.play.pick({ good: "wood" });
    other.play.pick({ good: "wood" });
    expect(other.made).toEqual([MOVES[0]]);
  });

  it("says what it costs and brings, but not what it names itself", () => {
    const { play } = playing();
    expect(MOVES.map((move) => (play.moves, play.preview(move)))).toEqual(["effects-brings: 1 food and 2 stone", "effects-costs: 2 coins", "effects-final"]);
  });

  it("leaves what it brings to the game where that says it otherwise", () => {
    const { play } = playing({ amount: (thing, number) => (thing === "food" ? "" : `${number} ${thing}`), preview: () => "Feeds 1." });
    expect(play.preview(play.moves[0]!)).toBe("effects-brings: 2 stone Feeds 1.");
  });

  it("is gathered with others by what can be said in a word", () => {
    const { play } = playing();
    expect(["good", "turned", "second", "cell"].map(play.sayable)).toEqual([true, true, false, false]);
    expect([play.name("good", "food"), play.name("turned", true), play.name("turned", false)]).toEqual(["food", "upside down", "upright"]);
  });

  it("knows the reader from the others", () => {
    const { play } = playing();
    expect([play.player(0), play.player(1)]).toEqual([
      { player: "Ada", you: "player" },
      { player: "Ugo", you: "no" },
    ]);
  });

  it("is read by the game with its effects, and keeps them", () => {
    const { play } = playing({ read: (move, { costs = {} }) => ({ ...move, pays: Object.keys(costs)[0] }) });
    const [, ruby] = play.moves;
    expect([ruby!.pays, play.effects(ruby!).final]).toEqual(["coin", true]);
  });
});

describe("an only move", () => {
  const END: Move[] = [{ kind: "end" }];

  it("is made for the reader unless they like it otherwise", () => {
    expect(playing().play.only).toBeUndefined();
    expect(playing({}, END).play.only).toEqual({ kind: "end" });
    expect(playing({}, END, true).play.only).toBeUndefined();
    prefs.asking = "always";
    expect(playing({}, END).play.only).toBeUndefined();
    prefs.asking = "final";
    prefs.only = false;
    expect(playing({}, END).play.only).toBeUndefined();
    prefs.only = true;
  });

  it("waits as long as a person would", () => {
    const pauses = Array.from({ length: 200 }, pause);
    expect([Math.min(...pauses) >= 800, Math.max(...pauses) <= 2000, new Set(pauses).size > 100]).toEqual([true, true, true]);
  });
});
