import { describe, expect, it, vi } from "vitest";
import { toasts } from "./toasts.svelte";

vi.mock("../lib/i18n.svelte", () => ({}));

describe("toasts", () => {
  it("say the same thing once, for as long as it is news", () => {
    vi.useFakeTimers();
    toasts.show({ text: "Saved" });
    toasts.show({ text: "Not now" });
    vi.advanceTimersByTime(6000);
    toasts.show({ text: "Saved" });
    expect(toasts.list.map((toast) => toast.text)).toEqual(["Not now", "Saved"]);
    vi.advanceTimersByTime(6000);
    expect(toasts.list.map((toast) => toast.text)).toEqual(["Saved"]);
    vi.useRealTimers();
  });
});
