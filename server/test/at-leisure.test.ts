/** What nobody waits for is done in a quiet moment, once. */

import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { atLeisure } from "../process/at-leisure.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

it("waits while the server is busy, then does it once", () => {
  let share = 0.9;
  const work = vi.fn<() => void>();
  atLeisure(work, 1_000, () => share);
  vi.advanceTimersByTime(5_000);
  expect(work).not.toHaveBeenCalled();
  share = 0.1;
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledOnce();
});

it("can be called off", () => {
  const work = vi.fn<() => void>();
  const callOff = atLeisure(work, 1_000, () => 0);
  callOff();
  vi.advanceTimersByTime(5_000);
  expect(work).not.toHaveBeenCalled();
});
