/** The text of a card or a tile: on hover, on focus, and on a long press. */
import { capital } from "../lib/i18n.svelte";
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What draws a thing, and which. */
export type Picture = readonly [Snippet<[string]>, string];

class Tips {
  title: string = $state("");
  text: string = $state("");
  /** The thing itself, large. */
  picture: Picture | undefined = $state.raw();
  box: DOMRect | undefined = $state.raw();
  #timer = 0;
  #element: Element | undefined;

  show(element: Element, title: string, text: string, picture: Picture | undefined, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.title = capital(title);
      this.text = capital(text);
      this.picture = picture;
      this.box = element.getBoundingClientRect();
      this.#describe(element);
    }, delay);
  }

  /** Not at once: an element that is removed loses the focus in the middle of an update of the page. */
  hide = (): void => {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.box = undefined;
      this.#describe(undefined);
    });
  };

  /** A screen reader reads the tip with its element. */
  #describe(element: Element | undefined): void {
    this.#element?.removeAttribute("aria-describedby");
    element?.setAttribute("aria-describedby", "tip");
    this.#element = element;
  }
}

export const tips = new Tips();

/** Where the pointer was last pressed: what comes under it there by itself is not pointed at. */
let pressed = "";
const spot = (event: Event) => `${(event as PointerEvent).clientX} ${(event as PointerEvent).clientY}`;

const HOVER = 450;
const LONG_PRESS = 480;

/** `<g {@attach tip("Crossing", "Open on all four sides.")}>` */
export function tip(title: string, text = "", picture?: Picture): Attachment<Element> {
  return (element) => {
    if (!title && !text) return;
    const enter = (event: Event) => {
      const { pointerType, buttons } = event as PointerEvent;
      if (pointerType === "mouse" && !buttons && spot(event) !== pressed) tips.show(element, title, text, picture, HOVER);
    };
    const press = (event: Event) => {
      pressed = spot(event);
      if ((event as PointerEvent).pointerType === "mouse") tips.hide();
      else tips.show(element, title, text, picture, LONG_PRESS);
    };
    const focus = () => element.matches(":focus-visible") && tips.show(element, title, text, picture, HOVER);
    const menu = (event: Event) => event.preventDefault();
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["focus", focus],
      ["contextmenu", menu],
      ["pointerleave", tips.hide],
      ["pointerup", tips.hide],
      ["pointercancel", tips.hide],
      ["blur", tips.hide],
    ];
    for (const [name, handler] of on) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of on) element.removeEventListener(name, handler);
      tips.hide();
    };
  };
}
