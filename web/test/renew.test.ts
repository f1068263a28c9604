// @vitest-environment happy-dom
/** Going over to another edition, also without a network. */

import { afterEach, expect, it, vi } from "vitest";
import { TAKE_OVER } from "../offline/names.ts";
import { renew } from "../offline/renew.ts";

afterEach(() => vi.unstubAllGlobals());

it("lets the worker that waits take over where nothing newer can be looked for", async () => {
  const waiting = Object.assign(new EventTarget(), {
    state: "installed",
    postMessage: vi.fn<(message: string) => void>(() => {
      waiting.state = "activated";
      waiting.dispatchEvent(new Event("statechange"));
    }),
  });
  const update = () => Promise.reject(new TypeError("There is no network."));
  const getRegistration = async () => ({ update, waiting });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  await renew();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(TAKE_OVER);
  expect(reload).toHaveBeenCalledOnce();
});
