/** Where we are. The page finds its way by the fragment (`#/table/abc?seat=2`), so that it works under any path of a server. */

class Router {
  path: string[] = $state([]);
  query: URLSearchParams = $state.raw(new URLSearchParams());

  constructor() {
    addEventListener("hashchange", () => this.#read());
    this.#read();
  }

  #read(): void {
    const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    const next = path.split("/").filter(Boolean).map(decodeURIComponent);
    if (next.join("/") !== this.path.join("/")) scrollTo(0, 0);
    this.path = next;
    this.query = new URLSearchParams(query);
  }

  go(address: string): void {
    location.hash = address;
  }

  /** The address follows what is shown, without a step in the history. */
  note(name: string, value: string | null): void {
    const query = new URLSearchParams(this.query);
    if (value === null) query.delete(name);
    else query.set(name, value);
    history.replaceState(null, "", `#/${this.path.map(encodeURIComponent).join("/")}${query.size ? `?${query}` : ""}`);
    this.query = query;
  }
}

export const router = new Router();

/** The whole address of a page of ours, to hand to somebody. */
export function share(address: string): string {
  return new URL(address, document.baseURI).href;
}
