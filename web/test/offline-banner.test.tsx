// @vitest-environment happy-dom
/** What is said when the network goes: no more than what works without it. */

import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { OfflineBanner } from "../parts/offline-banner.tsx";
import { render } from "./render.tsx";

const isOnline = vi.spyOn(navigator, "onLine", "get");

afterEach(() => isOnline.mockReset());

it.each([
  ["/", "carries on; a new one needs the internet."],
  ["/solo/nsoe", "carries on; a new one needs the internet."],
  ["/hotseat/nsoe", "carries on; a new one needs the internet."],
  ["/t/abc", "carries on when you’re back."],
])("at %s it says: %s", async (path, words) => {
  isOnline.mockReturnValue(true);
  const place = await render(<OfflineBanner />);
  expect(place.textContent).toBe("");

  // Now, as a page of an earlier file may have gone back meanwhile.
  history.replaceState(null, "", path);
  await network("offline");
  expect(place.querySelector("[role=status]")?.textContent).toContain(words);

  await network("online");
  expect(place.textContent).toBe("");
});

it("says that everything opens, once the app is on the device", async () => {
  history.replaceState(null, "", "/");
  vi.stubGlobal("navigator", {
    onLine: false,
    serviceWorker: { controller: {} },
  });
  const place = await render(<OfflineBanner />);
  expect(place.textContent).toContain("You can still play against bots");
  vi.unstubAllGlobals();
});

async function network(state: "online" | "offline"): Promise<void> {
  isOnline.mockReturnValue(state === "online");
  await act(async () => window.dispatchEvent(new Event(state)));
}
