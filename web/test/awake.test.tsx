// @vitest-environment happy-dom
/** The screen stays awake in play, and the app's badge counts the tables that wait. */

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteWaiting, noteWaitingTables } from "../session/badge.ts";
import type { ShownMatch } from "../session/session.ts";
import { useWakeLock } from "../table/use-wake-lock.ts";
import { render } from "./render.tsx";

const playing = { outcome: undefined } as ShownMatch;

function Table({ match }: { readonly match: ShownMatch }) {
  useWakeLock(match);
  return null;
}

afterEach(async () => {
  await render(null);
  for (const name of ["wakeLock", "setAppBadge", "clearAppBadge"])
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, "visibilityState");
  localStorage.clear();
});

describe("the screen", () => {
  let held: { released: boolean }[];
  beforeEach(() => {
    held = [];
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      held.push(lock);
      return lock;
    };
    Object.assign(navigator, { wakeLock: { request } });
  });

  const isAwake = () => held.some(({ released }) => !released);
  const look = (visibilityState: string) =>
    act(async () => {
      Object.defineProperty(document, "visibilityState", {
        value: visibilityState,
        configurable: true,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    });

  it("stays awake until the match is over", async () => {
    await render(<Table match={playing} />);
    expect(isAwake()).toBe(true);
    await render(
      <Table match={{ ...playing, outcome: {} } as unknown as ShownMatch} />,
    );
    expect(isAwake()).toBe(false);
    expect(held).toHaveLength(1);
  });

  it("is let sleep when the table is left", async () => {
    await render(<Table match={playing} />);
    await render(null);
    expect(isAwake()).toBe(false);
  });

  it("is kept awake again when the page is looked at again", async () => {
    await render(<Table match={playing} />);
    for (const lock of held) lock.released = true;
    await look("hidden");
    expect(isAwake()).toBe(false);
    await look("visible");
    expect(isAwake()).toBe(true);
    await look("visible");
    expect(held).toHaveLength(2);
  });

  it.each<[string, Partial<ShownMatch>]>([
    ["ended by agreement", { isEnded: true }],
    ["looked at again", { isPast: true }],
  ])("may sleep over a match that is %s", async (_name, part) => {
    await render(<Table match={{ ...playing, ...part }} />);
    expect(held).toEqual([]);
  });

  it("sleeps as ever where the browser refuses", async () => {
    const request = async () => {
      throw new Error("battery");
    };
    Object.assign(navigator, { wakeLock: { request } });
    await render(<Table match={playing} />);
    expect(held).toEqual([]);
  });

  it("sleeps as ever where the browser cannot", async () => {
    Reflect.deleteProperty(navigator, "wakeLock");
    await render(<Table match={playing} />);
    expect(held).toEqual([]);
  });
});

describe("the badge", () => {
  it("counts the tables that wait, and goes at none", () => {
    const setAppBadge = vi.fn<() => Promise<void>>(async () => undefined);
    const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined);
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    noteWaitingTables(["a", "b"]);
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    noteWaiting("c", true);
    noteWaiting("c", true);
    expect(setAppBadge).toHaveBeenLastCalledWith(3);
    noteWaiting("a", false);
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    expect(clearAppBadge).not.toHaveBeenCalled();
    noteWaitingTables([]);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  it("is silent where there is none", () => {
    expect(() => noteWaiting("a", true)).not.toThrow();
  });
});
