/** What others do, as it goes over the table while their home is visited: a dwarf goes to work, goods travel by themselves, loot and tiles go home from where the dwarf is. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  use: { from: "dwarfs", to: "space" },
  imitate: { from: "work", to: "space" },
  save: { to: "space" },
  furnish: { to: "work" },
  loot: { from: "work", to: "supplies" },
  forge: { to: "work" },
  lay: { from: "work", to: "visit" },
  put: { from: "work", to: "visit" },
  install: { from: "work", to: "visit" },
  sow: { from: "supplies", to: "land" },
  breed: { to: "land" },
  reveal: { to: "turned" },
  token: { to: "turned" },
  ...Object.fromEntries(["buy", "trade", "swap", "food", "disarm", "substitute", "feed"].map((kind) => [kind, { to: "supplies" }])),
};

export const sounds: Readonly<Record<string, Sound>> = { lay: "stone", install: "stone", forge: "stone", trade: "coin", buy: "coin", coins: "coin" };
