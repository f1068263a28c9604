/** What happened, in words: aloud while the cards lie turned, and in the log, which forgets their numbers (C14). */

import { listOf, nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { measure } from "../rules/judging.ts";
import type { Variant } from "../rules/options.ts";
import { arms } from "../rules/position.ts";
import type { Arm, Card, Event, Judged, View } from "../rules/position.ts";
import { valueText } from "./words.ts";
import type { Wording as BoardWording } from "./words.ts";

export interface Wording extends BoardWording {
  readonly variant: Variant;
}

export type CheckedEvent = Extract<Event, { type: "checked" }>;
export type JudgedEvent = Extract<Event, { type: "judged" }>;

/** `open`: the numbers of turned cards are said too. */
export function describe(event: Event, wording: Wording, open = false): string {
  const { words } = wording;
  switch (event.type) {
    case "begins":
      return words("events.begins", {
        name: nameOf(event.seat, wording),
        card: cardName(event.start, wording),
      });
    case "laid":
      return words("events.laid", {
        name: nameOf(event.seat, wording),
        card: cardName(event.card, wording),
        arm: words(`arms.${wording.variant}.${event.arm}`),
      });
    case "answered":
      return words("events.answered", { name: nameOf(event.seat, wording) });
    case "agreed":
      return words("events.agreed", { name: nameOf(event.seat, wording) });
    case "checked":
      return [
        words("events.checked", {
          name: nameOf(event.doubter, wording),
          card: cardName(event.card, wording),
          other: cardName(event.neighbour, wording),
        }),
        ...(open ? [describeComparison(event, wording)] : []),
        verdictOf(event, wording),
        paymentOf(event, wording),
      ].join(" ");
    case "stop":
      return words("events.stop", { laid: event.laid });
    case "estimated":
      return words("events.estimated", { name: nameOf(event.seat, wording) });
    case "judged":
      return describeJudged(event, wording);
    case "starts":
      return words("events.starts", { card: cardName(event.card, wording) });
    case "over": {
      const { winners } = event.outcome;
      const names = winners.map((seat) => nameOf(seat, wording));
      return words(
        winners.length === 1 ? "events.over.one" : "events.over.several",
        {
          names: listOf(names, wording),
        },
      );
    }
  }
}

/** In a daily deal nobody else sits at the table: there are no tokens, and nobody doubts. */
export function isAlone({ players }: Pick<Wording, "players">): boolean {
  return players.length === 1;
}

export function cardName(card: Card, { language }: Wording): string {
  return placeName(card, language);
}

/** Who truly lies where, by what is printed. */
export function describeComparison(
  event: Pick<CheckedEvent, "arm" | "backs" | "card" | "neighbour">,
  wording: Wording,
) {
  const { words, variant } = wording;
  const { arm, backs } = event;
  const mine = measure(variant, arm, backs.card);
  const theirs = measure(variant, arm, backs.neighbour);
  return words(`check.order.${relation(variant, arm, mine - theirs)}`, {
    card: cardName(event.card, wording),
    other: cardName(event.neighbour, wording),
    mine: valueText(variant, arm, backs.card, wording),
    theirs: valueText(variant, arm, backs.neighbour, wording),
  });
}

/** C10, C11. */
export function verdictOf(event: CheckedEvent, wording: Wording): string {
  return wording.words(
    event.isRight ? "check.unjustified" : "check.justified",
    {
      card: cardName(event.card, wording),
    },
  );
}

/** C12: who pays whom. */
export function paymentOf(event: CheckedEvent, wording: Wording): string {
  const [winner, loser] = event.isRight
    ? [event.layer, event.doubter]
    : [event.doubter, event.layer];
  return wording.words(event.isFromPool ? "check.pool" : "check.pays", {
    winner: nameOf(winner, wording),
    loser: nameOf(loser, wording),
  });
}

/** C16: what was set aside, arm by arm. */
function wrongCards(event: JudgedEvent): Judged[] {
  return arms.flatMap((arm) =>
    event.arms[arm].filter(({ isRight }) => !isRight),
  );
}

/** C17: who said what, and what it brought. */
function describeEstimates(event: JudgedEvent, wording: Wording): string {
  const said = event.estimates.map((number, seat) => {
    const gain = event.gains[seat] ?? 0;
    return `${nameOf(seat, wording)} ${number}${gain ? ` (+${gain})` : ""}`;
  });
  return `${said.join(", ")}.`;
}

/** Whom the table waits for. */
export function awaitedNames(view: View, wording: Wording): string {
  return listOf(
    view.awaited.map((seat) => nameOf(seat, wording)),
    wording,
  );
}

function describeJudged(event: JudgedEvent, wording: Wording): string {
  const { words } = wording;
  const wrong = wrongCards(event).map(({ card }) => cardName(card, wording));
  const first =
    wrong.length === 0
      ? words("events.judged.none")
      : words("events.judged.some", {
          wrong: event.wrong,
          cards: listOf(wrong, wording),
        });
  return `${first} ${describeEstimates(event, wording)}`;
}

function relation(variant: Variant, arm: Arm, difference: number) {
  if (difference === 0) return "equal";
  if (variant === "people") return difference > 0 ? "more" : "fewer";
  if (arm === "west" || arm === "east") return difference > 0 ? "east" : "west";
  return difference > 0 ? "north" : "south";
}
