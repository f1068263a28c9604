// @vitest-environment happy-dom
/** Which page begins what before the app's scripts, and what it shows until then. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { ask, FakeWebSocket, FakeWorker, watchBeginnings } from "./begun.ts";

watchBeginnings();

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
