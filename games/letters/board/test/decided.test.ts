// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { table } from "../../test/table.ts";
import type { Event } from "../../rules/position.ts";
import { decided } from "../decided.ts";
import { wordsIn } from "../words.ts";
import { library } from "./page.tsx";

const read = (seat: number, word: string, points: number): Event => ({
  type: "word",
  seat,
  word,
  points,
  laid: [],
  fields: [],
  fenced: [],
  bonus: 0,
});

async function told(...events: readonly Event[]): Promise<string> {
  const words = wordsIn(await library(), "en");
  const players = ["You", "Bruno"].map((name) => ({
    type: "person" as const,
    name,
    isOnline: true,
  }));
  return decided(
    {
      view: table(),
      outcome: { winners: [0], scores: [9, 3], reason: "idle" },
      heard: [{ seq: 1, events }],
    },
    { words, language: "en", players },
  );
}

it("[L23] tells the best word, and whose it is", async () => {
  expect(await told(read(0, "TOR", 3), read(1, "ŻONKIL", 15))).toBe(
    "Best word of the game: ŻONKIL, 15 pts, read by Bruno.",
  );
  expect(await told(read(0, "NOŻYK", 16), read(1, "TOR", 3))).toBe(
    "Best word of the game: NOŻYK, 16 pts. It’s yours!",
  );
});

it("[L17] a word that was taken back is none", async () => {
  const back = {
    type: "refused",
    seat: 1,
    word: "ŻONKILX",
    returned: [],
  } as const;
  expect(await told(read(0, "TOR", 3), read(1, "ŻONKILX", 25), back)).toContain(
    "TOR, 3 pts",
  );
  expect(await told()).toBe("Nobody read a word.");
});
