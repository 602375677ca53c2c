/** The page as an app: a worker opens it without a network, and a new version waits until it disturbs nobody. */

class Shell {
  /** A newer page is there. */
  waiting: ServiceWorker | null = $state(null);

  start(): void {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    addEventListener("load", () => void this.#register().catch(() => undefined)); // Without it the page is a page.
    if (document.readyState === "complete") void this.#register().catch(() => undefined);
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register("sw.js");
    const found = () => {
      // The first one has nobody to wait for.
      if (registration.waiting && navigator.serviceWorker.controller) this.waiting = registration.waiting;
    };
    found();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", found));
  }

  /** Only when the reader says so: whoever is at a table in another tab keeps the page that is loaded there. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }
}

export const shell = new Shell();
