// @vitest-environment happy-dom

import { expect, it, vi } from "vitest";
import { openCues } from "../cues.ts";
import type { ShownMatch } from "../session/session.ts";
import { cueBetween } from "../table/use-cues.ts";

const before: ShownMatch = {
  id: "1",
  seq: 3,
  view: {},
  seat: 0,
  players: [],
  heard: [{ seq: 3, events: ["wrong"] }],
  toMove: [1],
  outcome: undefined,
  canMove: false,
  refusal: undefined,
  isShared: false,
  handTo: null,
};
const module = {
  judged: (event: unknown) =>
    event === "wrong" || event === "right" ? event : undefined,
};
const told = (event: string) => ({
  seq: 4,
  heard: [...before.heard, { seq: 4, events: [event] }],
});
const outcome = { winners: [0], scores: [1], reason: "over" };

it.each([
  ["nothing", {}, undefined],
  ["a move", told("laid"), "lay"],
  ["one's turn", { ...told("laid"), canMove: true }, "turn"],
  ["what was right", told("right"), "right"],
  ["what was wrong", told("wrong"), "wrong"],
  ["the end", { ...told("right"), outcome }, "end"],
  ["a refusal", { refusal: { code: "taken" } }, "wrong"],
  ["another match", { ...told("laid"), id: "2" }, undefined],
])("%s", (_what, change, cue) => {
  expect(cueBetween(before, { ...before, ...change }, module)).toBe(cue);
});

it("a piece is played by tones that die away, and by pulses", async () => {
  const stops: number[] = [];
  const node = { connect: () => node };
  const context = {
    state: "suspended",
    close: vi.fn<() => Promise<void>>(async () => undefined),
    currentTime: 2,
    destination: node,
    resume: async (): Promise<void> => undefined,
    createGain: () => ({
      ...node,
      gain: {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      },
    }),
    createOscillator: () => ({
      ...node,
      frequency: { value: 0 },
      start: () => undefined,
      stop: (at: number) => stops.push(at),
    }),
  };
  const vibrate = vi.fn<() => boolean>(() => true);
  Object.assign(navigator, { vibrate });
  let tap = () => undefined as void;
  context.resume = () => new Promise((resolve) => (tap = resolve));
  const open = vi.fn<() => AudioContext>(
    () => context as unknown as AudioContext,
  );
  const cues = openCues(open);
  // Nobody has tapped the page yet: a browser would refuse both.
  const userActivation = { hasBeenActive: false };
  Object.assign(navigator, { userActivation });
  cues.play("turn");
  expect(open).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  // What is too late is never heard.
  vi.useFakeTimers();
  cues.play("end");
  vi.advanceTimersByTime(1000);
  tap();
  await Promise.resolve();
  expect(stops).toEqual([]);
  cues.play("lay");
  tap();
  await Promise.resolve();
  expect(stops.splice(0)).toEqual([2.07]);
  vi.useRealTimers();
  context.state = "running";
  cues.play("right");
  expect(stops).toEqual([2.1, 2.25]);
  expect(vibrate).toHaveBeenCalledWith([20]);
  cues.close();
  expect(open).toHaveBeenCalledOnce();
  expect(context.close).toHaveBeenCalledOnce();
});
