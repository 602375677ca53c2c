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
