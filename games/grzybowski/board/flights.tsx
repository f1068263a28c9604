/** Cards on their way: from the market to the other's grid, from the stack to the market. */

import type { Heard, Language, Seat } from "@stolik/kernel";
import { motion, useReducedMotion } from "motion/react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { CardId, Event, Side } from "../rules/index.ts";
import styles from "./board.module.css";
import { CardPicture } from "./cards/card.tsx";

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly key: string;
  readonly card: CardId;
  readonly up: Side;
  readonly from: Spot;
  readonly to: Spot;
}

const DURATION = 0.45;

export function Flights(props: {
  readonly heard: readonly Heard<Event>[];
  readonly board: RefObject<HTMLElement | null>;
  /** One's own lay was done by hand and needs no telling. */
  readonly own: Seat | null;
  readonly language: Language;
}) {
  const { heard, board, own } = props;
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const isCalm = useReducedMotion() ?? false;
  const last = useRef(heard.at(-1)?.seq ?? -1);
  useEffect(() => {
    const newest = heard.at(-1);
    if (!newest || newest.seq <= last.current) return;
    last.current = newest.seq;
    const table = board.current;
    if (isCalm || !table) return;
    const slot = lastSlot(heard);
    setFlights(
      newest.events.flatMap((event, index) => {
        const way = wayOf(event, own, slot);
        const from = way && middleOf(table.querySelector(way.from));
        const to = way && middleOf(table.querySelector(way.to));
        if (!from || !to) return [];
        const { card, up } = way;
        return [{ key: `${newest.seq}-${index}`, card, up, from, to }];
      }),
    );
  }, [heard, board, own, isCalm]);
  return flights.map(({ key, card, up, from, to }) => (
    <motion.div
      key={key}
      className={styles.flight}
      initial={{ ...from, opacity: 1, rotate: -5 }}
      animate={{ ...to, opacity: [1, 1, 0], rotate: 1 }}
      transition={{ duration: DURATION, ease: "easeInOut" }}
      onAnimationComplete={() =>
        setFlights((all) => all.filter((flight) => flight.key !== key))
      }
      aria-hidden
    >
      <CardPicture
        card={{ front: card, back: card }}
        up={up}
        language={props.language}
        pixels={80}
      />
    </motion.div>
  ));
}

function wayOf(event: Event, own: Seat | null, slot: number | undefined) {
  switch (event.type) {
    case "laid":
      if (event.seat === own) return undefined;
      return {
        card: event.card,
        up: event.up,
        from: slot === undefined ? "[data-stack]" : `[data-slot="${slot}"]`,
        to: `[data-grid="${event.seat}"] [data-cell="${event.cell}"]`,
      };
    case "refilled":
      return {
        card: event.card,
        up: event.up,
        from: "[data-stack]",
        to: `[data-slot="${event.slot}"]`,
      };
    case "begins":
    case "took":
    case "drew":
    case "reshuffled":
    case "swapped":
    case "flipped":
    case "moved":
    case "used":
    case "over":
      return undefined;
  }
}

/** The slot from which the last card was taken. */
function lastSlot(heard: readonly Heard<Event>[]): number | undefined {
  for (const { events } of heard.toReversed())
    for (const event of events) {
      if (event.type === "took") return event.slot;
      if (event.type === "drew") return undefined;
    }
  return undefined;
}

function middleOf(element: Element | null): Spot | undefined {
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
