/** Turning points: every game marks some moments of its golden games, and only those. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findGame } from "@stolik/games/node";
import { heardBy, replay } from "@stolik/kernel";
import type { GameRecord, HeardEvents } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";

describe.each(games.map((entry) => [entry.id, entry] as const))(
  "%s",
  (id, entry) => {
    const told = goldenHeard(id);

    it("marks events of the match, each once", async () => {
      const { turningPoints } = await entry.load();
      for (const heard of told) {
        const points = turningPoints?.(heard) ?? [];
        const events = new Set(heard.flatMap((one) => one.events));
        expect(points.every((point) => events.has(point))).toBe(true);
        expect(new Set(points).size).toBe(points.length);
      }
    });

    it("marks some moments and leaves most of them", async () => {
      const { turningPoints } = await entry.load();
      const points = told.flatMap((heard) => turningPoints?.(heard) ?? []);
      const moves = told.flatMap((heard) => heard);
      expect(points.length).toBeGreaterThan(0);
      expect(points.length).toBeLessThan(moves.length / 3);
    });
  },
);

/** What a spectator heard of each golden game that was played with today's content. */
function goldenHeard(id: string): readonly (readonly HeardEvents<unknown>[])[] {
  const folder = join(import.meta.dirname, `../../games/${id}/test/golden`);
  const game = findGame(id)?.game;
  if (!game) throw new Error(`There is no game ${id}.`);
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const replayed = replay(game, JSON.parse(text) as GameRecord);
    return replayed.ok ? [heardBy(replayed.value.match, null)] : [];
  });
}
