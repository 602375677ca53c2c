/** The pawn that is on its way, and the hex that it has come to: how far somebody is goes with it, hex by hex, and is not there before it. */
import type { EldoradoView } from "./view";

class Afoot {
  #pawn = $state("");
  #cell: readonly number[] = $state.raw([]);

  /** On which hex of its way a pawn is now; on none when it is there. */
  come(pawn: string, cell: readonly number[] | undefined): void {
    if (cell) [this.#pawn, this.#cell] = [pawn, cell];
    else if (this.#pawn === pawn) this.#pawn = "";
  }

  /** Where the pawns of somebody are seen; one that has arrived has no place. */
  pawnsOf({ players }: EldoradoView, seat: number): readonly (readonly number[] | null)[] {
    return players[seat]!.pawns.map((cell, i) => (this.#pawn === `${seat}-${i}` ? this.#cell : cell));
  }
}

export const afoot = new Afoot();

/** How far each pawn of somebody that is still on its way is seen from El Dorado. */
export const leftOf = (view: EldoradoView, seat: number): number[] =>
  afoot
    .pawnsOf(view, seat)
    .flatMap((pawn) => (pawn ? view.board.filter(({ q, r }) => q === pawn[0] && r === pawn[1]) : []))
    .map(({ steps }) => steps);
