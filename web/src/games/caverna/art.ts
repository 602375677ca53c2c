/** Colours and signs that go by the names of things. */
/** The colours of the kinds of furnishing tile. */
export const KIND_COLOURS: Readonly<Record<string, string>> = {
  dwelling: "#c07f35",
  room: "#7f9d56",
  material: "#6d8ca5",
  cave: "#b06a6a",
  parlor: "#d3ac45",
  storage: "#d3ac45",
  chamber: "#d3ac45",
};

export const LOOT_SIGNS: Readonly<Record<string, readonly [sign: string, number: number]>> = {
  all_weapons_plus_1: ["weapon", 1],
  dog: ["dog", 1],
  wood: ["wood", 1],
  grain: ["grain", 1],
  sheep: ["sheep", 1],
  stone: ["stone", 1],
  donkey: ["donkey", 1],
  vegetable: ["vegetable", 1],
  ore_2: ["ore", 2],
  boar: ["boar", 1],
  gold_2: ["gold", 2],
  furnish_cavern: ["furnish", 0],
  stable: ["stable", 0],
  tunnel: ["tunnel", 0],
  small_pasture: ["small_pasture", 0],
  cattle: ["cattle", 1],
  large_pasture: ["large_pasture", 0],
  meadow: ["meadow", 0],
  dwelling: ["dwelling", 0],
  field: ["field", 0],
  sow: ["sow", 0],
  cavern: ["cavern", 0],
  breed_2: ["breed", 2],
};

/** Of a small map: what each kind of land looks like from far away. */
export const LAND_COLOURS: Readonly<Record<string, string>> = {
  meadow: "#9cb958",
  small_pasture: "#c2d486",
  large_pasture: "#c2d486",
  field: "#7a5233",
  cavern: "#d98a4a",
  furnished: "#f0b98a",
  tunnel: "#2a2226",
  deep_tunnel: "#1b2230",
  ore_mine: "#4f6690",
  ruby_mine: "#c0395a",
};
