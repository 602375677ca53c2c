/** What others do, as it goes over the table. A dwarf goes to work from the panel of its player; goods travel by themselves, loot from where the dwarf is at work, tiles into the home that is visited. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  use: { from: "dwarfs", to: "space" },
  imitate: { from: "work", to: "space" },
  save: { to: "space" },
  furnish: { from: "tile", to: "seat" },
  loot: { from: "work", to: "seat" },
  forge: { from: "work", to: "seat" },
  lay: { from: "work", to: "visit" },
  put: { from: "work", to: "visit" },
  install: { from: "seat", to: "visit" },
  sow: { from: "work", to: "seat" },
};

export const sounds: Readonly<Record<string, Sound>> = { lay: "stone", install: "stone", forge: "stone", trade: "coin", buy: "coin", coins: "coin" };
