/** What tells the seats apart: six shapes in six colours, so that neither is needed to read the other. */

import type { Seat } from "@stolik/kernel";
import styles from "./seat-mark.module.css";

const seatShapes = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "cross",
  "star",
] as const;

export interface Mark {
  readonly shape: (typeof seatShapes)[number];
  /** A CSS colour that follows the theme. */
  readonly colour: string;
  /** Drawn around the origin, within a circle of radius 10. */
  readonly path: string;
}

const colours = [
  "light-dark(#b5452a, #f0926c)",
  "light-dark(#1d5f8a, #7fbfe8)",
  "light-dark(#2f6b3c, #8fd09a)",
  "light-dark(#7a4a91, #cfa6e3)",
  "light-dark(#8a6100, #ecc35a)",
  "light-dark(#4a4a4a, #d0d0d0)",
] as const;

const paths = {
  circle: "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z",
  square: "M-8-8H8V8H-8Z",
  triangle: "M0-9.5L9.5 8H-9.5Z",
  diamond: "M0-10L8 0L0 10L-8 0Z",
  cross: "M-3.5-9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z",
  star: "M0-10L2.9-3.6L9.8-3L4.6 1.7L6.1 8.5L0 4.9L-6.1 8.5L-4.6 1.7L-9.8-3L-2.9-3.6Z",
} as const satisfies Readonly<Record<Mark["shape"], string>>;

export function seatMark(seat: Seat): Mark {
  const index = seat % seatShapes.length;
  const shape = seatShapes[index] ?? "circle";
  return { shape, colour: colours[index] ?? colours[0], path: paths[shape] };
}

/** As it is on light paper, whatever the page is on. */
export function printedMark(seat: Seat): Mark {
  const mark = seatMark(seat);
  const [colour = mark.colour] = /#[0-9a-f]{6}/.exec(mark.colour) ?? [];
  return { ...mark, colour };
}

/** The mark inside a drawing, at a spot of it. */
export function SeatShape(props: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly className?: string | undefined;
}) {
  const { colour, path } = seatMark(props.seat);
  const scale = props.radius / 10;
  return (
    <path
      className={props.className}
      d={path}
      style={{ fill: colour }}
      transform={`translate(${props.x} ${props.y}) scale(${scale})`}
      aria-hidden
    />
  );
}

/** The mark beside a name. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg className={styles.mark} viewBox="-11 -11 22 22" aria-hidden>
      <SeatShape seat={seat} x={0} y={0} radius={10} />
    </svg>
  );
}
