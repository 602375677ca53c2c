/** In which order the players have their turns. */
import type { Play } from "../../table/play.svelte";
import type { OpenView } from "./open";

type Seated = Pick<OpenView, "options" | "hands">;

/** All seats, from the first one on, as they come round. */
export function order({ options, hands }: Seated): number[] {
  const [first, ...others] = hands.keys();
  return [first!, ...(options.turn_direction === "clockwise" ? others : others.reverse())];
}

/** Who comes after a seat: the next one with cards in hand. */
export function after(view: Seated, seat: number): number | undefined {
  const round = order(view);
  const at = round.indexOf(seat);
  return [...round.slice(at + 1), ...round.slice(0, at)].find((one) => view.hands[one]);
}

/** Who comes after whoever is seen to move. */
export function nextOf({ view, telling }: Pick<Play<OpenView>, "view" | "telling">): number | undefined {
  const mover = telling && telling.seat >= 0 ? telling.seat : view.turn;
  return view.ask === "card" && mover >= 0 ? after(view, mover) : undefined;
}
