import type { Attachment } from "svelte/attachments";
import type { Facet } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import { drag } from "../../ui/drag";
import type { ValdoraView } from "./view";

/** A gem is carried to a piece of equipment. */
export function dragGem(play: Play<ValdoraView>, gem: string): Attachment<HTMLElement | SVGElement> {
  return drag(play, { gem }, (facet) => "item" in facet && play.pick(facet));
}

/** A commission is carried to the page of a book where it is returned. */
export function dragCommission(play: Play<ValdoraView>, facet: Facet): Attachment<HTMLElement | SVGElement> {
  return drag(play, facet, (under) => "side" in under && play.pick({ kind: "return", side: under.side }));
}
