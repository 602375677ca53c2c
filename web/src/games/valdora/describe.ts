/** Things of the valley in words, for tips and for those who do not see the board. */
import { capital, counted, type Words } from "../../lib/i18n.svelte";
import type { Play } from "../../table/play.svelte";
import { ITEMS } from "./art";
import { topOf, type Side } from "./book";
import { GEMS, SPACES } from "./data";
import { feeOf, madeFor, neighboursOf, patronOf, purposeOf, valleyOf, type Valley } from "./valley";
import type { Card, OpenBook, ValdoraView } from "./view";

/** A tile that nothing is done with: it can be reached and read. */
export const tile = (label: string) => ({ role: "img", tabindex: 0, "aria-label": label });

/** So much of what a move costs or brings. */
export function amount(thing: string, number: number, words: Words): string {
  switch (thing) {
    case "coin":
      return words.say("draw-coins", { coins: number });
    case "points":
      return words.say("draw-points", { points: number });
    case "bonus":
      return words.say("draw-tiles", { bonus: number });
    case "commission":
      return ""; // The move is about it.
    case "provisions":
      return words.say("board-own-provisions");
    default:
      return `${number} ${words.say(`${GEMS.includes(thing) ? "gem" : "item"}-${thing}`)}`;
  }
}

/** "2 × rubino, oro" for what is there, by its noun; names that are lists themselves are kept apart. */
export function tally(words: Words, noun: string, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, n]) => n)
    .map(([name, n]) => counted(words.say(`${noun}-${name}`), n))
    .join(noun === "wants" ? "; " : ", ");
}

const nounOf = (face: string) => (face in ITEMS ? "item" : "wants");

export const faceName = (words: Words, face: string) => words.say(`${nounOf(face)}-${face}`);

/** What a card does or asks for. */
export function faceHelp(words: Words, valley: Valley, face: string): string {
  if (face in ITEMS) {
    const meant = madeFor(valley, face);
    return meant ? words.say("draw-item-tool", { gem: words.say(`gem-${meant}`) }) : words.say("draw-item-carrier", { coins: feeOf(valley, face) });
  }
  const { colour, points } = patronOf(valley, face);
  return words.say("board-commission-help", { house: words.say(`space-house_${colour}`), points });
}

export function commissionLabel(words: Words, valley: Valley, card: Card, slot: number): string {
  return words.say("board-commission", { slot, wants: faceName(words, card.face), points: patronOf(valley, card.face).points });
}

/** A piece of equipment with what is on it. */
export function itemLabel(words: Words, valley: Valley, item: string, gem: string | null): string {
  const args = { item: faceName(words, item), gem: gem ? words.say(`gem-${gem}`) : "", coins: feeOf(valley, item) };
  const label = words.say(gem ? "board-item-holds" : "board-item-empty", args);
  return args.coins ? `${label}, ${words.say("board-fee", args)}` : label;
}

/** A page of a book: its card, and what is known of the other side and of what lies beneath. */
export function pageHelp(words: Words, valley: Valley, view: ValdoraView, book: OpenBook, side: Side): string {
  const card = topOf(book, side);
  if (!card) return "";
  const lines = [faceHelp(words, valley, card.face), backHelp(words, view, card)];
  const beneath = book[side]
    .slice(0, -1)
    .toReversed()
    .map((one) => faceName(words, one.face));
  if (beneath.length) lines.push(words.say("board-beneath", { cards: beneath.join(", ") }));
  return lines.join(" ");
}

export function backHelp(words: Words, view: ValdoraView, card: Card): string {
  if (card.back) return words.say("board-back", { card: faceName(words, card.back) });
  return words.say("board-back-unseen", { cards: tally(words, nounOf(card.face), view.books[card.city]?.backs[card.face] ?? {}) });
}

export function unseenHelp(words: Words, book: OpenBook): string {
  return tally(words, nounOf(Object.keys(book.fronts)[0] ?? ""), book.fronts);
}

export function bookLabel(words: Words, city: string, book: OpenBook): string {
  const name = (side: Side) => (topOf(book, side) ? faceName(words, topOf(book, side)!.face) : words.say("board-empty-page"));
  return words.say("board-book", { city: words.say(`space-${city}`), left: name("left"), right: name("right"), n: book.unseen });
}

export function spaceHelp(words: Words, space: string): string {
  return words.say(`draw-help-${purposeOf(space)}`, { ships: SPACES[space]!.ships });
}

/** Roads and mines are called by what they lie between: that is on the map. */
export function spaceBrief(words: Words, space: string): string {
  const purpose = purposeOf(space);
  return capital(words.say(purpose === "road" || purpose === "mine" ? `board-at-${purpose}` : `space-${space}`));
}

/** A space with what lies and who stands there, and where the roads lead from it. */
export function spaceLabel(play: Play<ValdoraView>, space: string): string {
  const { words, view } = play;
  const parts = [words.say(`space-${space}`)];
  const pile = view.roads[space];
  if (pile) parts.push(tally(words, "gem", pile) || words.say("board-no-gems"));
  const here = view.players.flatMap((player, seat) => (player.space === space ? [seat] : []));
  if (here.length) parts.push(words.say("board-standing", { names: play.who(...here) }));
  const next = neighboursOf(valleyOf(view.options)).get(space) ?? [];
  parts.push(words.say("board-next-to", { places: next.map((there) => words.say(`space-${there}`)).join(", ") }));
  return parts.join("; ");
}

/** The craftsmen and the workshop of a colour: title and text. */
export function guildText(play: Play<ValdoraView>, valley: Valley, colour: string): [string, string] {
  const { words, view } = play;
  const shop = valley.workshops[colour]!;
  const owner = view.workshops[colour] ?? null;
  const lines = [words.say("draw-workshop", { craftsmen: shop.craftsmen, points: shop.points })];
  if (owner !== null) lines.push(words.say("board-workshop-owner", play.player(owner)));
  const mine = view.players[view.seat]?.craftsmen[colour];
  if (mine) lines.push(words.say("board-craftsmen-mine", { n: mine }));
  return [words.say("board-craftsmen", { craftsmen: words.say(`board-craftsmen-${colour}`), n: view.craftsmen[colour] ?? 0 }), lines.join(" ")];
}
