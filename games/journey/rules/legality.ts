/** Why a move is refused: a code, the rule, and what the sentence names. */

import { refusal } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { faces } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import { fieldIds } from "../content/map.ts";
import type { Field } from "../content/map.ts";
import type { Move, Phase, View } from "./position.ts";
import {
  canEnter,
  distances,
  gniezno,
  isOccupied,
  stepsAllowed,
} from "./roads.ts";
import type { Refusal } from "./refusal.ts";

export function reject(at: View, seat: Seat, move: Move): Refusal | undefined {
  return rejectPhase(at.phase, move.type) ?? rejectMove(at, seat, move);
}

/** Whether it is the time for such a move. */
function rejectPhase(phase: Phase, type: Move["type"]): Refusal | undefined {
  switch (phase) {
    case "die":
      return type === "take" ? undefined : refusal("take-a-die", "J9");
    case "cut":
      return type === "discard" ? undefined : refusal("discard-first", "J11");
    case "ride":
      return type === "go" ? undefined : refusal("move-by-coach", "J25");
    case "act":
      if (type === "take") return refusal("die-taken", "J9");
      if (type === "discard") return refusal("nothing-to-discard", "J11");
      return type === "end" ? refusal("nothing-played", "J10") : undefined;
    case "play":
      if (type === "take") return refusal("die-taken", "J9");
      if (type === "discard") return refusal("nothing-to-discard", "J11");
      if (type === "go") return refusal("cards-played", "J10");
      if (type === "train") return refusal("played-alone", "J24");
      return type === "coach" ? refusal("played-alone", "J25") : undefined;
  }
}

function rejectMove(at: View, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case "take":
      return at.dice.includes(move.die)
        ? undefined
        : refusal("no-such-die", "J9", { die: move.die });
    case "go":
      return rejectWay(at, seat, move.to);
    case "advance":
      return rejectCard(at, seat, move.card) ?? rejectAdvance(at, seat, move);
    case "stop":
      return (
        rejectCard(at, seat, "stop") ?? rejectTarget(at, seat, move.target)
      );
    case "train":
      return rejectCard(at, seat, "train") ?? rejectTrain(at, seat, move.to);
    case "coach":
      return rejectCard(at, seat, "coach");
    case "discard":
      return rejectCard(at, seat, move.card);
    case "end":
      return undefined;
  }
}

function rejectWay(at: View, seat: Seat, to: Field): Refusal | undefined {
  const from = at.pawns[seat] ?? 0;
  if (to === from) return undefined; // J10: a move by 0
  const field = fieldIds[to] ?? "";
  if (isOccupied(at, to))
    return refusal("occupied", to === gniezno ? "J5" : "J13", { field });
  const steps = stepsAllowed(at.die);
  const distance = distances[from]?.[to] ?? Infinity;
  if (distance > steps) return refusal("too-far", "J12", { field, steps });
  return canEnter(at.markers, from, steps, to)
    ? undefined
    : refusal("marker-in-the-way", "J15", { field, steps });
}

function rejectTrain(at: View, seat: Seat, to: Field): Refusal | undefined {
  const field = fieldIds[to] ?? "";
  if (to === at.pawns[seat]) return refusal("same-field", "J24", { field });
  return isOccupied(at, to) ? refusal("occupied", "J24", { field }) : undefined;
}

function rejectTarget(at: View, seat: Seat, target: Seat): Refusal | undefined {
  if (target >= at.pawns.length) return refusal("no-such-seat", "J23");
  return target === seat ? refusal("not-yourself", "J23") : undefined;
}

function rejectAdvance(
  at: View,
  seat: Seat,
  { card }: Extract<Move, { type: "advance" }>,
): Refusal | undefined {
  const face = faces[card];
  switch (face.kind) {
    case "grey":
    case "blue":
    case "eagle":
      return undefined;
    case "city":
      return face.field === at.pawns[seat]
        ? undefined
        : refusal("elsewhere", "J21", { field: fieldIds[face.field] ?? "" });
    case "stop":
    case "train":
    case "coach":
      return refusal("no-steps", "J19", { card });
  }
}

function rejectCard(at: View, seat: Seat, card: Card): Refusal | undefined {
  return at.hands[seat]?.includes(card)
    ? undefined
    : refusal("not-in-hand", "J10", { card });
}
