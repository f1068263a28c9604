/** The frames written by hand are those that the WebSocket library reads. */

import { expect, it } from "vitest";
import { textFrame, textOf } from "../protocol/text-frame.ts";
import { readFrames } from "./read-frames.ts";

it("every form of a frame's length is read as it was written", () => {
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 100_000]) {
    const text = "x".repeat(length);
    expect(readFrames(textFrame(text))).toEqual([text]);
    expect(textOf(textFrame(text))).toBe(text);
  }
});

it("lengths count bytes, not characters", () => {
  const text = "łódź 🎲 ".repeat(20);
  const frames = Buffer.concat([text, "{}", text].map(textFrame));
  expect(readFrames(frames)).toEqual([text, "{}", text]);
  expect(textOf(textFrame(text))).toBe(text);
});
