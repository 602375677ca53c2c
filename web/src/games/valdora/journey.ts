/** What a destination costs, and whether there would be anything to do. */
import { feeOf, GEMS, gemsOf, madeFor, patronOf, purposeOf, type Valley } from "./valley";
import type { Adventurer, ValdoraView } from "./view";

/** The coins that the player on turn would pay to those who stand there. */
export function tollOf(view: ValdoraView, space: string): number {
  const mover = view.mover;
  if (mover === null || purposeOf(space) === "mine") return 0;
  const company = view.players.filter((player, seat) => seat !== mover && player.space === space).length;
  return Math.min(company, view.players[mover]!.coins);
}

/** Whether a gem could be loaded with so many coins. */
function loadable(valley: Valley, player: Adventurer, coins: number, gem: string): boolean {
  return Object.entries(player.equipment).some(([item, held]) => {
    const meant = madeFor(valley, item);
    if (meant) return held === null && meant === gem;
    return held !== gem && feeOf(valley, item) <= coins;
  });
}

/** Whether a player carries what a commission wants. */
export function deliverable(player: Adventurer, coins: number, wants: string): boolean {
  if (wants === "coin") return coins > 0;
  const carried = Object.values(player.equipment);
  return GEMS.every((gem) => carried.filter((one) => one === gem).length >= gemsOf(wants).filter((one) => one === gem).length);
}

/** Whether the player on turn would find something to do there; otherwise the turn ends by itself on arrival. */
export function worthwhile(view: ValdoraView, valley: Valley, space: string): boolean {
  const player = view.players[view.mover ?? 0]!;
  const coins = player.coins - tollOf(view, space);
  const loads = (pile: Record<string, number>) => GEMS.some((gem) => pile[gem] && loadable(valley, player, coins, gem));
  switch (purposeOf(space)) {
    case "mine":
      return false;
    case "house":
      return player.open.some((card) => `house_${patronOf(valley, card.face).colour}` === space && deliverable(player, coins, card.face));
    case "road":
      return loads(view.roads[space] ?? {});
    case "harbour":
      return loads(view.discard);
    case "harbour-city":
      return !player.provisions || loads(view.discard);
    default: {
      const book = view.books[space]!;
      return !player.provisions || book.left.length + book.right.length > 0;
    }
  }
}
