/** The pawns, each in its seat's shape and colour; they walk the way they went, field by field. */

import { seatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useReducedMotion } from "motion/react";
import * as m from "motion/react-m";
import type { Field } from "../../content/map.ts";
import type { Event, View } from "../../rules/position.ts";
import styles from "./map.module.css";
import { spotOf } from "./spots.ts";
import type { Spot } from "./spots.ts";
import { placeInGroup, SHARED } from "./standing.ts";

/** Seconds for a field of the way, and for the whole of it at most. */
const STEP = 0.13;
const LONGEST = 0.6;

export function Pawns(props: {
  readonly view: View;
  readonly news: readonly Event[];
  readonly seq: number;
  /** Whose turn it is, until the match is over. */
  readonly turn: Seat | undefined;
  readonly radius: number;
}) {
  const { view, news } = props;
  return (
    <g className={styles.pawns} aria-hidden>
      {view.pawns.map((field, seat) => {
        const moved = news.find(
          (event) => event.type === "moved" && event.seat === seat,
        );
        const path = moved?.type === "moved" ? moved.path : [];
        const sharing = [...view.pawns.keys()].filter(
          (other) => view.pawns[other] === field,
        );
        const isAlone = sharing.length === 1;
        const radius = isAlone ? props.radius : props.radius * SHARED;
        const { x, y } = spotOf(field);
        const beside = placeInGroup(sharing.indexOf(seat), radius);
        const end = isAlone ? { x, y } : { x: x + beside.x, y: y + beside.y };
        return (
          <Pawn
            key={`${seat}-${path.length > 1 ? props.seq : "still"}`}
            seat={seat}
            way={path.slice(0, -1)}
            end={end}
            radius={radius}
            isOnTurn={seat === props.turn}
          />
        );
      })}
    </g>
  );
}

function Pawn(props: {
  readonly seat: Seat;
  readonly way: readonly Field[];
  readonly end: Spot;
  readonly radius: number;
  readonly isOnTurn: boolean;
}) {
  const { seat, way, end, radius } = props;
  const isCalm = useReducedMotion() ?? false;
  const { colour, path } = seatMark(seat);
  const stops = isCalm ? [end] : [...way.map(spotOf), end];
  const first = stops[0] ?? end;
  const scale = radius / 10;
  return (
    <m.g
      initial={{ x: first.x, y: first.y, opacity: isCalm ? 0 : 1 }}
      animate={{
        x: stops.length > 1 ? stops.map(({ x }) => x) : end.x,
        y: stops.length > 1 ? stops.map(({ y }) => y) : end.y,
        opacity: 1,
      }}
      transition={{
        duration:
          stops.length > 1 ? Math.min(LONGEST, STEP * stops.length) : 0.2,
        ease: "easeInOut",
      }}
      data-pawn={seat}
    >
      <ellipse
        className={styles.shade}
        cy={radius * 0.55}
        rx={radius * 0.85}
        ry={radius * 0.34}
      />
      <g transform={`translate(0 ${-radius * 0.55}) scale(${scale})`}>
        {props.isOnTurn && <circle className={styles.turn} r={15} />}
        <path className={styles.pawnEdge} d={path} />
        <path d={path} style={{ fill: colour }} />
      </g>
    </m.g>
  );
}
