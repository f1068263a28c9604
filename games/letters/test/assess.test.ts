/** The judge: the best everyday word beside the one that was read, the record and what was left as facts. */

import { fastRandom, lossIn } from "@stolik/kernel";
import { judgedGames } from "@stolik/kernel/testing";
import { lexiconOf } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";
import { describe, expect, it } from "vitest";
import { bot } from "../bot/index.ts";
import { letters } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import {
  at,
  by,
  challenge,
  exchange,
  few,
  game,
  pass,
  table,
  word,
} from "./table.ts";

const judge = bot(
  lexiconOf(["torba", "bazie", "bat", "bar", "raz", "kot"], {
    everyday: ["bar", "bat", "raz", "kot"],
    offensive: ["bar", "bazie"],
  }),
);
const row = [".......", ".*.*.*.", ".......", ".*TOR*."];
const start = () => table({ square: row, racks: ["BADEZI", "KINYCŁ"] });
const [O, R, above, below] = [at(4, 4), at(4, 5), at(3, 5), at(5, 5)];
const raz = word(
  [
    ["A", above],
    ["Z", below],
  ],
  [R, above, below],
);
const rz = word([["Z", above]], [R, above]);

/** What the judge says of one seat's turn, if the match ended after these later moves. */
function judged(
  state: State,
  seat: number,
  moves: readonly Move[],
  later: readonly (readonly [seat: number, move: Move])[] = [],
) {
  const played = [...moves.map((move) => [seat, move] as const), ...later];
  const end = played.reduce(
    (before, [who, move]) => by(before, who, move).state,
    state,
  );
  const view = game.view(state, seat);
  const random = fastRandom(1);
  const asked = { view, seat, told: [], level: 3, budget: 0 } as const;
  const question = { ...asked, character: 1, random };
  const turn = { question, moves, told: [], later: [], end, isLast: false };
  return judge.assess?.(turn) ?? [];
}

function said(...turn: Parameters<typeof judged>) {
  return judged(...turn).map((one) => [
    one.reason.code,
    one.reason.values?.["word"],
    lossIn(one),
  ]);
}

describe("a turn", () => {
  it("[L20] is measured by the best everyday word; the record is a fact", () => {
    expect(said(start(), 0, [raz])).toEqual([
      ["everyday", "BAT", 4],
      ["record", "TORBA", 0],
    ]);
  });

  it("[L10] a pass brings nothing", () => {
    expect(said(start(), 0, [pass])[0]).toEqual(["passed", "BAT", 7]);
  });

  it("[L9] an exchange is not judged", () => {
    const told = judged(start(), 0, [exchange("BA")]);
    expect(told.map(({ reason, isFact }) => [reason.code, isFact])).toEqual([
      ["exchanged", true],
    ]);
  });

  it("[L17] a refused word brings nothing", () => {
    const [first] = said(start(), 0, [rz], [[1, challenge]]);
    expect(first).toEqual(["refused", "BAT", 7]);
  });

  it("[L17] nobody is told whether to doubt", () => {
    const { state } = by(start(), 0, rz);
    expect(said(state, 1, [challenge])).toEqual([]);
  });

  it("[L17] after a doubt it is judged on what then lay there", () => {
    const { state } = by(start(), 0, rz);
    const [first] = judged(state, 1, [challenge, pass]);
    expect(first?.reason).toMatchObject({ code: "passed" });
    expect(first?.advised).toMatchObject([
      challenge,
      { type: "word", lay: [{ letter: "K" }] },
    ]);
  });

  it("[L21] tells of a bonus that the next tile can fence in", () => {
    const square = [".......", ".*.*.*.", ".....AS", ".*TOR*.", "....K.."];
    const state = table({ square, racks: ["BDEZIW", "NYCŁMP"] });
    const laid = word([["B", at(5, 6)]], [at(5, 6), at(3, 6), O]);
    const left = judged(state, 0, [laid]).at(-1);
    expect(left).toMatchObject({
      isFact: true,
      reason: { code: "left", values: { before: 0, after: 10 } },
    });
  });
});

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const full = loadLexicon();
const judges = {
  few: { game: letters(few), bot: bot(few) },
  full: { game: letters(full), bot: bot(full) },
};

judgedGames(
  ({ contentVersion }) =>
    contentVersion === few.version ? judges.few : judges.full,
  { files, patience: 20_000 },
);
