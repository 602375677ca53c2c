/** The text of a card or a tile: on hover, on focus, and on a long press. */
import { capital } from "../lib/i18n.svelte";
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What draws a thing, and which. */
export type Picture = readonly [Snippet<[string]>, string];

const spot = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;

class Tips {
  title: string = $state("");
  text: string = $state("");
  /** The thing itself, large. */
  picture: Picture | undefined = $state.raw();
  box: DOMRect | undefined = $state.raw();
  #timer = 0;
  #element: Element | undefined;
  #spot = "";

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

  /** Where the pointer is: what comes under it by itself is not pointed at. */
  rest = (event: PointerEvent): void => {
    this.#spot = spot(event);
  };
  rested = (event: PointerEvent): boolean => spot(event) === this.#spot;

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

const HOVER = 450;
const LONG_PRESS = 480;

/** `<g {@attach tip("Crossing", "Open on all four sides.")}>` */
export function tip(title: string, text = "", picture?: Picture): Attachment<Element> {
  return (element) => {
    if (!title && !text) return;
    const enter = (event: Event) => {
      const { pointerType, buttons } = event as PointerEvent;
      if (pointerType === "mouse" && !buttons && !tips.rested(event as PointerEvent)) tips.show(element, title, text, picture, HOVER);
    };
    const press = (event: Event) => {
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
      ["blur", tips.hide],
    ];
    for (const [name, handler] of on) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of on) element.removeEventListener(name, handler);
      tips.hide();
    };
  };
}
