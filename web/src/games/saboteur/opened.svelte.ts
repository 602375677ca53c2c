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

  of(play: Play<OpenView>, goal: string): string | undefined {
    return this.#play === play && this.#steps === play.log.length ? this.#goals[goal] : undefined;
  }
}

export const opened = new Opened();
