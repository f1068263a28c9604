/** Why one turn was better than another, by what the two make of the grid and leave to the other. */

import type { Random, Reason, Seat } from "@stolik/kernel";
import { chanceAt, count, laidAt } from "../rules/index.ts";
import type {
  Card,
  Cell,
  Grid,
  Move,
  ReasonCode,
  Scored,
  State,
  View,
} from "../rules/index.ts";
import { afterMove, gridOf } from "./plans.ts";
import { leftAfter, replyWorth } from "./replies.ts";

/** The least number of points at which what the other may not take is the reason. */
const MUCH = 2;

export interface TurnReason extends Reason {
  readonly code: ReasonCode;
}

/** Two turns from one position, as the seat could compare them. */
interface Compared {
  /** What the seat saw: all that may be named. */
  readonly view: View;
  /** One of the states that could lie behind it: for counting alone. */
  readonly state: State;
  readonly seat: Seat;
  readonly better: readonly Move[];
  readonly played: readonly Move[];
  readonly random: Random;
}

export function reasonFor(compared: Compared): TurnReason {
  const { view, seat, better, played } = compared;
  const values = cardValues(compared);
  const chance = chanceIn(better);
  if (chance !== undefined && chance !== chanceIn(played))
    return {
      code: "use-chance",
      values: { ...values, chance: chanceName(view, seat, chance) },
    };
  if (chance === undefined && chanceIn(played) !== undefined)
    return { code: "keep-chance", values };
  // G20: a chance that is used turns over, and with hidden cards nobody knows what then counts.
  const isCounted = view.isOpen || chance === undefined;
  const goal = isCounted ? mostGained(compared) : undefined;
  const denied = deniedBy(compared);
  if (denied >= MUCH && denied > (goal?.gain ?? 0))
    return { code: "leave-less", values };
  if (goal)
    return {
      code: codeOf(goal.scored),
      values: {
        ...values,
        ...named("goal", shown(compared, goal.scored)),
        more: goal.gain,
      },
    };
  const isSameCard = slotIn(better) === slotIn(played);
  return { code: isSameCard ? "other-space" : "other-card", values };
}

function cardValues(compared: Compared): Record<string, string> {
  return named("card", cardTaken(compared) ?? { front: null, back: null });
}

/** The card that the better turn takes, as the seat saw it. */
function cardTaken({ view, better }: Compared): Card | null | undefined {
  const slot = slotIn(better);
  return slot === undefined ? view.stack.at(-1) : view.market[slot]?.card;
}

/** A goal of the better grid as the seat saw it: it lay there, or is the card that is taken. */
function shown(compared: Compared, { back }: Scored): Card {
  const { cards } = gridOf(compared.view, compared.seat);
  const seen = [...cards.map(({ card }) => card), cardTaken(compared)];
  return seen.find((card) => card?.back === back) ?? { front: null, back };
}

/** A card as values of a sentence; a hole is left empty. */
function named(name: string, { front, back }: Card): Record<string, string> {
  return { [`${name}Front`]: front ?? "", [`${name}Back`]: back ?? "" };
}

function slotIn([first]: readonly Move[]): number | undefined {
  return first?.type === "take" ? first.slot : undefined;
}

/** Where the chance lies that a turn uses. */
function chanceIn(moves: readonly Move[]): Cell | undefined {
  for (const move of moves)
    if ("chance" in move && move.chance !== undefined) return move.chance;
  return undefined;
}

function chanceName(view: View, seat: Seat, cell: Cell): string {
  return chanceAt(laidAt(gridOf(view, seat), cell)) ?? "";
}

/** The goal that scores most more in the better grid than in the played one. */
function mostGained(
  compared: Compared,
): { readonly scored: Scored; readonly gain: number } | undefined {
  const after = count(gridAfter(compared, compared.better)).scored;
  const without = count(gridAfter(compared, compared.played)).scored;
  let most: { scored: Scored; gain: number } | undefined;
  for (const scored of after) {
    const same = without.find(({ back }) => back === scored.back);
    const gain = scored.points - (same?.points ?? 0);
    // G16, G18: a card in the wrong place, or a chance, brings a point by being there.
    if (gain <= 0 || (!same && gain === 1)) continue;
    if (!most || gain > most.gain) most = { scored, gain };
  }
  return most;
}

function gridAfter(
  { state, seat, random }: Compared,
  moves: readonly Move[],
): Grid {
  let then = state;
  for (const move of moves)
    if (move.type !== "end") then = afterMove(then, seat, move, random);
  return gridOf(then, seat);
}

/** How much more the other's best reply to the played turn is worth. */
function deniedBy({ state, seat, better, played }: Compared): number {
  if (leftAfter(gridOf(state, 1 - seat), 0) === 0) return 0;
  return (
    replyWorth(state, seat, slotIn(played)) -
    replyWorth(state, seat, slotIn(better))
  );
}

function codeOf({ type }: Scored): ReasonCode {
  switch (type) {
    case "arrangement":
      return "pattern";
    case "symbols":
      return "symbols";
    case "avoidance":
      return "keep-away";
    case "place":
    case "chance":
      return "right-place";
  }
}
