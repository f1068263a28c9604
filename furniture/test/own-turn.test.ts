/** Which of what was heard is one's own turn. */

import type { HeardEvents, Seat } from "@stolik/kernel";
import { expect, it } from "vitest";
import { ownTurn } from "../index.ts";

interface Told {
  readonly say: string;
  readonly seat?: Seat;
}

/** One move each: who did it, if that is told, and what. */
function heard(...moves: readonly string[]): HeardEvents<Told>[] {
  return moves.map((say, seq) => ({
    seq,
    events: /^\d/.test(say) ? [{ say, seat: Number(say[0]) }] : [{ say }],
  }));
}

it.each([
  [["0 deals"], undefined],
  [
    ["0 deals", "0 takes", "0 lays"],
    ["0 takes", "0 lays"],
  ],
  [
    ["0 deals", "0 takes", "refill"],
    ["0 takes", "refill"],
  ],
  [["0 deals", "1 takes", "refill", "0 takes"], ["0 takes"]],
  [["0 deals", "0 takes", "1 takes"], undefined],
  [["0 deals", "0 takes", "1 takes", "refill"], undefined],
])("after %j", (moves, own) => {
  const turn = ownTurn(heard(...moves), 0);
  expect(turn?.events.map(({ say }) => say)).toEqual(own);
  expect(turn?.seq).toBe(own && moves.length - 1);
});

it("whoever watches has none", () => {
  expect(ownTurn(heard("0 deals", "0 takes"), null)).toBeUndefined();
});
