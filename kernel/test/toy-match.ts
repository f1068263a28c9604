/** A finished match of the toy game, and its record. */

import type { Seat } from "../contract.ts";
import { play, start } from "../play.ts";
import type { Step } from "../play.ts";
import { randomMove } from "../playout.ts";
import { fastRandom, pick } from "../random.ts";
import { dealCheck, entryCheck, makeHeader } from "../record.ts";
import type { GameRecord } from "../record.ts";
import { matchKey, seedFrom } from "../seed.ts";
import { toy } from "./toy.ts";
import type { ToyEvent, ToyMove, ToyState } from "./toy.ts";

export const seed = seedFrom("a toy match");
export const entropy = ["ab", "cd"];
export const key = matchKey(seed, entropy);
export const options = { rounds: 2 };

export interface ToyMatch {
  readonly steps: readonly Step<ToyState, ToyEvent>[];
  readonly moves: readonly { readonly seat: Seat; readonly move: ToyMove }[];
}

export function finishedMatch(): ToyMatch {
  const random = fastRandom(1);
  let step = start(toy, { seats: 2, options, key });
  const steps = [step];
  const moves: { seat: Seat; move: ToyMove }[] = [];
  for (;;) {
    const { position } = step;
    const seats = toy.toMove(position.state);
    if (seats.length === 0) return { steps, moves };
    const seat = pick(seats, random);
    const move = randomMove(toy, position.state, seat, random);
    const result = play(toy, key, position, seat, move);
    if (!result.ok) throw new Error(result.refusal.code);
    step = result.value;
    steps.push(step);
    moves.push({ seat, move });
  }
}

export function recordOf({ steps, moves }: ToyMatch): GameRecord {
  const header = makeHeader(toy, { seats: 2, options, seed, entropy });
  const deal = dealCheck(header, steps[0]?.position.state);
  let check = deal;
  const rows = moves.map(({ seat, move }, index) => {
    const entry = { type: "move", seat, move } as const;
    check = entryCheck(check, entry, steps[index + 1]?.position.state);
    return { seat, move, check };
  });
  const last = steps.at(-1)?.position.state;
  const outcome = last && toy.outcome(last);
  return { ...header, deal, moves: rows, ...(outcome ? { outcome } : {}) };
}
