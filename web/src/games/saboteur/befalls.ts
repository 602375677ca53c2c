/** What has just come over the tools of a seat: the card has landed there. */
import type { Play } from "../../table/play.svelte";
import type { OpenView } from "./open";

export function befalls({ landed }: Pick<Play<OpenView>, "landed">, seat: number): "break" | "repair" | undefined {
  const { kind, target } = landed?.move ?? {};
  return target === seat && (kind === "break" || kind === "repair") ? kind : undefined;
}
