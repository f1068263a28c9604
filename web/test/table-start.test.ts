// @vitest-environment happy-dom
/** A table on the server that is begun before its page is drawn. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginTable,
  foundAlready,
  openedAlready,
  takeFound,
} from "../pages/table-start.ts";

/** No file of tests has loaded it. */
const game = "unheard-of";
const ask = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  ask.mockReset();
  localStorage.clear();
  // A busy machine could otherwise take longer than the page waits.
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table that is begun before its page is drawn", () => {
  it("is asked for once, and anew when its page asks again", async () => {
    ask.mockImplementation(async () => Response.json({ id: "abc", game }));
    await beginTable("abc");
    const found = foundAlready("abc");
    expect(found?.answer.ok).toBe(true);
    expect(await takeFound("abc")).toBe(found);
    expect(ask).toHaveBeenCalledOnce();
    expect(foundAlready("abc")).toBeUndefined();
    await takeFound("abc");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is not opened before the game is there", async () => {
    ask.mockImplementation(async () => Response.json({ id: "abc", game }));
    await beginTable("abc");
    expect(openedAlready("abc")).toBeUndefined();
    await takeFound("abc");
  });

  it("does not keep the page waiting for a server that takes long", async () => {
    let answer: (response: Response) => void = () => {};
    ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const begun = beginTable("abc");
    await vi.advanceTimersByTimeAsync(300);
    await begun;
    expect(foundAlready("abc")).toBeUndefined();
    const found = takeFound("abc");
    answer(Response.json({ id: "abc", game }));
    expect((await found).answer.ok).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
  });
});
