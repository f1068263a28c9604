/** Requests are welcome while the server is up and its store answers, which is asked once a second at most. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readiness } from "../operations/readiness.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("is not ready before the start, nor when it drains", async () => {
  const health = readiness();
  expect(await health.ailment()).toBe("starting");
  health.start(() => Promise.resolve());
  expect(await health.ailment()).toBeUndefined();
  health.drain();
  expect(await health.ailment()).toBe("draining");
});

it("asks the store once a second, however often it is asked", async () => {
  const ping = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const health = readiness();
  health.start(ping);
  for (let asked = 0; asked < 100; asked += 1) await health.ailment();
  expect(ping).toHaveBeenCalledTimes(1);
  ping.mockRejectedValue(new Error("gone"));
  vi.advanceTimersByTime(1_000);
  expect(await health.ailment()).toBe("store");
  expect(ping).toHaveBeenCalledTimes(2);
  ping.mockResolvedValue(undefined);
  vi.advanceTimersByTime(1_000);
  expect(await health.ailment()).toBeUndefined();
});

it("waits two seconds for a store that hangs, and asks it nothing more meanwhile", async () => {
  let recover = () => {};
  const ping = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        recover = resolve;
      }),
  );
  const health = readiness();
  health.start(ping);
  const first = health.ailment();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe("store");
  vi.advanceTimersByTime(60_000);
  expect(await health.ailment()).toBe("store");
  expect(ping).toHaveBeenCalledTimes(1);
  recover();
  await vi.advanceTimersByTimeAsync(0);
  ping.mockResolvedValue(undefined);
  expect(await health.ailment()).toBeUndefined();
});
