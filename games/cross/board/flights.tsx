/** Things on their way: a card from the deck to its slot, tokens from purse to purse or from the pool. */

import type { Heard, Language, Seat } from "@stolik/kernel";
import { motion, useReducedMotion } from "motion/react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { Card, Event } from "../rules/position.ts";
import styles from "./board.module.css";
import { Coins } from "./coins.tsx";
import type { JudgedEvent } from "./describe.ts";
import { CardFront } from "./place-card.tsx";

interface Way {
  /** Absent: a token. */
  readonly card?: Card;
  readonly from: string;
  readonly to: string;
}

interface Flight extends Omit<Way, "from" | "to"> {
  readonly key: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const DURATION = 0.55;

export function Flights(props: {
  readonly heard: readonly Heard<Event>[];
  /** A stop that has been judged before one's eyes: now it is paid (C17). */
  readonly paid: JudgedEvent | undefined;
  readonly board: RefObject<HTMLElement | null>;
  /** One's own lay was done by hand and needs no telling. */
  readonly own: Seat | null;
  readonly language: Language;
}) {
  const { heard, paid, board, own, language } = props;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const isCalm = useReducedMotion() ?? false;
  const last = useRef(heard.at(-1)?.seq ?? -1);
  useEffect(() => {
    const newest = heard.at(-1);
    if (!newest || newest.seq <= last.current) return;
    last.current = newest.seq;
    if (isCalm || !board.current) return;
    const ways = newest.events.flatMap((event) => waysOf(event, own));
    setFlights(flightsOf(ways, `${newest.seq}`, board.current));
  }, [heard, board, own, isCalm]);
  useEffect(() => {
    if (!paid || isCalm || !board.current) return;
    setFlights(flightsOf(prizes(paid), "paid", board.current));
  }, [paid, board, isCalm]);
  return flights.map(({ key, card, from, to }) => (
    <motion.div
      key={key}
      className={card ? styles.flight : styles.coin}
      initial={{ ...from, opacity: 1 }}
      animate={{ ...to, opacity: [1, 1, 0] }}
      transition={{ duration: DURATION, ease: "easeInOut" }}
      onAnimationComplete={() =>
        setFlights((all) => all.filter((flight) => flight.key !== key))
      }
      aria-hidden
    >
      {card ? (
        <CardFront card={card} language={language} />
      ) : (
        <Coins count={1} cards={0} />
      )}
    </motion.div>
  ));
}

function waysOf(event: Event, own: Seat | null): Way[] {
  if (event.type === "laid" && event.seat !== own)
    return [
      {
        card: event.card,
        from: "[data-deck]",
        to: `[data-card="${event.card}"]`,
      },
    ];
  if (event.type !== "checked") return [];
  const [winner, loser] = event.isRight
    ? [event.layer, event.doubter]
    : [event.doubter, event.layer];
  return [
    { from: event.isFromPool ? POOL : seatAt(loser), to: seatAt(winner) },
  ];
}

function prizes({ gains }: JudgedEvent): Way[] {
  return gains.flatMap((gain, seat) =>
    gain > 0 ? [{ from: POOL, to: seatAt(seat) }] : [],
  );
}

const POOL = "[data-pool]";

function seatAt(seat: Seat): string {
  return `[data-seat="${seat}"]`;
}

function flightsOf(
  ways: readonly Way[],
  key: string,
  board: HTMLElement,
): Flight[] {
  return ways.flatMap((way, index) => {
    const from = middleOf(board.querySelector(way.from));
    const to = middleOf(board.querySelector(way.to));
    return from && to ? [{ ...way, key: `${key}-${index}`, from, to }] : [];
  });
}

function middleOf(element: Element | null) {
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
