// @vitest-environment happy-dom
/** What home says of the dictionary on this device. */

import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { keptDictionary } from "../offline/dictionary.ts";
import { OnThisDevice } from "../parts/on-this-device.tsx";
import { render } from "./render.tsx";

afterEach(() => {
  keptDictionary.set({ type: "unknown" });
  vi.unstubAllGlobals();
});

it.each([
  ["here", "takes up", new Response()],
  ["not here", "word games need the internet", undefined],
])("says that it is %s once somebody has looked", async (_, words, found) => {
  let answer = (_cache: object) => undefined as void;
  vi.stubGlobal("caches", {
    open: () => new Promise((resolve) => (answer = resolve)),
  });
  const place = await render(<OnThisDevice />);
  expect(place.querySelectorAll("p")).toHaveLength(1);
  await act(async () => answer({ match: async () => found }));
  expect(place.textContent).toContain(words);
});
