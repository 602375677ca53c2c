import type { Play } from "../../table/play.svelte";
import { isAway } from "./events";
import { toldUpTo } from "./turned";
import type { CavernaView, HomeView } from "./view";

/** The home of a seat as far as it has been told: what an expedition of somebody else brings is there when its card tells of it, and not before. */
export function toldHome(play: () => Play<CavernaView>, seat: () => number): () => HomeView | undefined {
  let packed: HomeView | undefined = $state.raw();
  const now = $derived(play().view.homes[seat()]);
  const away = $derived(seat() !== play().seat && isAway(play().log, seat(), toldUpTo(play())));
  $effect.pre(() => {
    if (!away) packed = now;
  });
  return () => (now && away && packed ? { ...now, goods: packed.goods, animals: packed.animals } : now);
}
