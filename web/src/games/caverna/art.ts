/** The signs of goods, deeds and furnishing tiles, from the game-icons set. */
import additional from "icon:family-house";
import anvil from "icon:anvil";
import anvilImpact from "icon:anvil-impact";
import baby from "icon:baby-face";
import bed from "icon:bed";
import beer from "icon:beer-stein";
import boar from "icon:boar";
import bowl from "icon:fruit-bowl";
import brick from "icon:brick-pile";
import broom from "icon:broom";
import bunk from "icon:bunk-beds";
import candles from "icon:candles";
import chest from "icon:open-treasure-chest";
import coffee from "icon:coffee-cup";
import cog from "icon:gear-hammer";
import coins from "icon:two-coins";
import cow from "icon:cow";
import crate from "icon:wooden-crate";
import crown from "icon:throne-king";
import deer from "icon:deer-head";
import diamond from "icon:cut-diamond";
import dog from "icon:sitting-dog";
import dogHouse from "icon:dog-house";
import donkey from "icon:donkey";
import door from "icon:wooden-door";
import dove from "icon:peace-dove";
import gems from "icon:gems";
import granary from "icon:granary";
import hearts from "icon:hearts";
import helmet from "icon:mining-helmet";
import house from "icon:house";
import knapsack from "icon:knapsack";
import log from "icon:log";
import meal from "icon:meal";
import meat from "icon:meat-cleaver";
import milk from "icon:milk-carton";
import mine from "icon:gold-mine";
import miner from "icon:miner";
import mirror from "icon:mirror-mirror";
import nails from "icon:hammer-nails";
import nest from "icon:nest-eggs";
import office from "icon:office-chair";
import ore from "icon:ore";
import pot from "icon:cooking-pot";
import quill from "icon:quill-ink";
import rock from "icon:rock";
import saw from "icon:hand-saw";
import scythe from "icon:scythe";
import sheep from "icon:sheep";
import shop from "icon:shop";
import sleeper from "icon:person-in-bed";
import sprout from "icon:plant-seed";
import stone from "icon:stone-pile";
import stoneBlock from "icon:stone-block";
import swords from "icon:swords-emblem";
import trade from "icon:trade";
import truck from "icon:mine-truck";
import trowel from "icon:trowel";
import vegetable from "icon:pumpkin";
import wagon from "icon:mine-wagon";
import warehouse from "icon:warehouse";
import warPick from "icon:war-pick";
import wheat from "icon:wheat";
import wood from "icon:wood-pile";
import wool from "icon:wool";
import stable from "icon:barn";
import crafting from "icon:stone-crafting";

export const GOOD_ICONS: Readonly<Record<string, string>> = {
  wood: log,
  stone: rock,
  ore,
  ruby: diamond,
  food: meal,
  gold: coins,
  grain: wheat,
  vegetable,
  dog,
  sheep,
  donkey,
  boar,
  cattle: cow,
};

/** Wood is brown and so on: on parchment and on the table in both themes. */
export const GOOD_COLOURS: Readonly<Record<string, string>> = {
  wood: "#8a5a2b",
  stone: "#7d8085",
  ore: "#3f4450",
  ruby: "#b3203a",
  food: "#a8622f",
  gold: "#c08a12",
  grain: "#b98a14",
  vegetable: "#c8621b",
  dog: "#6b4a33",
  sheep: "#f2ede0",
  donkey: "#8d8a86",
  boar: "#4f3a2c",
  cattle: "#7a3e24",
};

export const DEEDS: Readonly<Record<string, string>> = {
  token: crown,
  imitate: mirror,
  furnish: door,
  grow: baby,
  sow: sprout,
  forge: anvil,
  expedition: knapsack,
  buy: shop,
  trade,
  breed: nest,
  sharpen: swords,
  stable,
  weapon: warPick,
};

export const TILE_ICONS: Readonly<Record<string, string>> = {
  dwelling: bed,
  simple_dwelling_a: bed,
  simple_dwelling_b: bed,
  mixed_dwelling: sleeper,
  couple_dwelling: bunk,
  additional_dwelling: additional,
  cuddle_room: hearts,
  breakfast_room: coffee,
  stubble_room: scythe,
  work_room: helmet,
  guest_room: house,
  office_room: office,
  carpenter: saw,
  stone_carver: crafting,
  blacksmith: anvilImpact,
  miner,
  builder: trowel,
  trader: trade,
  wood_supplier: wood,
  stone_supplier: stone,
  ruby_supplier: gems,
  dog_school: dogHouse,
  quarry: stoneBlock,
  seam: mine,
  slaughtering_cave: meat,
  cooking_cave: pot,
  working_cave: nails,
  mining_cave: truck,
  breeding_cave: nest,
  peaceful_cave: dove,
  weaving_parlor: wool,
  milking_parlor: milk,
  state_parlor: crown,
  hunting_parlor: deer,
  beer_parlor: beer,
  blacksmithing_parlor: anvil,
  stone_storage: brick,
  ore_storage: wagon,
  spare_part_storage: cog,
  main_storage: warehouse,
  weapon_storage: swords,
  supplies_storage: crate,
  broom_chamber: broom,
  treasure_chamber: chest,
  food_chamber: bowl,
  prayer_chamber: candles,
  writing_chamber: quill,
  fodder_chamber: granary,
};

/** The colours of the kinds of furnishing tile. */
export const KIND_COLOURS: Readonly<Record<string, string>> = {
  dwelling: "#c99a5b",
  room: "#a9c08a",
  material: "#9fb3c4",
  cave: "#c4a1a1",
  parlor: "#e2c25e",
  storage: "#e2c25e",
  chamber: "#e2c25e",
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
