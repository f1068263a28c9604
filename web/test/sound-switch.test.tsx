// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { SoundSwitch } from "../parts/sound-switch.tsx";
import { sound } from "../sound.ts";
import { press, render } from "./render.tsx";

afterEach(() => act(async () => sound.turn(false)));

it("is off at first, and the device remembers what was chosen", async () => {
  const place = await render(<SoundSwitch />);
  const button = place.querySelector("button");
  expect(button?.getAttribute("aria-pressed")).toBe("false");
  await press(button);
  expect(button?.getAttribute("aria-pressed")).toBe("true");
  expect(localStorage.getItem("stolik.sound")).toBe("on");
});

it("Alt and M switch it, M alone is a letter", async () => {
  const place = await render(<SoundSwitch />);
  const button = place.querySelector("button");
  const type = (altKey: boolean) =>
    act(async () => {
      const init = { code: "KeyM", key: "m", altKey };
      window.dispatchEvent(new KeyboardEvent("keydown", init));
    });
  await type(false);
  expect(button?.getAttribute("aria-pressed")).toBe("false");
  await type(true);
  expect(button?.getAttribute("aria-pressed")).toBe("true");
});
