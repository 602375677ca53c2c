import type { Play } from "../../table/play.svelte";
import { beforeHarvest, isAway, toldUpTo } from "./events";
import { sameCell } from "./home";
import type { CavernaView, HomeView } from "./view";

/** The home of a seat as far as it has been told: what an expedition of somebody else brings is there when its card tells of it, and not before; so is the harvest. */
export function toldHome(play: () => Play<CavernaView>, seat: () => number): () => HomeView | undefined {
  let packed: HomeView | undefined = $state.raw();
  const now = $derived(play().view.homes[seat()]);
  const at = $derived(toldUpTo(play()));
  const away = $derived(seat() !== play().seat && isAway(play().log, seat(), at));
  const early = $derived(beforeHarvest(play()));
  $effect.pre(() => {
    if (!away && !early) packed = now;
  });
  return () => {
    if (!now || !packed) return now;
    if (away) return { ...now, goods: packed.goods, animals: packed.animals };
    return early ? unreaped(now, packed, play().log[at]!.told.find(({ tale, seat: one }) => tale === "reaped" && one === seat())?.goods ?? {}) : now;
  };
}

/** Everybody is at work, and what grew when a home `was` seen last still does, beside what was sown since. */
function unreaped(home: HomeView, was: HomeView, reaped: object): HomeView {
  const goods = { ...home.goods };
  for (const [good, number] of Object.entries(reaped as Record<string, number>)) goods[good]! -= number;
  const sown = home.crops.filter(({ cell }) => !was.crops.some((crop) => sameCell(crop.cell, cell)));
  const crops = [...was.crops, ...sown.map((crop) => ({ ...crop, number: crop.number + 1 }))];
  return { ...home, goods, crops, dwarfs: home.dwarfs.map((dwarf) => ({ ...dwarf, placed: true })) };
}
