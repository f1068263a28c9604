/** Cards on their way: from a pile to a hand, from a hand to the board, so that one sees what came from where. */

import type { Heard, Language, Seat } from "@stolik/kernel";
import { motion, useReducedMotion } from "motion/react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { City } from "../content/cities.ts";
import type { Event } from "../rules/position.ts";
import { CardFront } from "./city-card.tsx";
import styles from "./board.module.css";
import type { Place } from "./geometry.ts";

interface Flight {
  readonly key: string;
  readonly city: City;
  readonly from: Place;
  readonly to: Place;
}

const DURATION = 0.45;

export function Flights(props: {
  readonly heard: readonly Heard<Event>[];
  readonly board: RefObject<HTMLElement | null>;
  /** One's own lay was done by hand and needs no telling. */
  readonly own: Seat | null;
  readonly language: Language;
}) {
  const { heard, board, own, language } = props;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const isCalm = useReducedMotion() ?? false;
  const last = useRef(heard.at(-1)?.seq ?? -1);
  useEffect(() => {
    const newest = heard.at(-1);
    if (!newest || newest.seq <= last.current) return;
    last.current = newest.seq;
    if (isCalm || !board.current) return;
    setFlights(flightsOf(newest, board.current, own));
  }, [heard, board, own, isCalm]);
  return flights.map(({ key, city, from, to }) => (
    <motion.div
      key={key}
      className={styles.flight}
      initial={{ ...from, opacity: 1, rotate: -6 }}
      animate={{ ...to, opacity: [1, 1, 0], rotate: 2 }}
      transition={{ duration: DURATION, ease: "easeInOut" }}
      onAnimationComplete={() =>
        setFlights((all) => all.filter((flight) => flight.key !== key))
      }
      aria-hidden
    >
      <CardFront city={city} language={language} />
    </motion.div>
  ));
}

function flightsOf(
  { seq, events }: Heard<Event>,
  board: HTMLElement,
  own: Seat | null,
): Flight[] {
  return events.flatMap((event, index) => {
    const way = wayOf(event, own);
    const from = way && middleOf(board.querySelector(way.from));
    const to = way && middleOf(board.querySelector(way.to));
    if (!from || !to) return [];
    return [{ key: `${seq}-${index}`, city: way.city, from, to }];
  });
}

function wayOf(event: Event, own: Seat | null) {
  switch (event.type) {
    case "laid":
      if (event.seat === own) return undefined;
      return {
        city: event.city,
        from: handAt(event.seat),
        to: `[data-cell="${event.row}-${event.column}"]`,
      };
    case "swapped":
      return {
        city: event.took,
        from: pileAt(event.pile),
        to: handAt(event.seat),
      };
    case "drew":
      return {
        city: event.city,
        from: pileAt(event.pile),
        to: handAt(event.seat),
      };
    case "begins":
    case "last-round":
    case "over":
      return undefined;
  }
}

function handAt(seat: Seat): string {
  return `[data-seat="${seat}"]`;
}

function pileAt(pile: number): string {
  return `[data-pile="${pile}"]`;
}

function middleOf(element: Element | null): Place | undefined {
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
