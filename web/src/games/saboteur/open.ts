import type { SaboteurView } from "./view";

/** A view of a replay with everything open shows the hands as well. */
export interface OpenView extends SaboteurView {
  open?: string[][];
}
