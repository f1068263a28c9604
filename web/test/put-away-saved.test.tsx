// @vitest-environment happy-dom
/** A match on this device that is put away: the row says so once it is gone, not before. */

import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { MyGamesPage } from "../pages/my-games.tsx";
import type { Saved } from "../session/local-messages.ts";
import type { MatchStorage } from "../session/match-storage.ts";
import { press, render } from "./render.tsx";

const storage = vi.hoisted(() => ({ use: undefined as unknown }));
vi.mock(import("../session/match-storage.ts"), () => ({
  browserStorage: () => storage.use as MatchStorage,
}));

const saved = {
  record: { game: "nsoe", commitment: "one" },
  players: [
    { type: "person", name: "Ola", isOnline: true },
    { type: "bot", name: "Ada", level: 1 },
  ],
} as unknown as Saved;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("is said to be away once the storage has removed it", async () => {
  let finish = () => {};
  const removed = new Promise<void>((resolve) => (finish = resolve));
  const removals: string[] = [];
  storage.use = {
    read: async (key) => (key === "solo/nsoe" ? saved : undefined),
    write: async () => {},
    list: async () => [],
    remove: (key) => {
      removals.push(key);
      return removed;
    },
  } satisfies MatchStorage;
  vi.stubGlobal("fetch", async () => Response.json({ tables: [] }));
  const place = await render(<MyGamesPage />);
  const away = "button[aria-label^='Put away: North South West East']";
  await vi.waitFor(() =>
    act(async () => expect(place.querySelector(away)).not.toBeNull()),
  );
  await press(place.querySelector(away));
  expect(removals).toEqual(["solo/nsoe"]);
  const words = () => place.querySelector("li [role=status]")?.textContent;
  expect(words()).toBe("");
  await act(async () => finish());
  expect(words()).toBe("Put away: North South West East");
});
