// @vitest-environment happy-dom
/** What is begun before the app is there, handed over once. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginAnswer,
  beginTable,
  beginWorker,
  DEALS,
  PATIENCE,
  takeAnswer,
  takeSocket,
  takeWorker,
} from "../head-start.ts";
import { ask, FakeWebSocket, FakeWorker, watchBeginnings } from "./begun.ts";

const WATCH = JSON.stringify({ v: 1, type: "watch", table: "abc" });

watchBeginnings();

describe("a head start", () => {
  it("of a worker is taken over once, for its game alone", () => {
    beginWorker("nsoe");
    const [early] = FakeWorker.started;
    expect(takeWorker("cross")).not.toBe(early);
    expect(takeWorker("nsoe")).toBe(early);
    expect(takeWorker("nsoe")).not.toBe(early);
    expect(FakeWorker.started.map(({ name }) => name)).toEqual([
      "nsoe",
      "cross",
      "nsoe",
    ]);
  });

  it("of a table asks once for what the app would ask for", async () => {
    beginTable("abc");
    takeSocket("abc");
    const answer = await takeAnswer("/api/tables/abc");
    expect(await answer.text()).toBe("/api/tables/abc");
    expect(ask).toHaveBeenCalledOnce();
    await takeAnswer("/api/tables/abc");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("of a table that was seen here asks what has happened since", async () => {
    beginTable("abc", 7);
    takeSocket("abc");
    await takeAnswer("/api/tables/abc");
    const answer = await takeAnswer("/api/tables/abc/missed?seen=7");
    expect(await answer.text()).toBe("/api/tables/abc/missed?seen=7");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("that failed tells who takes it over", async () => {
    ask.mockRejectedValueOnce(new TypeError("offline"));
    beginTable("abc");
    takeSocket("abc");
    await expect(takeAnswer("/api/tables/abc")).rejects.toThrow("offline");
  });
});

describe("an answer begun early", () => {
  const isGivenUp = () => ask.mock.calls[0]?.[1]?.signal?.aborted;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((wait) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), wait);
      return stop.signal;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it("is good although the scripts came late", async () => {
    beginAnswer(DEALS);
    vi.advanceTimersByTime(PATIENCE + 1_000);
    expect(isGivenUp()).toBe(false);
    await takeAnswer(DEALS);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is waited for as long as any other", async () => {
    beginAnswer(DEALS);
    vi.advanceTimersByTime(PATIENCE - 1_000);
    await takeAnswer(DEALS);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(isGivenUp()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isGivenUp()).toBe(true);
  });

  it("is asked for anew if it failed before anybody waited for it", async () => {
    ask.mockRejectedValueOnce(new TypeError("a tunnel"));
    beginAnswer(DEALS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await (await takeAnswer(DEALS)).text()).toBe(DEALS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is asked for anew if it was begun long ago", async () => {
    beginAnswer(DEALS);
    vi.advanceTimersByTime(5 * 60_000);
    await takeAnswer(DEALS);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe("a socket opened early", () => {
  it("asks once, and repeats what it heard before anybody listened", async () => {
    beginTable("abc");
    const [early] = FakeWebSocket.opened;
    early?.open();
    early?.onmessage?.({ data: "one" });
    const heard: unknown[] = [];
    const socket = takeSocket("abc");
    socket.onopen = () => socket.send(WATCH);
    socket.onmessage = ({ data }) => heard.push(data);
    await Promise.resolve();
    early?.onmessage?.({ data: "two" });
    expect(heard).toEqual(["one", "two"]);
    expect(early?.sent).toEqual([WATCH]);
    socket.send(WATCH);
    expect(early?.sent).toEqual([WATCH, WATCH]);
    await takeAnswer("/api/tables/abc");
  });

  it("may be taken over before it is open", async () => {
    beginTable("abc");
    const [early] = FakeWebSocket.opened;
    const opened = vi.fn<() => void>();
    const socket = takeSocket("abc");
    socket.onopen = opened;
    early?.open();
    expect(opened).toHaveBeenCalledOnce();
    expect(early?.sent).toEqual([WATCH]);
    await takeAnswer("/api/tables/abc");
  });

  it("tells that it closed, with the code", async () => {
    beginTable("abc");
    const closed = vi.fn<(event?: { readonly code: number }) => void>();
    takeSocket("abc").onclose = closed;
    FakeWebSocket.opened[0]?.onclose?.({ code: 1013 });
    expect(closed).toHaveBeenCalledWith({ code: 1013 });
    await takeAnswer("/api/tables/abc");
  });

  it("that has closed by then is replaced by a new one", async () => {
    beginTable("abc");
    const [early] = FakeWebSocket.opened;
    if (early) early.readyState = 3;
    takeSocket("abc");
    expect(FakeWebSocket.opened).toHaveLength(2);
    await takeAnswer("/api/tables/abc");
  });
});
