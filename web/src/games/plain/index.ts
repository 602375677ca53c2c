/** The board of a game that has none of its own: everything the view says, as readable panels, and the list of choices. */
import type { GameClient } from "../contract";
import Board from "./Board.svelte";

export default { Board } satisfies GameClient;
