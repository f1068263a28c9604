/** Every golden game, seen again as a page sees it, ends in what the kernel knows of it. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { game as smallLetters } from "../games/letters/test/table.ts";
import { gameIds } from "../games/registry/index.ts";
import { findGame } from "../games/registry/node.ts";
import { ok, replay, seedFrom, toldTo } from "../kernel/index.ts";
import type { AnyGame, GameRecord } from "../kernel/index.ts";
import { createReplayRunner } from "../web/session/replay-runner.ts";
import type { Eyes, FromReplay } from "../web/session/replay-messages.ts";
import { memoryStorage } from "../web/test/memory-storage.ts";

const root = join(import.meta.dirname, "../games");

describe.each(gameIds)("%s", (id) => {
  const folder = join(root, id, "test/golden");

  it.each(readdirSync(folder))("%s", async (file) => {
    const record = JSON.parse(
      readFileSync(join(folder, file), "utf8"),
    ) as GameRecord;
    const game = gameOf(record);
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    const { match, outcome } = replayed.value;
    const { seq, state } = match.position;
    const posted: FromReplay[] = [];
    const runner = createReplayRunner({
      find: async () => ok(game),
      storage: memoryStorage(),
      randomSeed: () => seedFrom("continued"),
      post: (message) => posted.push(structuredClone(message)),
    });
    await runner.receive({ type: "open", record });
    expect(posted.at(-1)).toMatchObject({ replay: { last: seq, end: state } });
    const seen = async (eyes: Eyes) => {
      await runner.receive({ type: "show", place: { at: seq, eyes } });
      return posted.at(-1);
    };
    expect(await seen("all")).toMatchObject({
      position: { seat: null, outcome, canMove: false, view: state },
    });
    for (const seat of match.seating.holders.keys()) {
      const message = await seen(seat);
      if (message?.type !== "position") throw new Error("Nothing was shown.");
      expect(message.position.view).toEqual(game.view(state, seat));
      expect(message.position.heard.at(-1)?.events).toEqual(
        toldTo(match.told.at(-1) ?? [], seat),
      );
    }
  });
});

/** A record names the dictionary it was played with: some golden games have a small one. */
function gameOf({ game, contentVersion }: GameRecord): AnyGame {
  if (contentVersion === smallLetters.contentVersion)
    return smallLetters as AnyGame;
  const entry = findGame(game);
  if (!entry) throw new Error(`There is no game ${game}.`);
  return entry.game;
}
