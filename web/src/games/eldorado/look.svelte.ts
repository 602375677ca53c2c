/** The card that is looked at: pointed at, held under a finger, or reached by the keys. */
import type { Attachment } from "svelte/attachments";

export const looked: { card: string } = $state({ card: "" });

export function look(card: string): Attachment<Element> {
  return (element) => {
    const on = () => (looked.card = card);
    const off = () => {
      if (looked.card === card) looked.card = "";
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", on],
      ["focus", () => element.matches(":focus-visible") && on()],
      // A card that is carried would lie over where it goes.
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
