/** The heartbeat reaches everyone once in a period, and never all at once. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startHeartbeat } from "../live/heartbeat.ts";

const PERIOD = 15_000;
const STEP = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("beats for each of them once in every period, a few at a time", () => {
  const heartbeat = startHeartbeat(PERIOD);
  const beats = Array.from({ length: 300 }, () => 0);
  for (const index of beats.keys())
    heartbeat.join({
      beat() {
        beats[index] = (beats[index] ?? 0) + 1;
      },
    });
  let before = 0;
  for (let passed = 0; passed < PERIOD; passed += STEP) {
    vi.advanceTimersByTime(STEP);
    const sum = beats.reduce((one, other) => one + other);
    expect(sum - before).toBeLessThanOrEqual(10);
    before = sum;
  }
  expect(beats).toEqual(beats.map(() => 1));
  vi.advanceTimersByTime(2 * PERIOD);
  expect(beats).toEqual(beats.map(() => 3));
  heartbeat.stop();
  vi.advanceTimersByTime(PERIOD);
  expect(beats).toEqual(beats.map(() => 3));
});

it("is silent for whoever has left", () => {
  const heartbeat = startHeartbeat(PERIOD);
  const gone = vi.fn<() => void>();
  const stays = vi.fn<() => void>();
  const leave = heartbeat.join({ beat: gone });
  heartbeat.join({ beat: stays });
  leave();
  vi.advanceTimersByTime(PERIOD);
  expect(gone).not.toHaveBeenCalled();
  expect(stays).toHaveBeenCalledTimes(1);
  heartbeat.stop();
});
