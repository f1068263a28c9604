// @vitest-environment happy-dom
/** What is said while the server is asked again, politely, in each language. */

import { act } from "react";
import { expect, it } from "vitest";
import { RepeatBanner } from "../parts/repeat-banner.tsx";
import { repeater } from "../repeat.ts";
import { setLanguage } from "../language.ts";
import { render } from "./render.tsx";

it.each([
  ["en", "nothing is lost"],
  ["it", "niente va perso"],
  ["pl", "nic nie przepadnie"],
] as const)("in %s it says: %s", async (language, words) => {
  const place = await render(<RepeatBanner />);
  await act(() => setLanguage(language));
  const status = place.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  const again = repeater();
  await act(async () => again.later(() => undefined));
  expect(status?.textContent).toBe("");
  await act(async () => again.later(() => undefined));
  expect(status?.textContent).toContain(words);
  await act(async () => again.end());
  expect(status?.textContent).toBe("");
});
