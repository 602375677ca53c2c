/** Drag and drop for what the hand expects: a thing is picked up, and put down on a thing it goes with. */
import type { Attachment } from "svelte/attachments";
import type { Facet } from "../lib/narrow";
import type { AnyPlay } from "../table/play.svelte";

const SLOP = 8;

/** `<button {...play.thing(facet, label)} {@attach drag(play, facet)}>`; `drop` stands in for picking the thing it is put down on. */
export function drag(play: AnyPlay, facet: Facet, drop: (facet: Facet) => void = play.pick): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let ghost: HTMLElement | undefined;

    const lift = () => {
      if (!play.picked(facet)) play.pick(facet);
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("id");
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, {
        position: "fixed", left: "0", top: "0", width: `${box.width}px`, height: `${box.height}px`, margin: "0",
        pointerEvents: "none", zIndex: "70", opacity: "0.9",
      });
      document.body.append(ghost);
    };
    const down = (event: PointerEvent) => {
      if (event.button || !play.mine || !play.can(facet)) return;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
        element.setPointerCapture(event.pointerId);
        lift();
      }
      const { width, height } = ghost!.style;
      ghost!.style.transform = `translate(${event.clientX - parseFloat(width) / 2}px, ${event.clientY - parseFloat(height) * 0.6}px)`;
    };
    const up = (event: PointerEvent) => {
      start = undefined;
      if (!ghost) return;
      ghost.remove();
      ghost = undefined;
      element.addEventListener("click", (click) => click.stopImmediatePropagation(), { once: true, capture: true });
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-facet]");
      if (under && under !== element && event.type === "pointerup") drop(JSON.parse(under.dataset.facet!) as Facet);
    };
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      ghost?.remove();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}
