/** What this browser is told of while no page is open. The server knows it by its subscription; what it wants is remembered here too. */
import { api } from "./api";
import type { Subscribe } from "./messages";
import { toBytes, toText } from "./passkeys";

export type Kind = Subscribe["kinds"][number];
export const KINDS: readonly Kind[] = ["turn", "invitation", "result"];
const KEY = "push";

export const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

class Push {
  kinds: Kind[] = $state((localStorage.getItem(KEY) ?? "").split(" ").filter((kind): kind is Kind => KINDS.includes(kind as Kind)));

  /** Whether the browser allowed it. */
  async choose(kinds: Kind[], serverKey: string): Promise<boolean> {
    if (!kinds.length) {
      await this.stop();
      return true;
    }
    if ((await Notification.requestPermission()) !== "granted") return false;
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription =
      (await pushManager.getSubscription()) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(serverKey) }));
    await api.subscribe({ ...wireOf(subscription), kinds });
    this.#keep(kinds);
    return true;
  }

  /** Nobody is told here any more: by wish, or because somebody signs out. */
  async stop(): Promise<void> {
    if (!this.kinds.length) return;
    this.#keep([]);
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (!subscription) return;
    await api.subscribe({ ...wireOf(subscription), kinds: [] }).catch(() => undefined);
    await subscription.unsubscribe();
  }

  #keep(kinds: Kind[]): void {
    this.kinds = kinds;
    localStorage.setItem(KEY, kinds.join(" "));
  }
}

function wireOf(subscription: PushSubscription): Omit<Subscribe, "kinds"> {
  return { endpoint: subscription.endpoint, key: toText(subscription.getKey("p256dh")!), auth: toText(subscription.getKey("auth")!) };
}

export const push = new Push();
