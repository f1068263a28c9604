/** The law of legality: what a seat may do follows from what it sees. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import { alike, oddOneOut } from "../alike.ts";
import type { Law } from "../law.ts";
import { answerTo } from "../moment.ts";
import type { Moment } from "../moment.ts";
import { take } from "../sampling.ts";

export const viewDecidesLegality: Law = {
  name: "legality from the view equals legality from the state",
  *check(moment) {
    const { watchers, toMove } = moment;
    for (const seat of [...watchers, null])
      yield* otherTurns(moment, moment.see(seat), `the view of ${seat}`);
    for (const seat of watchers) {
      if (!toMove.includes(seat)) continue;
      const where = `the view of ${seat}`;
      yield* otherAnswers(moment, seat, moment.see(seat), where);
      yield* otherList(moment, seat, moment.see(seat), where);
    }
  },
};

/** Differences from the true state in who may move, or in the result. */
export function* otherTurns(
  { game, state, toMove }: Moment,
  at: unknown,
  where: string,
): Iterable<string> {
  const there = game.toMove(at);
  if (!alike(there, toMove))
    yield `toMove is [${toMove.join()}], in ${where} [${there.join()}]`;
  if (!alike(game.outcome(at), game.outcome(state)))
    yield `the outcome differs in ${where}`;
}

/** Differences from the true state in what `reject` or `decision` say. */
export function* otherAnswers(
  moment: Moment,
  seat: Seat,
  at: unknown,
  where: string,
): Iterable<string> {
  const { game, state } = moment;
  for (const { move, answer } of moment.questions(seat)) {
    const there = answerTo(game, at, seat, move);
    if (there !== answer)
      yield `to ${canonical(move)} of seat ${seat} reject says ${answer}, in ${where} ${there}`;
  }
  if (game.decision?.(at, seat) !== game.decision?.(state, seat))
    yield `the decision of seat ${seat} has another name in ${where}`;
}

/** Differences from the true state in the moves listed. */
export function* otherList(
  moment: Moment,
  seat: Seat,
  at: unknown,
  where: string,
): Iterable<string> {
  const list = moment.listed(seat);
  const there = take(moment.game.moves(at, seat), moment.plan.listing);
  const odd = oddOneOut(list, there);
  if (odd !== undefined)
    yield `${odd} of seat ${seat} is listed either in the state or in ${where}`;
}
