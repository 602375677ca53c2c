/** The maze in words, for those who do not see it: which sides are open, what a card has to fit. */
import type { Words } from "../../lib/i18n.svelte";
import { wayTo } from "../../lib/places";
import { NEIGHBOURS, openings, opposite } from "./cards";
import { CARDS, type Side } from "./data";
import type { Piece } from "./view";

const SIDES: readonly Side[] = ["N", "E", "S", "W"];

const listed = (words: Words, sides: readonly Side[]) =>
  SIDES.filter((side) => sides.includes(side))
    .map((side) => words.say(`board-side-${side}`))
    .join(", ");

/** A card with its open sides, as it lies or is held; an action card has none. */
function cardLabel(words: Words, card: string, turned = false): string {
  const name = words.say(`card-${card}`);
  const open = openings(card, turned);
  return open.length ? `${name}, ${words.say("board-open", { sides: listed(words, open) })}` : name;
}

/** A card in the maze: where it lies, its open sides, and whether it leads to the start; a dead end, as its name says, leads nowhere. */
export function pieceLabel(words: Words, { card, turned, cell, linked }: Piece): string {
  const open = words.say("board-open", { sides: listed(words, openings(card, turned)) });
  const name = words.say(`card-${card}`);
  if (card === "START") return `${name}, ${open}`;
  const parts = [words.say("board-card-at", { card: name, ...wayTo("cell", cell) }), open];
  if (!CARDS[card]!.dead) parts.push(words.say(linked ? "board-linked" : "board-unlinked"));
  return parts.join(", ");
}

/** An empty cell, and what the cards around it ask of one that is put there. */
export function emptyLabel(words: Words, maze: readonly Piece[], [x, y]: readonly number[]): string {
  const around = SIDES.flatMap((side) => {
    const [dx, dy] = NEIGHBOURS[side];
    const piece = maze.find(({ cell }) => cell[0] === x! + dx && cell[1] === y! + dy);
    return piece ? [{ side, open: openings(piece.card, piece.turned).includes(opposite(side)) }] : [];
  });
  const asked = (open: boolean) => around.filter((one) => one.open === open).map((one) => one.side);
  const parts = [words.say("board-empty-cell", wayTo("cell", [x, y]))];
  if (asked(true).length) parts.push(words.say("board-meets", { sides: listed(words, asked(true)) }));
  if (asked(false).length) parts.push(words.say("board-walls", { sides: listed(words, asked(false)) }));
  return parts.join(", ");
}

/** A card beside its picture: how a tunnel lies is seen there, and a repair says by its colour and sign what it is, so that there are only the tools to name. */
export function brief(words: Words, card: string): string {
  const { plays, tools, dead } = CARDS[card]!;
  const [first, second] = tools.map((tool) => words.say(`board-tool-${tool}`));
  if (plays === "place") return words.say(`board-shape-${dead ? "dead" : card[0]!}`);
  if (plays !== "repair") return words.say(`card-${card}`);
  return second ? words.say("board-either", { first: first!, second }) : first!;
}

/** A card in the hand: as it is called there, and then in full. */
export function heldLabel(words: Words, card: string, turned = false): string {
  const [name, label] = [brief(words, card), cardLabel(words, card, turned)];
  return label.includes(name) ? label : `${name}, ${label}`;
}
