/** The focus stays where the player is: what had it and is gone leaves it to its like, or to the nearest thing. */
import type { Attachment } from "svelte/attachments";

const THINGS = "[data-thing], [data-choice], .bar .gold:not(.confirm)";
/** The parts of the table: the focus stays in its own, as long as there is something to hold it. */
const PARTS = ".bar, #panel, .players, [data-board]";

export const keepFocus: Attachment<HTMLElement> = (room) => {
  let focused: HTMLElement | undefined;
  let facet: string | undefined;
  let part: string | undefined;
  let centre: readonly [number, number] = [0, 0];

  const remember = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
    // Confirm and cancel belong to what they stand beside.
    if (focused.closest(".settle")) return;
    facet = focused.dataset.facet;
    part = PARTS.split(", ").find((one) => focused!.closest(one));
    centre = centreOf(focused);
  };
  /** Whoever clicks elsewhere means it. */
  const forget = () => (focused = undefined);
  const settle = () => {
    const lost = () => document.activeElement === document.body;
    if (!focused || !lost()) return;
    // What stays while a list is put into another order has lost it all the same.
    focused.focus({ preventScroll: true });
    if (!lost()) return;
    const things = [...room.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.getClientRects().length > 0);
    const near = (all: HTMLElement[]) => all.sort((a, b) => distance(a) - distance(b))[0];
    const own = things.filter((one) => part && one.closest(part));
    const next = things.find((one) => facet && one.dataset.facet === facet) ?? near(own) ?? near(things) ?? room.querySelector<HTMLElement>("[data-board]");
    next?.focus({ preventScroll: true });
  };
  const distance = (one: Element) => Math.hypot(...centreOf(one).map((value, axis) => value - centre[axis]!));

  const observer = new MutationObserver(settle);
  observer.observe(room, { subtree: true, childList: true });
  room.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  return () => {
    observer.disconnect();
    document.removeEventListener("pointerdown", forget);
  };
};

function centreOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
