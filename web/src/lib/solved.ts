/** The puzzles that were solved, as this browser remembers: today's by game, and how many days in a row. */

export interface Streak {
  day: string;
  days: number;
  best: number;
}

const KEY = "puzzle-streak";
const NONE: Streak = { day: "", days: 0, best: 0 };

/** A day as puzzles count them: the same for the whole world. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The streak after a puzzle was solved on a day. */
export function longer(before: Streak, day: string): Streak {
  if (before.day === day) return before;
  const days = dayOf(Date.parse(day) - 86_400_000) === before.day ? before.days + 1 : 1;
  return { day, days, best: Math.max(before.best, days) };
}

export function streak(): Streak {
  const kept = localStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Streak) : NONE;
}

export function solvedToday(game: string): boolean {
  return localStorage.getItem(`solved-${game}`) === dayOf(Date.now());
}

export function solve(game: string): void {
  const today = dayOf(Date.now());
  localStorage.setItem(`solved-${game}`, today);
  localStorage.setItem(KEY, JSON.stringify(longer(streak(), today)));
}
