/** L26: where the table wants each word once, nobody can read one again, and nobody is offered it. */

import { fastRandom } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { bluffFrom } from "../bot/bluff.ts";
import { bestPlays, plays, searchable } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import {
  accept,
  after,
  at,
  attempt,
  challenge,
  few,
  game,
  pass,
  table,
  word,
} from "./table.ts";

const start = at(4, 4);
const above = at(3, 4);
const ready = searchable(few.words);

/** O lies on T of START, TO was read. */
const to = word([["O", above]], [start, above]);
/** The other O below it: TO once more. */
const toAgain = word([["O", at(5, 4)]], [start, at(5, 4)]);
const ot = word([["O", at(5, 4)]], [at(5, 4), start]);

function once(state: Partial<State> = {}): State {
  return table({
    racks: ["OORBAZ", "OKINYC"],
    state: { repeats: false, ...state },
  });
}

describe("a word that was read", () => {
  it("[L26] is refused, whoever reads it, with or without a referee", () => {
    for (const checking of ["challenge", "referee"] as const) {
      const { state: played } = after(once({ checking }), to);
      const refused = attempt(played, 1, toAgain);
      expect(refused).toMatchObject({
        ok: false,
        refusal: { code: "word-again", rule: "L26", values: { word: "TO" } },
      });
      expect(attempt(played, 1, ot).ok).toBe(true);
    }
  });

  it("[L26] may be read again where the table allows it", () => {
    const { state: played } = after(once({ repeats: true }), to);
    expect(attempt(played, 1, toAgain).ok).toBe(true);
  });

  it("[L17, L26] may be read again if it was refused", () => {
    const nonsense = word([["Z", above]], [start, above]);
    const { state } = after(once(), nonsense, challenge, pass);
    expect(state.sheet[0]).toMatchObject({ status: "refused" });
    expect(attempt(state, 0, nonsense).ok).toBe(true);
  });

  it("[L26] is neither found nor thought of, in either reading", () => {
    for (const reading of ["free", "snake"] as const) {
      const { state: played } = after(once({ reading }), to, accept);
      const found = [...plays(ready, played, 1)].map((one) => one.word);
      const all = plays(ready, { ...played, repeats: true }, 1);
      expect([...all].map((one) => one.word)).toContain("TO");
      expect(found).toEqual(
        [...all].map((one) => one.word).filter((one) => one !== "TO"),
      );
      expect(bestPlays(ready, played, 1, 100).map((one) => one.word)).toEqual(
        found,
      );
      for (let seed = 0; seed < 60; seed += 1) {
        const move = game.sample?.(played, 1, fastRandom(seed));
        expect(move && game.reject(played, 1, move)).toBeUndefined();
      }
    }
  });

  it("[L26] is no bluff either", () => {
    // OT misspelt with a Ó is no word; once read, it is not tried again.
    const state = table({ racks: ["OÓRBAZ", "KINYCŁ"] });
    const weighed = [{ move: ot, value: 2 }];
    const bluff = bluffFrom(few, state, 0, weighed);
    expect(bluff).toBeDefined();
    const row = {
      type: "word",
      seat: 1,
      word: "ÓT",
      points: 9,
      bonus: 0,
      status: "stands",
    } as const;
    const played: State = { ...state, repeats: false, sheet: [row] };
    expect(bluffFrom(few, played, 0, weighed)).toBeUndefined();
  });
});
