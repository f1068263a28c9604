// @vitest-environment happy-dom
/** What is begun before the app is there, handed over once; and which page begins what. */

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

const WATCH = JSON.stringify({ v: 1, type: "watch", table: "abc" });

class FakeWorker {
  static started: FakeWorker[] = [];
  readonly name: string | undefined;
  constructor(_url: URL, { name }: WorkerOptions) {
    this.name = name;
    FakeWorker.started.push(this);
  }
}

class FakeWebSocket {
  static readonly OPEN = 1;
  static opened: FakeWebSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  constructor() {
    FakeWebSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }
}

const ask = vi.fn<(path: string, how?: RequestInit) => Promise<Response>>(
  async (path) => new Response(path),
);

beforeEach(() => {
  FakeWorker.started = [];
  FakeWebSocket.opened = [];
  ask.mockClear();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

describe("before the app's scripts", () => {
  /** Opens an address with home printed into its page. */
  async function visit(path: string): Promise<HTMLElement> {
    window.history.replaceState(null, "", path);
    document.documentElement.lang = "en";
    document.body.innerHTML = '<div id="app"><p>printed</p></div>';
    vi.resetModules();
    await import("../early.ts");
    return document.body;
  }
  beforeEach(() => localStorage.clear());
  // Whatever file of tests comes next must not find what was begun here.
  afterEach(() => void vi.resetModules());

  it("home stays as it was printed for who comes for the first time", async () => {
    expect((await visit("/")).textContent).toBe("printed");
    expect(FakeWorker.started).toEqual([]);
    expect(FakeWebSocket.opened).toEqual([]);
  });

  it.each([
    ["another theme", "stolik.theme", "dark"],
    ["another language", "stolik.language", "pl"],
    ["an unfinished match", "stolik.unfinished.nsoe", "1"],
  ])("nothing is shown to who has %s", async (_, name, value) => {
    localStorage.setItem(name, value);
    expect((await visit("/")).textContent).toBe("");
  });

  it("the chosen theme is shown", async () => {
    localStorage.setItem("stolik.theme", "dark");
    await visit("/");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  it.each(["/solo/nsoe", "/hotseat/nsoe"])(
    "%s starts its worker",
    async (path) => {
      expect((await visit(path)).textContent).toBe("");
      expect(FakeWorker.started.map(({ name }) => name)).toEqual(["nsoe"]);
    },
  );

  it.each([
    ["/daily", ["/api/daily"]],
    ["/daily/nsoe", ["/api/daily"]],
    ["/games", ["/api/me/tables"]],
    ["/r/abc", ["/api/tables/abc", "/api/tables/abc/record"]],
    ["/r", []],
    ["/rules/nsoe", []],
  ])("%s asks the server for what it shows", async (path, asked) => {
    await visit(path);
    expect(ask.mock.calls.map(([path]) => path)).toEqual(asked);
  });

  it("a table asks the server", async () => {
    await visit("/t/abc");
    expect(ask.mock.calls.map(([path]) => path)).toEqual(["/api/tables/abc"]);
    expect(FakeWebSocket.opened).toHaveLength(1);
  });

  it("a table that was seen here asks what has happened since", async () => {
    localStorage.setItem("stolik.seen", "xyz:3 abc:7");
    await visit("/t/abc");
    expect(ask.mock.calls.map(([path]) => path)).toEqual([
      "/api/tables/abc",
      "/api/tables/abc/missed?seen=7",
    ]);
  });
});
