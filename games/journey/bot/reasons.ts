/** Why one turn was better than another: by the card it plays or the place it goes to. */

import { same } from "@stolik/kernel";
import type { Reason, Seat } from "@stolik/kernel";
import {
  advancedBy,
  effectOf,
  faces,
  handOf,
  markerOn,
  prizeNow,
} from "../rules/index.ts";
import type { Field, Move, ReasonCode, View } from "../rules/index.ts";

export interface TurnReason extends Reason {
  readonly code: ReasonCode;
}

export function reasonFor(
  view: View,
  seat: Seat,
  better: readonly Move[],
  played: readonly Move[],
): TurnReason {
  const [take, act] = better;
  const die = take?.type === "take" ? take.die : 0;
  if (same(better.slice(1), played.slice(1)))
    return { code: "other-die", values: { die } };
  switch (act?.type) {
    case "go":
      return goal(view, seat, act.to, die);
    case "train":
      return { code: "train", values: { field: act.to } };
    case "coach": {
      const way = better[2];
      const field = way?.type === "go" ? way.to : -1;
      return { code: "coach", values: { die, field } };
    }
    case "advance":
    case "stop":
      return cards(view, seat, better, played);
    case "take":
    case "end":
    case "discard":
    case undefined:
      return { code: "other-die", values: { die } };
  }
}

/** J16, J21: a marker, or a city of which the card is in hand; otherwise a better place. */
function goal(view: View, seat: Seat, field: Field, die: number): TurnReason {
  const values = { die, field };
  if (field === view.pawns[seat]) return { code: "stay", values };
  if (markerOn(view.markers, field) > 0)
    return {
      code: "collect",
      values: { ...values, cards: prizeNow(view.markers) },
    };
  const isCity = handOf(view, seat).some((card) => {
    const face = faces[card];
    return face.kind === "city" && face.field === field;
  });
  return { code: isCity ? "city" : "nearer", values };
}

function cards(
  view: View,
  seat: Seat,
  better: readonly Move[],
  played: readonly Move[],
): TurnReason {
  const target = better.find(({ type }) => type === "stop");
  if (target?.type === "stop" && !played.some(({ type }) => type === "stop"))
    return { code: "stop", values: { target: target.target } };
  const steps = stepsOf(view, seat, better);
  const before = stepsOf(view, seat, played);
  const values = { steps, before };
  if (before === 0) return { code: "play", values };
  if (steps <= before) return { code: "keep", values };
  const isOrder = same(sorted(better), sorted(played));
  return { code: isOrder ? "order" : "more-steps", values };
}

/** J19–J22: how far the cards of a turn lead, one after another. */
export function stepsOf(
  view: View,
  seat: Seat,
  moves: readonly Move[],
): number {
  const from = view.progress[seat] ?? 0;
  let progress = from;
  for (const move of moves)
    if (move.type === "advance") {
      const { steps } = effectOf(move.card, progress, view.pawns[seat] ?? 0);
      progress = advancedBy(progress, steps);
    }
  return progress - from;
}

function sorted(moves: readonly Move[]): string[] {
  return moves
    .filter(({ type }) => type === "advance")
    .map((move) => JSON.stringify(move))
    .toSorted();
}
