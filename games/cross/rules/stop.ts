/** A stop: everyone estimates, all is turned over and judged, and the cross begins anew or the match is over. */

import type { Seat, Turn } from "@stolik/kernel";
import { outcome } from "./ending.ts";
import { measure, setAside } from "./judging.ts";
import { arms } from "./position.ts";
import type { Arm, Event, Judged, State } from "./position.ts";
import { takeStart } from "./setup.ts";
import { laidCount } from "./slots.ts";
import { gains } from "./tokens.ts";

export function beginStop(state: State, turn: Turn<Event>): void {
  state.awaited = state.tokens.map((_, seat) => seat);
  state.stage = {
    type: "stop",
    estimates: state.tokens.map(() => "none" as const),
  };
  turn.emit({ type: "stop", laid: laidCount(state) });
}

export function estimate(
  state: State,
  seat: Seat,
  wrong: number,
  turn: Turn<Event>,
): void {
  const { stage } = state;
  if (stage.type !== "stop") throw new Error("There is no stop.");
  const estimates = stage.estimates.with(seat, wrong);
  state.awaited = state.awaited.filter((other) => other !== seat);
  state.stage = { type: "stop", estimates };
  turn.emit({ type: "estimated", seat });
  if (state.awaited.length === 0)
    judge(state, estimates.filter(isSpoken), turn);
}

/** C16, C17. */
function judge(
  state: State,
  estimates: readonly number[],
  turn: Turn<Event>,
): void {
  const { start, backs } = state;
  const judged = {
    west: judgeArm(state, "west"),
    east: judgeArm(state, "east"),
    south: judgeArm(state, "south"),
    north: judgeArm(state, "north"),
  };
  let wrong = 0;
  for (const arm of arms)
    for (const { isRight } of judged[arm]) if (!isRight) wrong += 1;
  const earned = gains(estimates, wrong);
  for (const [seat, gain] of earned.entries())
    state.tokens[seat] = (state.tokens[seat] ?? 0) + gain;
  turn.show({
    type: "judged",
    start: { card: start, back: backs[start] },
    arms: judged,
    wrong,
    estimates,
    gains: earned,
  });
  if (state.deck.length === 0) end(state, turn);
  else beginAnew(state, turn);
}

function judgeArm(state: State, arm: Arm): Judged[] {
  const { variant, backs, start } = state;
  const cards = state.arms[arm];
  const wrong = setAside(arm, start, cards, (card) =>
    measure(variant, arm, backs[card]),
  );
  return cards.map((card) => ({
    card,
    back: backs[card],
    isRight: !wrong.includes(card),
  }));
}

/** C18. */
function beginAnew(state: State, turn: Turn<Event>): void {
  state.gone.push(state.start);
  for (const arm of arms) state.gone.push(...state.arms[arm].splice(0));
  state.deck.pop(); // the stop card
  state.start = takeStart(state.box);
  turn.reveal(); // the new start card, and the name beneath the stop card
  turn.emit({ type: "starts", card: state.start });
  state.awaited = [state.turn];
  state.stage = { type: "lay" };
}

/** C18, C19: the last cross has nothing to make room for, and stays to be looked at. */
function end(state: State, turn: Turn<Event>): void {
  state.stage = { type: "over" };
  const result = outcome(state);
  if (result) turn.emit({ type: "over", outcome: result });
}

function isSpoken(estimated: number | "none"): estimated is number {
  return estimated !== "none";
}
