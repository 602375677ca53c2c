/** The course of the game: which rounds there are, how each ends, and which cards are still to come. */
import { EVENTS, FIRST_ROUNDS, FIRST_TOKEN_ROUND, LAST_ROUND, SKIPPED_ROUND, SOLO, SPACES, STAGES, type Ending } from "./data";
import type { CavernaView } from "./view";

export interface Round {
  number: number;
  stage: number;
  /** `hidden` while its token is face down. */
  ending: Ending | "hidden";
  /** The token that says so, from the sixth round on. */
  token: "leaf" | "question" | "";
}

export function roundsOf(view: CavernaView): Round[] {
  const rounds: Round[] = [];
  let questions = 0;
  let at = 0;
  for (let number = 1; number <= LAST_ROUND; number++) {
    if (number === SKIPPED_ROUND && view.seats <= 2) continue;
    const stage = STAGES[number]!;
    if (number < FIRST_TOKEN_ROUND) rounds.push({ number, stage, ending: FIRST_ROUNDS[number]!, token: "" });
    else if (view.seats === 1) rounds.push({ number, stage, ending: "harvest", token: "" });
    else {
      const token = view.turned[at++] as "leaf" | "question" | undefined;
      if (token === "question") questions++;
      const ending = token === undefined ? "hidden" : token === "leaf" ? "harvest" : EVENTS[questions]!;
      rounds.push({ number, stage, ending, token: token ?? "" });
    }
  }
  return rounds;
}

/** The cards that have not been turned over yet, by stage. */
export function cardsToCome(view: CavernaView): { stage: number; cards: string[] }[] {
  const open = new Set(view.spaces.map((space) => space.space));
  const known = view.seats === 1 ? new Set(SOLO) : undefined;
  return [1, 2, 3, 4]
    .map((stage) => ({
      stage,
      cards: SPACES.filter((space) => space.stage === stage && space.seats.includes(view.seats) && !open.has(space.name))
        .map((space) => space.name)
        .filter((name) => name !== "urgent_wish_for_children" && !(name === "wish_for_children" && open.has("urgent_wish_for_children")))
        .filter((name) => !known || known.has(name)),
    }))
    .filter((one) => one.cards.length > 0);
}
