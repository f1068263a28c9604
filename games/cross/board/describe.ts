/** What happened, in words: aloud while the cards lie turned, and in the log, which forgets their numbers (C14). */

import { listOf, nameOf } from "@stolik/furniture";
import type { Telling as BoardTelling } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { measure } from "../rules/judging.ts";
import type { Variant } from "../rules/options.ts";
import { arms } from "../rules/position.ts";
import type { Arm, Card, Event, Judged, View } from "../rules/position.ts";
import { valueText } from "./words.ts";

export interface Telling extends BoardTelling {
  readonly variant: Variant;
}

export type CheckedEvent = Extract<Event, { type: "checked" }>;
export type JudgedEvent = Extract<Event, { type: "judged" }>;

/** `open`: the numbers of turned cards are said too. */
export function describe(event: Event, telling: Telling, open = false): string {
  const { words } = telling;
  switch (event.type) {
    case "begins":
      return words("events.begins", {
        name: nameOf(event.seat, telling),
        card: cardName(event.start, telling),
      });
    case "laid":
      return words("events.laid", {
        name: nameOf(event.seat, telling),
        card: cardName(event.card, telling),
        arm: words(`arms.${telling.variant}.${event.arm}`),
      });
    case "answered":
      return words("events.answered", { name: nameOf(event.seat, telling) });
    case "agreed":
      return words("events.agreed", { name: nameOf(event.seat, telling) });
    case "checked":
      return [
        words("events.checked", {
          name: nameOf(event.doubter, telling),
          card: cardName(event.card, telling),
          other: cardName(event.neighbour, telling),
        }),
        ...(open ? [describeComparison(event, telling)] : []),
        verdictOf(event, telling),
        paymentOf(event, telling),
      ].join(" ");
    case "stop":
      return words("events.stop", { laid: event.laid });
    case "estimated":
      return words("events.estimated", { name: nameOf(event.seat, telling) });
    case "judged":
      return describeJudged(event, telling);
    case "starts":
      return words("events.starts", { card: cardName(event.card, telling) });
    case "over": {
      const { winners } = event.outcome;
      const names = winners.map((seat) => nameOf(seat, telling));
      return words(
        winners.length === 1 ? "events.over.one" : "events.over.several",
        {
          names: listOf(names, telling),
        },
      );
    }
  }
}

export function cardName(card: Card, { language }: Telling): string {
  return placeName(card, language);
}

/** Who truly lies where, by what is printed. */
export function describeComparison(event: CheckedEvent, telling: Telling) {
  const { words, variant } = telling;
  const { arm, backs } = event;
  const mine = measure(variant, arm, backs.card);
  const theirs = measure(variant, arm, backs.neighbour);
  return words(`check.order.${relation(variant, arm, mine - theirs)}`, {
    card: cardName(event.card, telling),
    other: cardName(event.neighbour, telling),
    mine: valueText(variant, arm, backs.card, telling),
    theirs: valueText(variant, arm, backs.neighbour, telling),
  });
}

/** C10, C11. */
export function verdictOf(event: CheckedEvent, telling: Telling): string {
  return telling.words(
    event.isRight ? "check.unjustified" : "check.justified",
    {
      card: cardName(event.card, telling),
    },
  );
}

/** C12: who pays whom. */
export function paymentOf(event: CheckedEvent, telling: Telling): string {
  const [winner, loser] = event.isRight
    ? [event.layer, event.doubter]
    : [event.doubter, event.layer];
  return telling.words(event.isFromPool ? "check.pool" : "check.pays", {
    winner: nameOf(winner, telling),
    loser: nameOf(loser, telling),
  });
}

/** C16: what was set aside, arm by arm. */
export function wrongCards(event: JudgedEvent): Judged[] {
  return arms.flatMap((arm) =>
    event.arms[arm].filter(({ isRight }) => !isRight),
  );
}

/** C17: who said what, and what it brought. */
export function describeEstimates(
  event: JudgedEvent,
  telling: Telling,
): string {
  const said = event.estimates.map((number, seat) => {
    const gain = event.gains[seat] ?? 0;
    return `${nameOf(seat, telling)} ${number}${gain ? ` (+${gain})` : ""}`;
  });
  return `${said.join(", ")}.`;
}

/** Whom the table waits for. */
export function awaitedNames(view: View, telling: Telling): string {
  return listOf(
    view.awaited.map((seat) => nameOf(seat, telling)),
    telling,
  );
}

function describeJudged(event: JudgedEvent, telling: Telling): string {
  const { words } = telling;
  const wrong = wrongCards(event).map(({ card }) => cardName(card, telling));
  const first =
    wrong.length === 0
      ? words("events.judged.none")
      : words("events.judged.some", {
          wrong: event.wrong,
          cards: listOf(wrong, telling),
        });
  return `${first} ${describeEstimates(event, telling)}`;
}

function relation(variant: Variant, arm: Arm, difference: number): string {
  if (difference === 0) return "equal";
  if (variant === "people") return difference > 0 ? "more" : "fewer";
  if (arm === "west" || arm === "east") return difference > 0 ? "east" : "west";
  return difference > 0 ? "north" : "south";
}
