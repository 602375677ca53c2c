/** Short messages that pass: refusals, confirmations. */
import { Refusal } from "../lib/api";
import { t } from "../lib/i18n.svelte";

export interface Toast {
  readonly id: number;
  readonly title?: string;
  readonly text: string;
  readonly action?: { text: string; run: () => void };
}

class Toasts {
  list: Toast[] = $state.raw([]);
  #next = 0;

  /** What is said again takes the place of what was said before. */
  show(toast: Omit<Toast, "id">, seconds = 8): void {
    const id = this.#next++;
    const others = this.list.filter((one) => one.text !== toast.text || one.title !== toast.title);
    this.list = [...others.slice(-2), { ...toast, id }];
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** What an action that failed has to say; anything unexpected still reaches the console. */
  failed = (error: unknown): void => {
    if (error instanceof Refusal) {
      this.show({ text: error.code === "offline" ? t("error-offline") : error.text || t("error-unexpected") });
    } else {
      this.show({ text: t("error-unexpected") });
      console.error(error);
    }
  };
}

export const toasts = new Toasts();

/** Does something and tells the reader if it failed. */
export function attempting(action: () => Promise<unknown>): () => void {
  return () => void action().catch(toasts.failed);
}
