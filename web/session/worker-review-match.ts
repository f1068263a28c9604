/** Reviews a finished match: what could have been done at every move, from what the mover knew then. */

import {
  adopt,
  askBot,
  attempt,
  begin,
  entryIn,
  questionFor,
} from "@stolik/kernel";
import type { GameRecord, Match, Reviewed, Seat } from "@stolik/kernel";
import type { Rules } from "./local-match.ts";

/** How long the search may take for one move, in milliseconds. */
const BUDGET = 300;
const LEVEL = 3;

export function* reviewMatch(
  { game, bot }: Rules,
  record: GameRecord,
): Iterable<Reviewed<unknown>> {
  const dealt = begin(game, record);
  if (!dealt.ok) throw new Error("The record does not replay.");
  let match = dealt.value;
  for (const row of record.moves) {
    const entry = entryIn(row);
    if (entry.type === "move")
      yield reviewMove({ game, bot }, match, entry.seat);
    const step = attempt(match, entry);
    if (!step.ok) throw new Error("The record does not replay.");
    match = adopt(match, step.value);
  }
}

function reviewMove(
  { game, bot }: Rules,
  match: Match,
  seat: Seat,
): Reviewed<unknown> {
  const { seq, state } = match.position;
  const considered =
    bot.review?.(game.view(state, seat), seat) ??
    askBot(bot, questionFor(match, seat, LEVEL, BUDGET)).considered;
  return { seq: seq + 1, considered };
}
