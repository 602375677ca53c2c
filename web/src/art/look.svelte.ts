/** The card or tile that is looked at large: pointed at, held under a finger, or reached by the keys. */
import type { Attachment } from "svelte/attachments";

export const looked: { thing: string } = $state({ thing: "" });

export function look(thing = ""): Attachment<Element> {
  return (element) => {
    if (!thing) return;
    const on = () => (looked.thing = thing);
    // Later: what is taken away while the board is drawn loses the focus in the middle of it.
    const off = () =>
      queueMicrotask(() => {
        if (looked.thing === thing) looked.thing = "";
      });
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", on],
      ["focus", () => element.matches(":focus-visible") && on()],
      // What is carried would lie over where it goes.
      ["pointerdown", (event) => (event as PointerEvent).pointerType === "mouse" && off()],
      ["pointerleave", off],
      ["blur", off],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      off();
    };
  };
}
