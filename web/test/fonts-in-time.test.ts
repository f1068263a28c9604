// @vitest-environment happy-dom
/** A printed page waits for its fonts, for a while. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { awaitFonts, showFonts } from "../fonts-in-time.ts";
import { setLanguage } from "../language.ts";
import { speakEnglish } from "./render.tsx";

const { dataset } = document.documentElement;
let come: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  dataset["fonts"] = "awaited";
  setFonts("loading");
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "fonts");
  showFonts();
});

function setFonts(status: FontFaceSetLoadStatus): void {
  const ready = new Promise<void>((resolve) => {
    come = resolve;
  });
  const value = { status, ready };
  Object.defineProperty(document, "fonts", { value, configurable: true });
}

it("is shown with them when they come", async () => {
  const waited = awaitFonts();
  expect(dataset["fonts"]).toBe("awaited");
  Object.assign(document.fonts, { status: "loaded" });
  come();
  await waited;
  expect(dataset["fonts"]).toBeUndefined();
});

it("does without those that are late", async () => {
  void awaitFonts();
  await vi.runAllTimersAsync();
  expect(dataset["fonts"]).toBe("late");
});

it("does not do without those that are there when patience ends", async () => {
  setFonts("loaded");
  void awaitFonts();
  await vi.runAllTimersAsync();
  expect(dataset["fonts"]).toBeUndefined();
});

it("takes nothing back once they are shown", async () => {
  void awaitFonts();
  showFonts();
  await vi.runAllTimersAsync();
  expect(dataset["fonts"]).toBeUndefined();
});

it("has those that were late in another language", async () => {
  vi.useRealTimers();
  await speakEnglish();
  dataset["fonts"] = "late";
  await setLanguage("it");
  expect(dataset["fonts"]).toBeUndefined();
});
