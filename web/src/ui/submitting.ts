/** A form that is answered here: what to do when it is sent. */
import { attempting } from "./toasts.svelte";

export function submitting(action: () => Promise<unknown>): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    attempting(action)();
  };
}
