/** The doors that were opened on the stage: they stand open on the board too, until the position that came of it is there. */
import type { Play } from "../../table/play.svelte";
import type { OpenView } from "./open";

class Opened {
  #play: Play<OpenView> | undefined = $state.raw();
  #steps = $state(0);
  #goals: Readonly<Record<string, string>> = $state.raw({});

  /** What lies behind each goal, as it was shown after so many steps of a game. */
  show(play: Play<OpenView>, goals: Readonly<Record<string, string>>): void {
    this.#play = play;
    this.#steps = play.log.length;
    this.#goals = goals;
  }

  /** What lies behind a goal, and which of the doors it is in turn. */
  of(play: Play<OpenView>, goal: string): readonly [card: string, at: number] | undefined {
    const known = this.#play === play && this.#steps === play.log.length ? this.#goals[goal] : undefined;
    return known === undefined ? undefined : [known, Object.keys(this.#goals).indexOf(goal)];
  }
}

export const opened = new Opened();
