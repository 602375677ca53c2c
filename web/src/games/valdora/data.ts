// Written by scripts/content.py from filone.games.valdora.content. Do not edit.

export type City = "catalogue" | "commissions" | "harbour-city";
export type Purpose = City | "road" | "harbour" | "mine" | "house";

/** What a space is for, and the gems that an action loads in a harbour. */
export interface Space {
  purpose: Purpose;
  ships: number;
}

export const GEMS: readonly string[] = ["gold", "ruby", "sapphire", "amethyst", "emerald"];

export const PAN: string = "pan";

export const PAN_TAKES: string = "gold";

export const PURSE: number = 6;

export const OPEN_COMMISSIONS: number = 3;

export const SPACES: Readonly<Record<string, Space>> = {
  "city_a": {"purpose": "catalogue", "ships": 0},
  "city_b": {"purpose": "catalogue", "ships": 0},
  "city_c": {"purpose": "commissions", "ships": 0},
  "city_d": {"purpose": "commissions", "ships": 0},
  "harbour_city": {"purpose": "harbour-city", "ships": 1},
  "road_1": {"purpose": "road", "ships": 0},
  "road_2": {"purpose": "road", "ships": 0},
  "road_3": {"purpose": "road", "ships": 0},
  "road_4": {"purpose": "road", "ships": 0},
  "road_5": {"purpose": "road", "ships": 0},
  "road_6": {"purpose": "road", "ships": 0},
  "road_7": {"purpose": "road", "ships": 0},
  "road_8": {"purpose": "road", "ships": 0},
  "road_9": {"purpose": "road", "ships": 0},
  "road_10": {"purpose": "road", "ships": 0},
  "road_11": {"purpose": "road", "ships": 0},
  "road_12": {"purpose": "road", "ships": 0},
  "road_13": {"purpose": "road", "ships": 0},
  "harbour_1": {"purpose": "harbour", "ships": 1},
  "harbour_2": {"purpose": "harbour", "ships": 2},
  "mine_1": {"purpose": "mine", "ships": 0},
  "mine_2": {"purpose": "mine", "ships": 0},
  "mine_3": {"purpose": "mine", "ships": 0},
  "house_silver": {"purpose": "house", "ships": 0},
  "house_yellow": {"purpose": "house", "ships": 0},
  "house_white": {"purpose": "house", "ships": 0},
  "house_violet": {"purpose": "house", "ships": 0},
  "house_red": {"purpose": "house", "ships": 0},
  "house_blue": {"purpose": "house", "ships": 0},
  "house_green": {"purpose": "house", "ships": 0},
};

export const WANTS: Readonly<Record<string, readonly string[]>> = {
  "coin": [],
  "gold": ["gold"],
  "ruby": ["ruby"],
  "sapphire": ["sapphire"],
  "amethyst": ["amethyst"],
  "emerald": ["emerald"],
  "gold_gold_gold": ["gold", "gold", "gold"],
  "gold_gold_ruby": ["gold", "gold", "ruby"],
  "gold_gold_sapphire": ["gold", "gold", "sapphire"],
  "gold_gold_amethyst": ["gold", "gold", "amethyst"],
  "gold_gold_emerald": ["gold", "gold", "emerald"],
  "gold_ruby_ruby": ["gold", "ruby", "ruby"],
  "gold_ruby_sapphire": ["gold", "ruby", "sapphire"],
  "gold_ruby_amethyst": ["gold", "ruby", "amethyst"],
  "gold_ruby_emerald": ["gold", "ruby", "emerald"],
  "gold_sapphire_sapphire": ["gold", "sapphire", "sapphire"],
  "gold_sapphire_amethyst": ["gold", "sapphire", "amethyst"],
  "gold_sapphire_emerald": ["gold", "sapphire", "emerald"],
  "gold_amethyst_amethyst": ["gold", "amethyst", "amethyst"],
  "gold_amethyst_emerald": ["gold", "amethyst", "emerald"],
  "gold_emerald_emerald": ["gold", "emerald", "emerald"],
  "ruby_ruby_ruby": ["ruby", "ruby", "ruby"],
  "ruby_ruby_sapphire": ["ruby", "ruby", "sapphire"],
  "ruby_ruby_amethyst": ["ruby", "ruby", "amethyst"],
  "ruby_ruby_emerald": ["ruby", "ruby", "emerald"],
  "ruby_sapphire_sapphire": ["ruby", "sapphire", "sapphire"],
  "ruby_sapphire_amethyst": ["ruby", "sapphire", "amethyst"],
  "ruby_sapphire_emerald": ["ruby", "sapphire", "emerald"],
  "ruby_amethyst_amethyst": ["ruby", "amethyst", "amethyst"],
  "ruby_amethyst_emerald": ["ruby", "amethyst", "emerald"],
  "ruby_emerald_emerald": ["ruby", "emerald", "emerald"],
  "sapphire_sapphire_sapphire": ["sapphire", "sapphire", "sapphire"],
  "sapphire_sapphire_amethyst": ["sapphire", "sapphire", "amethyst"],
  "sapphire_sapphire_emerald": ["sapphire", "sapphire", "emerald"],
  "sapphire_amethyst_amethyst": ["sapphire", "amethyst", "amethyst"],
  "sapphire_amethyst_emerald": ["sapphire", "amethyst", "emerald"],
  "sapphire_emerald_emerald": ["sapphire", "emerald", "emerald"],
  "amethyst_amethyst_amethyst": ["amethyst", "amethyst", "amethyst"],
  "amethyst_amethyst_emerald": ["amethyst", "amethyst", "emerald"],
  "amethyst_emerald_emerald": ["amethyst", "emerald", "emerald"],
  "emerald_emerald_emerald": ["emerald", "emerald", "emerald"],
};
