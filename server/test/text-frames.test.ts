/** The frames written by hand are those that the WebSocket library reads. */

import { expect, it } from "vitest";
import { textFrames } from "../live/text-frames.ts";
import { readFrames } from "./read-frames.ts";

it("every form of a frame's length is read as it was written", () => {
  for (const length of [0, 1, 125, 126, 127, 65_535, 65_536, 100_000]) {
    const text = "x".repeat(length);
    expect(readFrames(textFrames([text]))).toEqual([text]);
  }
});

it("lengths count bytes, not characters", () => {
  const text = "łódź 🎲 ".repeat(20);
  expect(readFrames(textFrames([text, "{}", text]))).toEqual([
    text,
    "{}",
    text,
  ]);
});

it("several messages are as many frames, in their order", () => {
  const texts = ["one", "y".repeat(300), "", "four"];
  expect(readFrames(textFrames(texts))).toEqual(texts);
});
