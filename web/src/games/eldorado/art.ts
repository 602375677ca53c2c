/** The drawings and colours of everything that lies on the table. */
import adventurer from "icon:mountain-climbing";
import camp from "icon:camping-tent";
import captain from "icon:captain-hat-profile";
import cartographer from "icon:treasure-map";
import cave from "icon:cave-entrance";
import change from "icon:card-exchange";
import coin from "icon:two-coins";
import compass from "icon:compass";
import drawing from "icon:card-draw";
import explorer from "icon:outback-hat";
import giant from "icon:machete";
import jack from "icon:swiss-army-knife";
import journalist from "icon:newspaper";
import keep from "icon:swap-bag";
import machete from "icon:machete";
import millionaire from "icon:top-hat";
import mountain from "icon:mountains";
import native from "icon:tribal-mask";
import paddle from "icon:paddles";
import pass from "icon:boot-prints";
import photographer from "icon:photo-camera";
import pioneer from "icon:palm-tree";
import plane from "icon:biplane";
import pyramid from "icon:mayan-pyramid";
import remove from "icon:card-burn";
import replace from "icon:card-random";
import rubble from "icon:stone-pile";
import sailor from "icon:wood-canoe";
import scientist from "icon:round-bottom-flask";
import scout from "icon:walking-scout";
import chest from "icon:open-treasure-chest";
import trailblazer from "icon:monstera-leaf";
import transmitter from "icon:walkie-talkie";
import traveler from "icon:light-backpack";
import log from "icon:notebook";
import { CARDS, type Symbol } from "./data";

export const SYMBOL_ART: Record<Symbol, string> = { machete, paddle, coin };

/** The sign of each terrain: of landscape the symbol that opens it. */
export const TERRAIN_ART: Record<string, string> = { jungle: machete, river: paddle, village: coin, rubble, camp, mountain, cave, finish: pyramid };

export const TERRAIN_PAINT: Record<string, { fill: string; edge: string; ink: string }> = {
  jungle: { fill: "#6f9a55", edge: "#4c7239", ink: "#17290d" },
  river: { fill: "#74aecb", edge: "#447e9d", ink: "#0b2735" },
  village: { fill: "#e3c877", edge: "#ab8b3b", ink: "#3c2a06" },
  rubble: { fill: "#aaa59c", edge: "#7b756b", ink: "#26231f" },
  camp: { fill: "#c8785f", edge: "#8c4834", ink: "#32100a" },
  mountain: { fill: "#4d4a46", edge: "#34312e", ink: "#8d8880" },
  start: { fill: "#e9dfc6", edge: "#b1a27d", ink: "#43381f" },
};

export const CARD_ART: Record<string, string> = {
  explorer,
  traveler,
  sailor,
  scout,
  trailblazer,
  jack_of_all_trades: jack,
  photographer,
  treasure_chest: chest,
  transmitter,
  pioneer,
  giant_machete: giant,
  captain,
  journalist,
  millionaire,
  adventurer,
  prop_plane: plane,
  cartographer,
  compass,
  scientist,
  travel_log: log,
  native,
};

export const TOKEN_ART: Record<string, string> = { draw: drawing, remove, replace, keep_item: keep, pass, native, change_symbol: change };
export const DRAW_ART = drawing;
export const REMOVE_ART = remove;

export interface Paint {
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
}
const PAINTS: Record<string, Paint> = {
  machete: { ground: "#5d8a48", edge: "#35562a", ink: "#10200a" },
  paddle: { ground: "#5f9dbd", edge: "#2c607e", ink: "#071f2c" },
  coin: { ground: "#d8b75e", edge: "#8f6d22", ink: "#2f2104" },
  joker: { ground: "#ece5d6", edge: "#948566", ink: "#33291a" },
  action: { ground: "#8a6da5", edge: "#4f3868", ink: "#1e0f2e" },
};

export function paintOf(card: string): Paint {
  const { symbols } = CARDS[card]!;
  return PAINTS[symbols.length > 1 ? "joker" : (symbols[0] ?? "action")]!;
}

export function tokenPaint(symbol: Symbol | undefined): Paint {
  return PAINTS[symbol ?? "action"]!;
}
