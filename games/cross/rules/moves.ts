/** Which moves there are: lay, agree, doubt, estimate; read from foreign data, listed, drawn at random, refused. */

import {
  below,
  isIndex,
  isObject,
  isOneOf,
  ok,
  refusal,
  refuse,
} from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { cards } from "../content/cards.ts";
import { arms } from "./position.ts";
import type { Asking, Move, Slot, View } from "./position.ts";
import { STACK } from "./setup.ts";
import { armsOf, laidCount, neighboursOf, slots } from "./slots.ts";
import type { Refusal, Result } from "./refusal.ts";

export function parseMove(raw: unknown): Result<Move> {
  if (!isObject(raw)) return refuse("malformed-move");
  const { type, arm, index, neighbour, wrong } = raw;
  const members = Object.keys(raw).length;
  if (type === "agree" && members === 1) return ok({ type });
  if (type === "doubt" && members === 2 && isOneOf(neighbour, cards))
    return ok({ type, neighbour });
  if (type === "estimate" && members === 2 && isIndex(wrong, STACK + 1))
    return ok({ type, wrong });
  if (
    type === "lay" &&
    members === 3 &&
    isOneOf(arm, arms) &&
    isIndex(index, STACK)
  )
    return ok({ type, arm, index });
  return refuse("malformed-move");
}

export function* moves(at: View, _seat: Seat): Iterable<Move> {
  const { stage } = at;
  switch (stage.type) {
    case "lay":
      for (const slot of slots(at)) yield { type: "lay", ...slot };
      return;
    case "ask":
      yield { type: "agree" };
      for (const neighbour of neighboursOf(at, stage))
        yield { type: "doubt", neighbour };
      return;
    case "stop":
      for (let wrong = 0; wrong <= laidCount(at); wrong += 1)
        yield { type: "estimate", wrong };
      return;
    case "over":
      return;
  }
}

/** Every listed move is as likely as any other. */
export function sample(at: View, _seat: Seat, random: Random): Move {
  const { stage } = at;
  switch (stage.type) {
    case "lay":
      return { type: "lay", ...sampleSlot(at, random) };
    case "ask": {
      const neighbours = neighboursOf(at, stage);
      const neighbour = neighbours[below(random, neighbours.length + 1)];
      return neighbour === undefined
        ? { type: "agree" }
        : { type: "doubt", neighbour };
    }
    case "stop":
      return { type: "estimate", wrong: below(random, laidCount(at) + 1) };
    case "over":
      throw new Error("The match is over.");
  }
}

export function reject(at: View, _seat: Seat, move: Move): Refusal | undefined {
  const { stage } = at;
  switch (stage.type) {
    case "lay":
      return move.type === "lay"
        ? rejectSlot(at, move)
        : refusal("lay-first", "C7");
    case "ask":
      return move.type === "agree" || move.type === "doubt"
        ? rejectAnswer(at, stage, move)
        : refusal("answer-first", "C8");
    case "stop":
      return move.type === "estimate"
        ? rejectEstimate(at, move.wrong)
        : refusal("estimate-first", "C15");
    case "over":
      return refusal("match-over");
  }
}

function sampleSlot(at: View, random: Random): Slot {
  const used = armsOf(at);
  let index = below(random, laidCount(at) + used.length);
  for (const arm of used) {
    const { length } = at.arms[arm];
    if (index <= length) return { arm, index };
    index -= length + 1;
  }
  throw new Error("There are fewer slots than were counted.");
}

function rejectSlot(at: View, { arm, index }: Slot): Refusal | undefined {
  if (!armsOf(at).includes(arm)) return refusal("no-such-arm", "C20");
  return index > at.arms[arm].length
    ? refusal("no-such-slot", "C7")
    : undefined;
}

function rejectAnswer(
  at: View,
  asking: Asking<null>,
  move: Extract<Move, { type: "agree" | "doubt" }>,
): Refusal | undefined {
  if (move.type === "agree") return undefined;
  return neighboursOf(at, asking).includes(move.neighbour)
    ? undefined
    : refusal("not-a-neighbour", "C8", { card: move.neighbour });
}

function rejectEstimate(at: View, wrong: number): Refusal | undefined {
  const most = laidCount(at);
  return wrong > most ? refusal("more-than-laid", "C15", { most }) : undefined;
}
