/** How far every seat seems to be, and its share of hope: who has won, or who seems nearer to it. */

import { LAST } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import { outlookOf } from "./outlook.ts";
import { worthOf } from "./worth.ts";

/** A lost turn, in fields. */
const LOST_TURN = 0.9;
/** How much of a turn it is worth to be next. */
const TEMPO = 1.2;
/** By how many fields a lead must grow to be e times as hopeful: less as the end comes near. */
const SPREAD = 2;
const SPREAD_AHEAD = 0.17;

export function hopes(state: State): number[] {
  if (state.ending) {
    const furthest = Math.max(...state.progress);
    const winners = state.progress.filter((fields) => fields === furthest);
    return state.progress.map((fields) =>
      fields === furthest ? 1 / winners.length : 0,
    );
  }
  const worths = worthsOf(state);
  const best = Math.max(...worths);
  const spread = SPREAD + SPREAD_AHEAD * Math.max(0, LAST - best);
  const weights = worths.map((worth) => Math.exp((worth - best) / spread));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** What every seat has, in fields of the track. */
export function worthsOf(state: State): readonly number[] {
  const seats = state.pawns.length;
  return state.pawns.map((pawn, seat) => {
    const wait = (seat - state.turn + seats) % seats;
    const worth = worthOf(outlookOf(state, seat, state.dice, wait), {
      progress: state.progress[seat] ?? 0,
      hand: state.hands[seat] ?? [],
      pawn,
      taken: 0,
    });
    const lost = LOST_TURN * (state.stops[seat] ?? 0);
    return worth - lost - (TEMPO * wait) / seats;
  });
}
