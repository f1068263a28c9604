/** What there is to say of a seat's whole journey: its way, its dice, the cards it never used. */

import type { Assessment, PlayedTurn, Seat } from "@stolik/kernel";
import { stepsAllowed } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { ranksLeft } from "./leftover.ts";
import { usualReach } from "./odds.ts";
import type { TurnReason } from "./reasons.ts";

export function closingFacts({
  question,
  told,
  end,
}: PlayedTurn<View, Move, Event>): Assessment<Move>[] {
  const { seat } = question;
  const events = [...question.told, ...told];
  const hand = end.hands[seat] ?? [];
  const dice = diceOf(events, seat);
  const facts: TurnReason[] = [
    { code: "way", values: wayOf(events, seat) },
    ...(dice ? [{ code: "dice", values: dice } as const] : []),
  ];
  if (hand.length > 0)
    facts.push({ code: "unused", values: { cards: hand.join(" ") } });
  return facts.map((reason) => ({
    aspect: "journey",
    best: 0,
    played: 0,
    spread: 0,
    advised: [],
    reason,
    isFact: true,
  }));
}

function wayOf(events: readonly Event[], seat: Seat): Record<string, number> {
  let [spaces, places] = [0, 0];
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "moved") spaces += event.path.length - 1;
    if (event.type === "collected") places += 1;
  }
  return { spaces, places };
}

/**
 * How far the best of the dice led that were left on each turn, and how far the same one of a roll usually leads: on
 * average. Where new rules took a match over, what was rolled before is not told again; undefined: no turn is left.
 */
function diceOf(
  events: readonly Event[],
  seat: Seat,
): Record<string, number> | undefined {
  let rolled: readonly number[] = [];
  let left: readonly number[] = [];
  let [turns, reach, usual] = [0, 0, 0];
  for (const event of events) {
    if (event.type === "rolled") rolled = left = event.dice;
    if (event.type !== "took") continue;
    if (event.seat === seat && left.length > 0) {
      turns += 1;
      reach += Math.max(...left.map(stepsAllowed));
      usual += usualReach(ranksLeft(rolled, left).at(-1) ?? 0);
    }
    left = left.toSpliced(left.indexOf(event.die), 1);
  }
  if (turns === 0) return undefined;
  return { reach: tenths(reach / turns), usual: tenths(usual / turns) };
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
