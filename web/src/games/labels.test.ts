import type { Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Move } from "../lib/narrow";
import { Play, type Source } from "../table/play.svelte";
import { clientOf, type View } from "./contract";
import { SPACES } from "./caverna/data";
import CavernaSpace from "./caverna/Space.svelte";
import { amount, cardsOf, coins, spaceLabel as hexLabel, symbolNames } from "./eldorado/describe";
import { pieceLabel } from "./saboteur/describe";
import Goal from "./saboteur/Goal.svelte";
import { backHelp, guildText, spaceLabel } from "./valdora/describe";
import Here from "./valdora/Here.svelte";
import { valleyOf } from "./valdora/valley";

vi.mock("../lib/i18n.svelte", (load) => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  return load<object>();
});
const { i18n } = await import("../lib/i18n.svelte");

/** A table as Ada sees it, who plays against Ugo. */
async function playing(game: string, view: object, moves: Move[] = [], effects: object[] = []) {
  const words = await i18n.game(game);
  const kinds = [{ name: "turn", args: [{ name: "side", type: "names", noun: "side" }] }];
  const source = { view: { seat: 0, ...view }, seat: 0, reader: 0, moves, effects, kinds, players: ["Ada", "Ugo"], words, log: [], recent: [] };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
  return new Play<any>(source as unknown as Source<View>, await clientOf(game));
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each component has its own
const drawn = (component: Component<any>, props: object) => render(component, { props }).body;

describe.each(["en", "it"] as const)("in %s", (lang) => {
  const italian = lang === "it";
  beforeAll(() => i18n.start(lang));

  it("Saboteur tells who has looked at a goal, and whether a card is turned", async () => {
    const play = await playing("saboteur", {});
    const goal = { cell: [8, 0], card: null, up: false, lookers: [1, 0] };
    expect(drawn(Goal, { play, goal, name: "top" })).toContain(italian ? "chi l’ha guardata: tu e Ugo" : "looked at by you and Ugo");
    expect([true, false].map((turned) => play.name("turned", turned))).toEqual(italian ? ["ruotata", "dritta"] : ["upside down", "upright"]);
  });

  it("Saboteur tells whether a card is linked to the start, but not of a dead end, which is reached and leads nowhere", async () => {
    const { words } = await playing("saboteur", {});
    const label = (card: string) => pieceLabel(words, { card, turned: false, cell: [1, 0], linked: false } as never);
    const unlinked = words.say("board-unlinked");
    expect([label("X").endsWith(unlinked), label("DX").includes(unlinked)]).toEqual([true, false]);
  });

  it("Valdora tells who is here and whose a workshop is, and keeps the cards of a list apart", async () => {
    const players = ["city_a", "city_a"].map((space) => ({ space, craftsmen: {} }));
    const card = { face: "ruby", back: null, city: "city_c" };
    const books = { city_c: { left: [card], right: [], backs: { ruby: { gold: 2, gold_ruby: 1 } }, fronts: {}, unseen: 0 } };
    const turn = { kind: "turn", side: "left" };
    const view = { players, books, roads: {}, options: {}, workshops: { red: 0, blue: 1 }, craftsmen: {}, action: {} };
    const play = await playing("valdora", view, [turn], [{}]);
    const valley = valleyOf({});
    expect(spaceLabel(play, "city_a")).toContain(italian ? "qui: tu e Ugo" : "here: you and Ugo");
    expect(guildText(play, valley, "red")[1]).toContain(italian ? "È tuo." : "It belongs to you.");
    expect(guildText(play, valley, "blue")[1]).toContain(italian ? "È di Ugo." : "It belongs to Ugo.");
    expect(backHelp(play.words, play.view, card)).toMatch(/: 2 × [^;]+; [^;]+\.$/);
    const turning = italian ? "Volta la pagina di sinistra (gratis)" : "Turn the page on the left (free)";
    expect(drawn(Here, { play, place: "city_c", acting: true, valley })).toContain(`aria-label="${turning}"`);
  });

  it("El Dorado tells who is here, and what a card pays in halves", async () => {
    const pay = { kind: "pay", card: "explorer" };
    const view = { players: [{ pawns: [[0, 0]] }, { pawns: [null] }] };
    const play = await playing("eldorado", view, [pay], [{ costs: { "card-explorer": 1 }, brings: { half_coins: 1 } }]);
    const space = { q: 0, r: 0, terrain: "start", value: 0, number: 1, tile: "A", steps: 9 };
    expect(hexLabel(play, space as never)).toMatch(italian ? /, qui: tu$/ : /, here: you$/);
    expect(play.preview(play.moves[0]!)).toBe(italian ? "Vale ½ moneta." : "Pays ½ coin.");
    expect([1, 2, 5].map(coins)).toEqual(["½", "1", "2½"]);
    expect(symbolNames(play.words, ["machete", "paddle", "coin"])).toBe(italian ? "machete, remo o moneta" : "machete, paddle or coin");
    expect(amount("cards", 2, play.words)).toBe(italian ? "2 carte" : "2 cards");
    expect(cardsOf(play.words, { scout: 2 })).toBe(`2 × ${play.words.say("card-scout")}`);
  });

  it("Caverna tells whose a home is and who is at work", async () => {
    const play = await playing("caverna", { ask: "place" });
    const spaces = [0, 1].map((occupant) => drawn(CavernaSpace, { play, space: { space: SPACES[0]!.name, goods: {}, occupant } }));
    expect(spaces[0]).toContain(italian ? "occupata da te" : "occupied by you");
    expect(spaces[1]).toContain(italian ? "occupata da Ugo" : "occupied by Ugo");
    expect([0, 1].map((seat) => play.words.say("board-home-of", play.player(seat)))).toEqual(
      italian ? ["La tua plancia casa", "Plancia casa di Ugo"] : ["Your home board", "Ugo’s home board"],
    );
  });
});
