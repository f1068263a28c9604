/** Golden games: whole matches, one at least for each way to end and for the tie-break, played again with their result. */

import { parseRecord, replay, verify } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { loadLexicon } from "@stolik/lexicon/node";
import { describe, expect, it } from "vitest";
import { letters } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import { conserved, game } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const full = letters(loadLexicon());

/** A record names the dictionary it was played with. */
const gameOf = (record: GameRecord) =>
  record.contentVersion === game.contentVersion ? game : full;

function recordOf(file: string): GameRecord {
  const record = parseRecord(files[file]);
  if (!record.ok) throw new Error(`${file}: ${record.refusal.code}`);
  return record.value;
}

function statesOf(record: GameRecord): State[] {
  const replayed = replay(gameOf(record), record);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return replayed.value.steps.map(({ position }) => position.state as State);
}

describe("golden games", () => {
  it.each(Object.keys(files))("%s", (file) => {
    const record = recordOf(file);
    const verified = verify(gameOf(record), record);
    expect(verified).toEqual({ ok: true, value: record.outcome });
    const states = statesOf(record);
    const tiles = conserved(states[0] as State);
    for (const state of states) {
      expect(conserved(state)).toEqual(tiles);
      const written = state.scores.map((_, seat) =>
        state.sheet.reduce(
          (sum, row) =>
            row.type === "word" && row.seat === seat && row.status === "stands"
              ? sum + row.points + row.bonus
              : sum,
          0,
        ),
      );
      expect(state.scores).toEqual(written);
    }
  });

  it("[L22, L23] show every way to end, alone, by the best word and shared", () => {
    const ways = Object.keys(files).map((file) => {
      const { outcome } = recordOf(file);
      if (!outcome) throw new Error(`${file} is not over.`);
      const most = Math.max(...outcome.scores);
      const tied = outcome.scores.filter((score) => score === most).length;
      const how =
        outcome.winners.length > 1 ? "shared" : tied > 1 ? "word" : "points";
      return `${outcome.reason} ${how}`;
    });
    expect(ways).toEqual(
      expect.arrayContaining([
        "covered points",
        "idle points",
        expect.stringContaining("word"),
        expect.stringContaining("shared"),
      ]),
    );
  });

  it("[L17] show words refused and words asked about in vain", () => {
    const rows = Object.keys(files).flatMap(
      (file) => statesOf(recordOf(file)).at(-1)?.sheet ?? [],
    );
    const answers = rows.flatMap((row) =>
      row.type === "word" && row.asked !== undefined ? [row.status] : [],
    );
    expect(new Set(answers)).toEqual(new Set(["refused", "stands"]));
  });
});
