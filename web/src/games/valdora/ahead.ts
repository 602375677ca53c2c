/** The valley as steps leave it that are being told: the position that came of them follows when all of them have been. */
import type { LogEntry } from "../../lib/messages";
import { topOf, type Side } from "./book";
import type { Card, OpenBook, ValdoraView } from "./view";

export interface Ahead {
  /** Where each traveller is. */
  readonly spaces: readonly string[];
  readonly books: Readonly<Record<string, OpenBook>>;
  /** The side whose page is in the air, as long as nobody has seen its back. */
  readonly lifted?: Side;
}

const OTHER: Readonly<Record<Side, Side>> = { left: "right", right: "left" };

const without = (book: OpenBook, side: Side): OpenBook => ({ ...book, [side]: book[side].slice(0, -1) });
const onTop = (book: OpenBook, side: Side, card: Card): OpenBook => ({ ...book, [side]: [...book[side], card] });

/** A page goes over to the other side, where its back shows. */
function turn(book: OpenBook, side: Side, back: string): OpenBook {
  const card = topOf(book, side);
  return card ? onTop(without(book, side), OTHER[side], { ...card, face: back, back: card.face }) : book;
}

/** What is still on its way to a book, `flying`, does not lie there yet. */
export function ahead(view: Pick<ValdoraView, "players" | "books">, steps: readonly LogEntry[], flying?: LogEntry): Ahead {
  const there = steps.filter((step) => step !== flying || step.move.kind !== "return");
  return there.reduce(after, { spaces: view.players.map((player) => player.space), books: view.books });
}

function after({ spaces, books, lifted }: Ahead, { seat, move }: LogEntry): Ahead {
  const side = move.side as Side;
  const city = String(move.city ?? spaces[seat]);
  const book = books[city];
  const now = (changed: OpenBook): Ahead => ({ spaces, books: { ...books, [city]: changed } });
  switch (move.kind) {
    case "go":
      return { spaces: spaces.with(seat, String(move.space)), books };
    case "buy_item":
    case "buy_commission":
      return book ? now(without(book, side)) : { spaces, books };
    case "return":
      return book ? now(onTop(book, side, { face: String(move.wants), back: null, city })) : { spaces, books };
    case "turn": {
      const back = book && topOf(book, side)?.back;
      return back ? now(turn(book, side, back)) : { spaces, books, lifted: side };
    }
    case "reveal_item":
    case "reveal_commission": {
      if (!book) return { spaces, books };
      const face = String(move.item ?? move.wants);
      if (lifted && OTHER[lifted] === side) return now(turn(book, lifted, face));
      return now({ ...onTop(book, side, { face, back: null, city }), unseen: book.unseen - 1 });
    }
    default:
      return { spaces, books };
  }
}
