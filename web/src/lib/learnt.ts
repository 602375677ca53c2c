/** The lessons that were seen to their end, as this browser remembers. */

const key = (game: string, lesson: string) => `learnt-${game}-${lesson}`;

/** Whether a lesson of the game was, to begin with its first. */
export function learnt(game: string, lesson = "first"): boolean {
  return localStorage.getItem(key(game, lesson)) !== null;
}

export function learn(game: string, lesson: string): void {
  localStorage.setItem(key(game, lesson), "yes");
}
