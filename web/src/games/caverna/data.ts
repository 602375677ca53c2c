// Written by scripts/content.py from filone.games.caverna.content. Do not edit.

export type Amounts = Readonly<Partial<Record<string, number>>>;

export interface Furnishing {
  name: string;
  kind: string;
  cost: Amounts;
  points: number;
}

/** `what` is a good or a tile, `number` how many, the price or the level. */
export interface Step {
  does: string;
  what: string;
  number: number;
}

/** Parts of another `group` are alternatives; those of a higher `rank` come later. */
export interface Part {
  group: number;
  rank: number;
  steps: readonly Step[];
}

/** `pile` is what each round brings: good, number if the space is empty, number otherwise. `stage` is 0 on a board. */
export interface Space {
  name: string;
  stage: number;
  pile: readonly (readonly [string, number, number])[];
  parts: readonly Part[];
}

export const GOODS: readonly string[] = ["wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable", "dog", "sheep", "donkey", "boar", "cattle"];

export const KINDS: readonly string[] = ["dwelling", "room", "material", "cave", "parlor", "storage", "chamber"];

export const FURNISHINGS: readonly Furnishing[] = [
  {"name": "dwelling", "kind": "dwelling", "cost": {"wood": 4, "stone": 3}, "points": 3},
  {"name": "simple_dwelling_a", "kind": "dwelling", "cost": {"wood": 4, "stone": 2}, "points": 0},
  {"name": "simple_dwelling_b", "kind": "dwelling", "cost": {"wood": 3, "stone": 3}, "points": 0},
  {"name": "mixed_dwelling", "kind": "dwelling", "cost": {"wood": 5, "stone": 4}, "points": 4},
  {"name": "couple_dwelling", "kind": "dwelling", "cost": {"wood": 8, "stone": 6}, "points": 5},
  {"name": "additional_dwelling", "kind": "dwelling", "cost": {"wood": 4, "stone": 3}, "points": 5},
  {"name": "cuddle_room", "kind": "room", "cost": {"wood": 1}, "points": 2},
  {"name": "breakfast_room", "kind": "room", "cost": {"wood": 1}, "points": 0},
  {"name": "stubble_room", "kind": "room", "cost": {"wood": 1, "ore": 1}, "points": 1},
  {"name": "work_room", "kind": "room", "cost": {"stone": 1}, "points": 2},
  {"name": "guest_room", "kind": "room", "cost": {"wood": 1, "stone": 1}, "points": 0},
  {"name": "office_room", "kind": "room", "cost": {"stone": 1}, "points": 0},
  {"name": "carpenter", "kind": "material", "cost": {"stone": 1}, "points": 0},
  {"name": "stone_carver", "kind": "material", "cost": {"wood": 1}, "points": 1},
  {"name": "blacksmith", "kind": "material", "cost": {"wood": 1, "stone": 2}, "points": 3},
  {"name": "miner", "kind": "material", "cost": {"wood": 1, "stone": 1}, "points": 3},
  {"name": "builder", "kind": "material", "cost": {"stone": 1}, "points": 2},
  {"name": "trader", "kind": "material", "cost": {"wood": 1}, "points": 2},
  {"name": "wood_supplier", "kind": "material", "cost": {"stone": 1}, "points": 2},
  {"name": "stone_supplier", "kind": "material", "cost": {"wood": 1}, "points": 1},
  {"name": "ruby_supplier", "kind": "material", "cost": {"wood": 2, "stone": 2}, "points": 2},
  {"name": "dog_school", "kind": "material", "cost": {}, "points": 0},
  {"name": "quarry", "kind": "material", "cost": {"wood": 1}, "points": 2},
  {"name": "seam", "kind": "material", "cost": {"wood": 2}, "points": 1},
  {"name": "slaughtering_cave", "kind": "cave", "cost": {"wood": 2, "stone": 2}, "points": 2},
  {"name": "cooking_cave", "kind": "cave", "cost": {"stone": 2}, "points": 2},
  {"name": "working_cave", "kind": "cave", "cost": {"wood": 1, "stone": 1}, "points": 2},
  {"name": "mining_cave", "kind": "cave", "cost": {"wood": 3, "stone": 2}, "points": 2},
  {"name": "breeding_cave", "kind": "cave", "cost": {"grain": 1, "stone": 1}, "points": 2},
  {"name": "peaceful_cave", "kind": "cave", "cost": {"wood": 2, "stone": 2}, "points": 2},
  {"name": "weaving_parlor", "kind": "parlor", "cost": {"wood": 2, "stone": 1}, "points": 0},
  {"name": "milking_parlor", "kind": "parlor", "cost": {"wood": 2, "stone": 2}, "points": 0},
  {"name": "state_parlor", "kind": "parlor", "cost": {"stone": 3, "gold": 5}, "points": 0},
  {"name": "hunting_parlor", "kind": "parlor", "cost": {"wood": 2}, "points": 1},
  {"name": "beer_parlor", "kind": "parlor", "cost": {"wood": 2}, "points": 3},
  {"name": "blacksmithing_parlor", "kind": "parlor", "cost": {"ore": 3}, "points": 2},
  {"name": "stone_storage", "kind": "storage", "cost": {"wood": 3, "ore": 1}, "points": 0},
  {"name": "ore_storage", "kind": "storage", "cost": {"wood": 1, "stone": 2}, "points": 0},
  {"name": "spare_part_storage", "kind": "storage", "cost": {"wood": 2}, "points": 0},
  {"name": "main_storage", "kind": "storage", "cost": {"wood": 2, "stone": 1}, "points": 0},
  {"name": "weapon_storage", "kind": "storage", "cost": {"wood": 3, "stone": 2}, "points": 0},
  {"name": "supplies_storage", "kind": "storage", "cost": {"food": 3, "wood": 1}, "points": 0},
  {"name": "broom_chamber", "kind": "chamber", "cost": {"wood": 1}, "points": 0},
  {"name": "treasure_chamber", "kind": "chamber", "cost": {"wood": 1, "stone": 1}, "points": 0},
  {"name": "food_chamber", "kind": "chamber", "cost": {"wood": 2, "vegetable": 2}, "points": 0},
  {"name": "prayer_chamber", "kind": "chamber", "cost": {"wood": 2}, "points": 0},
  {"name": "writing_chamber", "kind": "chamber", "cost": {"stone": 2}, "points": 0},
  {"name": "fodder_chamber", "kind": "chamber", "cost": {"grain": 2, "stone": 1}, "points": 0},
];

export const SPACES: readonly Space[] = [
  {"name": "drift_mining_1_3", "stage": 0, "pile": [["stone", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel", "number": 0}]}]},
  {"name": "logging_1_3", "stage": 0, "pile": [["wood", 3, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "expedition", "what": "", "number": 1}]}]},
  {"name": "wood_gathering", "stage": 0, "pile": [["wood", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}]},
  {"name": "excavation_1_3", "stage": 0, "pile": [["stone", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel cavern_cavern", "number": 0}]}]},
  {"name": "supplies", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "wood", "number": 1}, {"does": "gain", "what": "stone", "number": 1}, {"does": "gain", "what": "ore", "number": 1}, {"does": "gain", "what": "food", "number": 1}, {"does": "gain", "what": "gold", "number": 2}]}]},
  {"name": "clearing_1_3", "stage": 0, "pile": [["wood", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "meadow_field", "number": 0}]}]},
  {"name": "starting_player_1_3", "stage": 0, "pile": [["food", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "token", "what": "", "number": 0}, {"does": "take", "what": "", "number": 0}, {"does": "gain", "what": "ore", "number": 2}]}]},
  {"name": "ore_mining_1_3", "stage": 0, "pile": [["ore", 2, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "per_ore_mine", "what": "ore", "number": 2}]}]},
  {"name": "sustenance_1_3", "stage": 0, "pile": [["food", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "gain", "what": "grain", "number": 1}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "meadow_field", "number": 0}]}]},
  {"name": "ruby_mining", "stage": 0, "pile": [["ruby", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "for_ruby_mines", "what": "ruby", "number": 1}]}]},
  {"name": "housework", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "dog", "number": 1}]}, {"group": 0, "rank": 0, "steps": [{"does": "furnish", "what": "", "number": 0}]}]},
  {"name": "slash_and_burn", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "meadow_field", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "sow", "what": "", "number": 0}]}]},
  {"name": "drift_mining_4_7", "stage": 0, "pile": [["stone", 2, 2]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel", "number": 0}]}]},
  {"name": "imitation_4_7", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "imitate", "what": "", "number": 2}]}]},
  {"name": "logging_4_7", "stage": 0, "pile": [["wood", 3, 3]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "expedition", "what": "", "number": 1}]}]},
  {"name": "forest_exploration_4_7", "stage": 0, "pile": [["wood", 2, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "gain", "what": "food", "number": 2}]}]},
  {"name": "excavation_4_7", "stage": 0, "pile": [["stone", 2, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel cavern_cavern", "number": 0}]}]},
  {"name": "growth", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "wood", "number": 1}, {"does": "gain", "what": "stone", "number": 1}, {"does": "gain", "what": "ore", "number": 1}, {"does": "gain", "what": "food", "number": 1}, {"does": "gain", "what": "gold", "number": 2}]}, {"group": 1, "rank": 0, "steps": [{"does": "grow", "what": "", "number": 0}]}]},
  {"name": "clearing_4_7", "stage": 0, "pile": [["wood", 2, 2]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "meadow_field", "number": 0}]}]},
  {"name": "starting_player_4_7", "stage": 0, "pile": [["food", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "token", "what": "", "number": 0}, {"does": "take", "what": "", "number": 0}, {"does": "gain", "what": "ruby", "number": 1}]}]},
  {"name": "ore_mining_4_7", "stage": 0, "pile": [["ore", 3, 2]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "per_ore_mine", "what": "ore", "number": 2}]}]},
  {"name": "sustenance_4_7", "stage": 0, "pile": [["grain", 1, 0], ["vegetable", 0, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "meadow_field", "number": 0}]}]},
  {"name": "strip_mining", "stage": 0, "pile": [["ore", 1, 0], ["stone", 0, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "gain", "what": "wood", "number": 2}]}]},
  {"name": "imitation_3", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "imitate", "what": "", "number": 4}]}]},
  {"name": "forest_exploration_3", "stage": 0, "pile": [["wood", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "gain", "what": "vegetable", "number": 1}]}]},
  {"name": "depot_5", "stage": 0, "pile": [["wood", 1, 1], ["ore", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}]},
  {"name": "weekly_market_5", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "gold", "number": 4}]}, {"group": 0, "rank": 1, "steps": [{"does": "buy", "what": "", "number": 0}]}]},
  {"name": "hardware_rental_5", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "expedition", "what": "", "number": 2}]}, {"group": 0, "rank": 1, "steps": [{"does": "sow", "what": "", "number": 0}]}]},
  {"name": "small_scale_drift_mining", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "stone", "number": 1}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel", "number": 0}]}]},
  {"name": "imitation_5", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "imitate", "what": "", "number": 4}]}]},
  {"name": "fence_building_5", "stage": 0, "pile": [["wood", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "put", "what": "small_pasture", "number": 2}]}, {"group": 0, "rank": 1, "steps": [{"does": "lay", "what": "large_pasture", "number": 4}]}]},
  {"name": "depot_6_7", "stage": 0, "pile": [["wood", 1, 1], ["ore", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}]},
  {"name": "weekly_market_6_7", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "gold", "number": 4}]}, {"group": 0, "rank": 1, "steps": [{"does": "buy", "what": "", "number": 0}]}]},
  {"name": "hardware_rental_6_7", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "gain", "what": "wood", "number": 2}]}, {"group": 0, "rank": 1, "steps": [{"does": "expedition", "what": "", "number": 2}]}, {"group": 0, "rank": 2, "steps": [{"does": "sow", "what": "", "number": 0}]}]},
  {"name": "drift_mining_6_7", "stage": 0, "pile": [["stone", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel", "number": 0}]}]},
  {"name": "imitation_6_7", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "imitate", "what": "", "number": 1}]}]},
  {"name": "fence_building_6_7", "stage": 0, "pile": [["wood", 2, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "put", "what": "small_pasture", "number": 2}]}, {"group": 0, "rank": 1, "steps": [{"does": "lay", "what": "large_pasture", "number": 4}]}]},
  {"name": "large_depot", "stage": 0, "pile": [["wood", 2, 1], ["ore", 1, 1], ["stone", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}]}]},
  {"name": "imitation_7", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "imitate", "what": "", "number": 0}]}]},
  {"name": "extension", "stage": 0, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "meadow_field", "number": 0}, {"does": "gain", "what": "wood", "number": 1}]}, {"group": 1, "rank": 0, "steps": [{"does": "lay", "what": "cavern_tunnel", "number": 0}, {"does": "gain", "what": "stone", "number": 1}]}]},
  {"name": "blacksmithing", "stage": 1, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "forge", "what": "", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "expedition", "what": "", "number": 3}]}]},
  {"name": "sheep_farming", "stage": 1, "pile": [["sheep", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "put", "what": "small_pasture", "number": 2}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "large_pasture", "number": 4}]}, {"group": 0, "rank": 0, "steps": [{"does": "put", "what": "stable", "number": 1}]}, {"group": 0, "rank": 1, "steps": [{"does": "take", "what": "", "number": 0}]}]},
  {"name": "ore_mine_construction", "stage": 1, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "ore_mine_deep_tunnel", "number": 0}, {"does": "gain", "what": "ore", "number": 3}]}, {"group": 0, "rank": 1, "steps": [{"does": "expedition", "what": "", "number": 2}]}]},
  {"name": "wish_for_children", "stage": 2, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "grow", "what": "", "number": 0}]}, {"group": 1, "rank": 0, "steps": [{"does": "furnish", "what": "", "number": 1}]}]},
  {"name": "urgent_wish_for_children", "stage": 2, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "furnish", "what": "", "number": 1}]}, {"group": 0, "rank": 1, "steps": [{"does": "grow", "what": "", "number": 0}]}, {"group": 1, "rank": 0, "steps": [{"does": "gain", "what": "gold", "number": 3}]}]},
  {"name": "donkey_farming", "stage": 2, "pile": [["donkey", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "put", "what": "small_pasture", "number": 2}]}, {"group": 0, "rank": 0, "steps": [{"does": "lay", "what": "large_pasture", "number": 4}]}, {"group": 0, "rank": 0, "steps": [{"does": "put", "what": "stable", "number": 1}]}, {"group": 0, "rank": 1, "steps": [{"does": "take", "what": "", "number": 0}]}]},
  {"name": "ruby_mine_construction", "stage": 2, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "put", "what": "ruby_mine", "number": 0}]}, {"group": 1, "rank": 0, "steps": [{"does": "put", "what": "ruby_mine", "number": 0}, {"does": "gain", "what": "ruby", "number": 1}]}]},
  {"name": "family_life", "stage": 3, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "grow", "what": "", "number": 0}]}, {"group": 0, "rank": 0, "steps": [{"does": "sow", "what": "", "number": 0}]}]},
  {"name": "ore_delivery", "stage": 3, "pile": [["stone", 1, 1], ["ore", 1, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "per_ore_mine", "what": "ore", "number": 2}]}]},
  {"name": "exploration", "stage": 3, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "expedition", "what": "", "number": 4}]}]},
  {"name": "ore_trading", "stage": 4, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "trade", "what": "", "number": 3}]}]},
  {"name": "adventure", "stage": 4, "pile": [], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "forge", "what": "", "number": 0}]}, {"group": 0, "rank": 1, "steps": [{"does": "expedition", "what": "", "number": 1}]}, {"group": 0, "rank": 2, "steps": [{"does": "expedition", "what": "", "number": 1}]}]},
  {"name": "ruby_delivery", "stage": 4, "pile": [["ruby", 2, 1]], "parts": [{"group": 0, "rank": 0, "steps": [{"does": "take", "what": "", "number": 0}, {"does": "for_ruby_mines", "what": "ruby", "number": 2}]}]},
];

export const LOOT: readonly { name: string; strength: number }[] = [
  {"name": "all_weapons_plus_1", "strength": 1},
  {"name": "dog", "strength": 1},
  {"name": "wood", "strength": 1},
  {"name": "grain", "strength": 2},
  {"name": "sheep", "strength": 2},
  {"name": "stone", "strength": 3},
  {"name": "donkey", "strength": 3},
  {"name": "vegetable", "strength": 4},
  {"name": "ore_2", "strength": 4},
  {"name": "boar", "strength": 5},
  {"name": "gold_2", "strength": 6},
  {"name": "furnish_cavern", "strength": 7},
  {"name": "stable", "strength": 8},
  {"name": "tunnel", "strength": 9},
  {"name": "small_pasture", "strength": 9},
  {"name": "cattle", "strength": 10},
  {"name": "large_pasture", "strength": 10},
  {"name": "meadow", "strength": 11},
  {"name": "dwelling", "strength": 11},
  {"name": "field", "strength": 12},
  {"name": "sow", "strength": 12},
  {"name": "cavern", "strength": 14},
  {"name": "breed_2", "strength": 14},
];

export const EXCHANGE_PIECES: Readonly<Record<string, string>> = {"ruby_meadow": "meadow", "ruby_field": "field", "ruby_tunnel": "tunnel", "ruby_cavern": "cavern"};

export const FINDS: readonly [readonly [number, number], string, number][] = [[[2, 0], "boar", 1], [[0, 2], "boar", 1], [[1, 3], "food", 1], [[4, 3], "food", 1], [[5, 0], "food", 2]];

export const ENTRY: readonly [number, number] = [3, 3];
