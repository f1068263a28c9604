/** Matches on a device go on under newer rules, or are kept with a clear word: yesterday's, and those of today. */

import { describe, expect, it } from "vitest";
import { gameIds } from "../../games/registry/index.ts";
import { findGame } from "../../games/registry/node.ts";
import { lastChange, replay, verify } from "../../kernel/index.ts";
import type { AnyGame, Player } from "../../kernel/index.ts";
import { testDevice } from "./device.ts";
import { newerRules, runningMatches } from "./running.ts";

const players: readonly Player[] = [
  { type: "person", name: "Ala", isOnline: true },
  { type: "person", name: "Ugo", isOnline: true },
];
const MOVES = 12;

function rulesOf(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

/** Another version of the game's rules, with whatever else is different. */
function changed(id: string, changes: Partial<AnyGame> = {}) {
  const { game, bot } = rulesOf(id);
  const rulesVersion = game.rulesVersion + 1;
  return { bot, game: { ...game, rulesVersion, ...changes } };
}

/** A match by today's rules, as a page of today keeps it. */
async function begun(id: string) {
  const device = testDevice(() => rulesOf(id));
  await device.open({ game: id, options: {}, players });
  await device.play(MOVES);
  const saved = device.saved();
  if (!saved) throw new Error("Nothing was saved.");
  return { saved, shown: device.shown() };
}

describe.each(runningMatches())("of yesterday: %s, %s", (id, _file, match) => {
  const { saved } = match;
  const { rulesVersion, contentVersion } = saved.record;
  const entry = newerRules(id);
  const goesOn =
    saved.left !== undefined ||
    replay({ ...entry.game, rulesVersion, contentVersion }, saved.record).ok;

  it("goes on from what it left, or where today's rules play it again, or is kept with a clear word", async () => {
    const device = testDevice(() => entry, saved);
    await device.open({ game: id, options: {}, players });
    if (!goesOn) {
      expect(device.last()).toEqual({ type: "kept", record: saved.record });
      expect(device.saved()).toEqual({ ...saved, isStopped: true });
      return;
    }
    const { seq } = device.shown();
    const told = device.saved()?.left?.told;
    expect(seq).toBe(saved.record.moves.length + 1);
    await device.play(3);
    await device.open();
    expect(device.saved()?.left?.told.slice(0, seq + 1)).toEqual(told);
    await device.play();
    const record = await device.record();
    expect(record).toMatchObject({ rulesVersion, contentVersion });
    expect(lastChange(record)?.seq).toBe(seq);
    expect(verify(entry.game, record).ok).toBe(true);
  });
});

describe.each(gameIds)("of today: %s", (id) => {
  it("goes on where newer rules could not play it again, with all that was told", async () => {
    const { saved, shown } = await begun(id);
    const entry = changed(id, {
      setup: () => {
        throw new Error("These rules deal otherwise.");
      },
    });
    const device = testDevice(() => entry, saved);
    await device.open();
    expect(device.shown()).toMatchObject({
      heard: shown.heard,
      seq: MOVES + 1,
    });
    expect(device.shown().view).toEqual(shown.view);
    await device.play(2);
    // The page is closed at once and opened again.
    const { heard } = device.shown();
    await device.open();
    expect(device.shown()).toMatchObject({ heard, seq: MOVES + 3 });
    await device.play();
    const record = await device.record();
    expect(lastChange(record)?.seq).toBe(MOVES + 1);
    expect(verify(entry.game, record).ok).toBe(true);
  });
});

describe("what cannot go on", () => {
  it.each([
    [
      "with a state that cannot be migrated",
      {
        migrate: () => {
          throw new Error("No such card.");
        },
      },
    ],
    ["by rules older than its own", { rulesVersion: 0 }],
  ])("is kept, and dealt over only when asked: %s", async (_, changes) => {
    const { saved } = await begun("nsoe");
    const device = testDevice(() => changed("nsoe", changes), saved);
    const setup = { game: "nsoe", options: {}, players };
    await device.open(setup);
    expect(device.last()).toEqual({ type: "kept", record: saved.record });
    expect(device.saved()).toEqual({ ...saved, isStopped: true });
  });

  it("is not taken back by content that it was taken over from", async () => {
    const { saved } = await begun("nsoe");
    const { rulesVersion } = saved.record;
    const other = changed("nsoe", { rulesVersion, contentVersion: "another" });
    const device = testDevice(() => other, saved);
    await device.open();
    await device.play(1);
    const back = testDevice(() => rulesOf("nsoe"), device.saved());
    await back.open();
    expect(back.last()).toMatchObject({ type: "kept" });
  });

  it("is not missed once it was over", async () => {
    const device = testDevice(() => rulesOf("nsoe"));
    const setup = { game: "nsoe", options: {}, players };
    await device.open(setup);
    await device.play();
    const later = testDevice(() => changed("nsoe"), device.saved());
    await later.open(setup);
    expect(later.shown().seq).toBe(0);
  });
});
