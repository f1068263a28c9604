/** The end, and who has won. */

import { describe, expect, it } from "vitest";
import type { Move, State } from "../rules/index.ts";
import {
  accept,
  after,
  at,
  attempt,
  by,
  challenge,
  exchange,
  game,
  pass,
  table,
  word,
} from "./table.ts";

/** All 41 light fields but row 7, column 7 are covered; T lies beside it. */
const ALMOST = [
  "AĄBCĆDE",
  "Ę*F*G*H",
  "IJKLŁMN",
  "Ń*OÓP*R",
  "SŚAUWYZ",
  "Ź*Ż*E*I",
  "NZOAEIT",
];

function almostFull(state: Partial<State> = {}): State {
  const rows = [...ALMOST.slice(0, 6), "NZOAET."];
  return table({ square: rows, racks: ["O", "I"], pool: "", state });
}

const corner = at(7, 7);
const last: Move = word([["O", corner]], [at(7, 6), corner]);
const wrong: Move = word([["O", corner]], [at(7, 5), at(7, 6), corner]);

describe("all light fields covered", () => {
  it("[L17, L22] the last word ends the game once the others have accepted", () => {
    const { state } = after(almostFull(), last);
    expect(game.outcome(state)).toBeUndefined();
    expect(game.toMove(state)).toEqual([1]);
    const { state: done, events } = by(state, 1, accept);
    expect(done.ending).toBe("covered");
    expect(game.toMove(done)).toEqual([]);
    expect(events.at(-1)).toMatchObject({
      type: "over",
      outcome: { winners: [0], reason: "covered" },
    });
  });

  it("[L17, L22] or once one has asked in vain", () => {
    const { state } = after(almostFull(), last, challenge);
    expect(game.outcome(state)).toMatchObject({ reason: "covered" });
  });

  it("[L17, L22] not before: nobody can act past it", () => {
    const { state } = after(almostFull(), last);
    for (const move of [pass, exchange("I")])
      expect(attempt(state, 1, move)).toMatchObject({
        refusal: { code: "last-word-waits", rule: "L17" },
      });
  });

  it("[L17, L22] a last word refused leaves the game open", () => {
    const { state } = after(almostFull(), wrong, challenge);
    expect(state.ending).toBeUndefined();
    expect(state.turn).toBe(1);
  });

  it("[L17, L22] with three seats it waits for both, also after the next one has accepted", () => {
    const three = almostFull({
      racks: [["O"], ["I"], []],
      scores: [0, 0, 0],
      best: [0, 0, 0],
    });
    const open = after(three, last).state;
    expect(game.toMove(open)).toEqual([2, 1]);
    const { state } = by(open, 1, accept);
    expect(game.toMove(state)).toEqual([2]);
    expect(by(state, 2, accept).state.ending).toBe("covered");
  });

  it("[L18, L22] with a referee it ends at once", () => {
    const { state } = after(almostFull({ checking: "referee" }), last);
    expect(state.ending).toBe("covered");
  });
});

describe("two rounds without a tile", () => {
  it("[L22] each player's last two turns were exchanges or passes", () => {
    const { state } = after(table(), pass, exchange("K"), pass);
    expect(state.ending).toBeUndefined();
    const { state: done } = after(state, pass);
    expect(game.outcome(done)).toEqual({
      winners: [0, 1],
      scores: [0, 0],
      reason: "idle",
    });
  });

  it("[L22] or refused words, the last one ending the game when it is refused", () => {
    const bluff = word([["O", at(4, 5)]], [at(4, 4), at(4, 5)]);
    const nonsense = word([["K", at(4, 5)]], [at(4, 5), at(4, 4)]);
    const quiet = after(table(), pass, pass, pass).state;
    const { state } = after(quiet, nonsense, challenge);
    expect(state.ending).toBe("idle");
    expect(after(quiet, nonsense, pass).state).toMatchObject({ idle: 1 });
    expect(after(table(), bluff, challenge).state.idle).toBe(0);
  });

  it("[L22] a word that stays begins the count anew", () => {
    const to = word([["O", at(4, 5)]], [at(4, 4), at(4, 5)]);
    const { state } = after(table(), pass, pass, to, pass, pass, pass);
    expect(state).toMatchObject({ idle: 3 });
    expect(state.ending).toBeUndefined();
  });
});

describe("who has won", () => {
  const quiet = (scores: number[], best: number[]) =>
    game.outcome(
      after(
        table({
          racks: ["ORBA", "KINY", "DWMP"],
          state: { idle: 5, scores, best },
        }),
        pass,
      ).state,
    );

  it.each([
    [[30, 20, 10], [5, 9, 10], [0]],
    [[30, 30, 10], [5, 9, 20], [1]],
    [
      [30, 30, 10],
      [9, 9, 20],
      [0, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 1, 2],
    ],
  ])("[L23] points %j, best words %j: %j", (scores, best, winners) => {
    expect(quiet(scores, best)).toEqual({ winners, scores, reason: "idle" });
  });

  it("[L23] the best word is counted without bonus", () => {
    const state = table({
      square: [".A.I...", "R*.*E..", ".KTO..."],
      racks: ["SBCDFG", "HJLMPW"],
    });
    const kos = word([["S", at(2, 3)]], [at(3, 2), at(3, 4), at(2, 3)]);
    expect(after(state, kos, pass).state).toMatchObject({
      scores: [28, 0],
      best: [3, 0],
    });
  });
});
