/** Things on their way: a card from the deck to its slot, tokens from purse to purse or from the pool. */

import { Flights } from "@stolik/furniture";
import type { Way } from "@stolik/furniture";
import type { HeardEvents, Language, Seat } from "@stolik/kernel";
import type { RefObject } from "react";
import type { Card, Event } from "../rules/position.ts";
import styles from "./board.module.css";
import { Coins } from "./coins.tsx";
import type { JudgedEvent } from "./describe.ts";
import { CardFront } from "./place-card.tsx";

type Thing = Card | "token";

export function CardFlights(props: {
  readonly heard: readonly HeardEvents<Event>[];
  readonly board: RefObject<HTMLElement | null>;
  /** One's own lay was done by hand and needs no announcement. */
  readonly own: Seat | null;
  readonly language: Language;
}) {
  const newest = props.heard.at(-1);
  return (
    <Flights<Thing>
      board={props.board}
      seq={newest?.seq ?? -1}
      ways={newest?.events.flatMap((event) => waysOf(event, props.own)) ?? []}
      draw={(thing) =>
        thing === "token" ? (
          <Token />
        ) : (
          <CardFront card={thing} language={props.language} />
        )
      }
    />
  );
}

/** C17: a stop that has been judged before one's eyes is paid. */
export function PrizeFlights(props: {
  readonly paid: JudgedEvent | undefined;
  /** The number of the stop. */
  readonly seq: number;
  readonly board: RefObject<HTMLElement | null>;
}) {
  const { paid } = props;
  return (
    <Flights
      board={props.board}
      seq={paid ? props.seq : -1}
      ways={paid ? prizes(paid) : []}
      draw={() => <Token />}
    />
  );
}

function Token() {
  return (
    <span className={styles.coin}>
      <Coins count={1} cards={0} />
    </span>
  );
}

function waysOf(event: Event, own: Seat | null): Way<Thing>[] {
  if (event.type === "laid" && event.seat !== own)
    return [
      {
        thing: event.card,
        from: "[data-deck]",
        to: `[data-card="${event.card}"]`,
      },
    ];
  if (event.type !== "checked") return [];
  const [winner, loser] = event.isRight
    ? [event.layer, event.doubter]
    : [event.doubter, event.layer];
  return [
    {
      thing: "token",
      from: event.isFromPool ? POOL : seatAt(loser),
      to: seatAt(winner),
    },
  ];
}

function prizes({ gains }: JudgedEvent): Way<"token">[] {
  return gains.flatMap((gain, seat) =>
    gain > 0 ? [{ thing: "token", from: POOL, to: seatAt(seat) }] : [],
  );
}

const POOL = "[data-pool]";

function seatAt(seat: Seat): string {
  return `[data-seat="${seat}"]`;
}
