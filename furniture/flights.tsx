/** Things on their way: from a pile to a hand, from a hand to the board, so that one sees what came from where. */

import { useReducedMotion } from "motion/react";
import * as m from "motion/react-m";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import styles from "./flights.module.css";

/** What flies, between two elements of the board, each named by a selector. */
export interface Way<Thing> {
  readonly thing: Thing;
  readonly from: string;
  readonly to: string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flight<Thing> {
  readonly key: string;
  readonly thing: Thing;
  readonly from: Spot;
  readonly to: Spot;
}

const TRANSITION = { duration: 0.45, ease: "easeInOut" } as const;

export function Flights<Thing>(props: {
  readonly board: RefObject<HTMLElement | null>;
  /** The number of the last move. When it grows, things fly; what happened before the first drawing does not. */
  readonly seq: number;
  readonly ways: readonly Way<Thing>[];
  readonly draw: (thing: Thing) => ReactNode;
}) {
  const { board, seq } = props;
  const [flights, setFlights] = useState<readonly Flight<Thing>[]>([]);
  const isCalm = useReducedMotion() ?? false;
  const last = useRef(seq);
  const takeOff = useEffectEvent(() => {
    if (!isCalm && board.current)
      setFlights(flightsOf(props.ways, seq, board.current));
  });
  useEffect(() => {
    if (seq <= last.current) return;
    last.current = seq;
    takeOff();
  }, [seq]);
  return flights.map(({ key, thing, from, to }) => (
    <m.div
      key={key}
      className={styles.flight}
      initial={{ ...from, opacity: 1, rotate: -5 }}
      animate={{ ...to, opacity: [1, 1, 0], rotate: 1 }}
      transition={TRANSITION}
      onAnimationComplete={() =>
        setFlights((all) => all.filter((flight) => flight.key !== key))
      }
      aria-hidden
    >
      {props.draw(thing)}
    </m.div>
  ));
}

function flightsOf<Thing>(
  ways: readonly Way<Thing>[],
  seq: number,
  board: HTMLElement,
): Flight<Thing>[] {
  return ways.flatMap(({ thing, ...way }, index) => {
    const from = middleOf(board.querySelector(way.from));
    const to = middleOf(board.querySelector(way.to));
    return from && to ? [{ key: `${seq}-${index}`, thing, from, to }] : [];
  });
}

function middleOf(element: Element | null): Spot | undefined {
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
