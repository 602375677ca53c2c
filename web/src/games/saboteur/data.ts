// Written by scripts/content.py from filone.games.saboteur.content. Do not edit.

export type Side = "N" | "E" | "S" | "W";

/** `plays` is the kind of move that plays it, empty where it never is in a hand; `open` are the sides of a tunnel. */
export interface Card {
  plays: string;
  open: readonly Side[];
  dead: boolean;
  tools: readonly string[];
}

export const TOOLS: readonly string[] = ["pick", "lantern", "wagon"];

export const ROUNDS: number = 3;

export const GOALS: readonly string[] = ["top", "middle", "bottom"];

export const CARDS: Readonly<Record<string, Card>> = {
  "X": {"plays": "place", "open": ["N", "E", "S", "W"], "dead": false, "tools": []},
  "T_V": {"plays": "place", "open": ["N", "E", "S"], "dead": false, "tools": []},
  "T_H": {"plays": "place", "open": ["N", "E", "W"], "dead": false, "tools": []},
  "I_V": {"plays": "place", "open": ["N", "S"], "dead": false, "tools": []},
  "I_H": {"plays": "place", "open": ["E", "W"], "dead": false, "tools": []},
  "L_NE": {"plays": "place", "open": ["N", "E"], "dead": false, "tools": []},
  "L_NW": {"plays": "place", "open": ["N", "W"], "dead": false, "tools": []},
  "DX": {"plays": "place", "open": ["N", "E", "S", "W"], "dead": true, "tools": []},
  "DT_V": {"plays": "place", "open": ["N", "E", "S"], "dead": true, "tools": []},
  "DT_H": {"plays": "place", "open": ["N", "E", "W"], "dead": true, "tools": []},
  "DI_V": {"plays": "place", "open": ["N", "S"], "dead": true, "tools": []},
  "DI_H": {"plays": "place", "open": ["E", "W"], "dead": true, "tools": []},
  "DL_NE": {"plays": "place", "open": ["N", "E"], "dead": true, "tools": []},
  "DL_NW": {"plays": "place", "open": ["N", "W"], "dead": true, "tools": []},
  "D1_V": {"plays": "place", "open": ["N"], "dead": true, "tools": []},
  "D1_H": {"plays": "place", "open": ["E"], "dead": true, "tools": []},
  "BREAK_PICK": {"plays": "break", "open": [], "dead": false, "tools": ["pick"]},
  "BREAK_LANTERN": {"plays": "break", "open": [], "dead": false, "tools": ["lantern"]},
  "BREAK_WAGON": {"plays": "break", "open": [], "dead": false, "tools": ["wagon"]},
  "REPAIR_PICK": {"plays": "repair", "open": [], "dead": false, "tools": ["pick"]},
  "REPAIR_LANTERN": {"plays": "repair", "open": [], "dead": false, "tools": ["lantern"]},
  "REPAIR_WAGON": {"plays": "repair", "open": [], "dead": false, "tools": ["wagon"]},
  "REPAIR_PICK_LANTERN": {"plays": "repair", "open": [], "dead": false, "tools": ["pick", "lantern"]},
  "REPAIR_PICK_WAGON": {"plays": "repair", "open": [], "dead": false, "tools": ["pick", "wagon"]},
  "REPAIR_LANTERN_WAGON": {"plays": "repair", "open": [], "dead": false, "tools": ["lantern", "wagon"]},
  "ROCKFALL": {"plays": "rockfall", "open": [], "dead": false, "tools": []},
  "MAP": {"plays": "map", "open": [], "dead": false, "tools": []},
  "START": {"plays": "", "open": ["N", "E", "S", "W"], "dead": false, "tools": []},
  "GOAL_GOLD": {"plays": "", "open": ["N", "E", "S", "W"], "dead": false, "tools": []},
  "GOAL_STONE_1": {"plays": "", "open": ["N", "E"], "dead": false, "tools": []},
  "GOAL_STONE_2": {"plays": "", "open": ["N", "W"], "dead": false, "tools": []},
};
