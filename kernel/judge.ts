/** A finished match looked at again: cut into whole turns, each of which the judge is asked about. */

import type { Assessment } from "./assess.ts";
import { opened, questionFor } from "./bot-turn.ts";
import type { AnyBot, PlayedTurn } from "./bot.ts";
import type { AnyGame, Seat } from "./contract.ts";
import { entryIn } from "./record.ts";
import type { GameRecord } from "./record.ts";
import { replay, stepAt } from "./replay.ts";
import type { Replayed } from "./replay.ts";
import { toldTo } from "./turn.ts";

/** All moves that one seat made in a row while nobody else was to move in between. */
interface WholeTurn {
  readonly seat: Seat;
  /** The position before its first move. */
  readonly from: number;
  /** The position after its last. */
  readonly to: number;
  readonly moves: readonly unknown[];
}

export interface JudgedTurn extends WholeTurn {
  readonly assessments: readonly Assessment<unknown>[];
}

/** What a judge knows, it knows as a bot of the highest level. */
const LEVEL = 3;

/** What the judge says of each turn, in order. It is asked turn by turn, as the results are wanted. */
export function* judgeRecord(
  { game, bot }: { readonly game: AnyGame; readonly bot: AnyBot },
  record: GameRecord,
): Generator<JudgedTurn, void> {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error("The record does not replay.");
  const turns = wholeTurns(replayed.value, record);
  for (const [index, turn] of turns.entries()) {
    const isLast = !turns
      .slice(index + 1)
      .some(({ seat }) => seat === turn.seat);
    const asked = playedTurn(replayed.value, turn, isLast);
    yield { ...turn, assessments: bot.assess?.(asked) ?? [] };
  }
}

/** The turns of a match, in order. */
function wholeTurns(
  { match: { game }, steps }: Replayed,
  record: GameRecord,
): readonly WholeTurn[] {
  const turns: WholeTurn[] = [];
  for (const { position } of steps.slice(0, -1)) {
    const from = position.seq;
    const row = record.moves[from];
    const entry = row && entryIn(row);
    if (entry?.type !== "move") continue;
    const { seat, move } = entry;
    const isAlone = game.toMove(position.state).every((one) => one === seat);
    const before = turns.at(-1);
    const goesOn = before?.seat === seat && isAlone ? turns.pop() : undefined;
    turns.push({
      seat,
      from: goesOn?.from ?? from,
      to: from + 1,
      moves: [...(goesOn?.moves ?? []), move],
    });
  }
  return turns;
}

function playedTurn(
  replayed: Replayed,
  { seat, from, to, moves }: WholeTurn,
  isLast: boolean,
): PlayedTurn<unknown, unknown, unknown> {
  const { match } = replayed;
  const { game, key, told } = match;
  const position = stepAt(replayed, from)?.position;
  if (!position) throw new Error(`There is no position ${from}.`);
  const heard = told.slice(0, from + 1);
  const hear = (some: typeof told) => some.flatMap((one) => toldTo(one, seat));
  const then = { game, key, position, told: heard };
  return {
    question: opened(questionFor(then, seat, LEVEL, 0)),
    moves,
    told: hear(told.slice(from + 1, to + 1)),
    later: hear(told.slice(to + 1)),
    end: match.position.state,
    isLast,
  };
}
