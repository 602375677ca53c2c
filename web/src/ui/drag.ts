/** Drag and drop for what the hand expects: a thing is picked up, and put down on a thing it goes with. */
import type { Attachment } from "svelte/attachments";
import type { Facet } from "../lib/narrow";
import type { AnyPlay } from "../table/play.svelte";

const SLOP = 8;
/** The least size of what is carried, for the eye. */
const CARRIED = 30;

/** What carrying needs to know of the play; a game may let things be lifted that no move names. */
type Carrier = Pick<AnyPlay, "mine" | "can" | "lift" | "pick">;

const SVG = "http://www.w3.org/2000/svg";

/** What the pointer carries: the element again, and around a part of a drawing a drawing of its own. */
function ghostOf(element: HTMLElement | SVGElement, box: DOMRect): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute("id");
  if (!(element instanceof SVGGraphicsElement)) return copy;
  const drawing = document.createElementNS(SVG, "svg");
  const { x, y, width, height } = element.getBBox();
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  drawing.append(copy);
  drawing.style.overflow = "visible";
  box.width = Math.max(box.width, CARRIED);
  box.height = Math.max(box.height, CARRIED);
  return drawing;
}

/** `<div {...play.thing(facet, label)} {@attach drag(play, facet)}>`; `drop` stands in for picking the thing it is put down on. */
export function drag(play: Carrier, facet: Facet, drop: (facet: Facet) => void = play.pick): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let start: { x: number; y: number } | undefined;
    let ghost: HTMLElement | SVGElement | undefined;

    const lift = () => {
      play.lift(facet);
      const box = element.getBoundingClientRect();
      ghost = ghostOf(element, box);
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, {
        position: "fixed",
        left: "0",
        top: "0",
        width: `${box.width}px`,
        height: `${box.height}px`,
        margin: "0",
        pointerEvents: "none",
        zIndex: "70",
        opacity: "0.9",
      });
      document.body.append(ghost);
    };
    const down = (event: PointerEvent) => {
      if (event.button || !play.mine || !play.can(facet)) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
      addEventListener("selectstart", still);
      event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (!ghost) {
        if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLOP) return;
        lift();
      }
      const { width, height } = ghost!.style;
      ghost!.style.transform = `translate(${event.clientX - parseFloat(width) / 2}px, ${event.clientY - parseFloat(height) * 0.6}px)`;
    };
    const up = (event: PointerEvent) => {
      release();
      if (!ghost) return;
      ghost.remove();
      ghost = undefined;
      // A drag that ends where it began is no click.
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-facet]");
      if (under && under !== element && event.type === "pointerup") drop(JSON.parse(under.dataset.facet!) as Facet);
    };
    const still = (event: Event) => event.preventDefault();
    const swallow = (event: MouseEvent) => event.stopImmediatePropagation();
    const release = () => {
      start = undefined;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      removeEventListener("selectstart", still);
    };
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", down as EventListener);
    return () => {
      release();
      ghost?.remove();
      element.removeEventListener("pointerdown", down as EventListener);
    };
  };
}
