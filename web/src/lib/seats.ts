/** Whose eyes: a seat, or nobody's at the table. */
export const SPECTATOR = -3;
