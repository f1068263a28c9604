/** A field of the track as a stamp: toothed paper, a picture, the date, and the markers that stand on it. */

import { nameOf, SeatShape } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { LayoutGroup } from "motion/react";
import * as m from "motion/react-m";
import { memo } from "react";
import type { ReactNode } from "react";
import { Picture } from "../pictures/picture.tsx";
import { trackStory } from "../stories.ts";
import type { Wording } from "../describe.ts";
import { perforated } from "./perforation.ts";
import styles from "./track.module.css";

const WIDTH = 86;
const HEIGHT = 100;
const paper = perforated(WIDTH, HEIGHT, 5);
const tallPaper = perforated(WIDTH, 2 * HEIGHT, 5);

export interface StampProps {
  readonly index: number;
  readonly wording: Wording;
  /** The markers on it. */
  readonly seats: readonly Seat[];
  readonly own: Seat | null;
  /** Whether a card being looked at would end here, or pass here. */
  readonly preview: "end" | "pass" | undefined;
  readonly isTall?: boolean;
  /** In the ring one stamp is reached by Tab, the others by the arrow keys. */
  readonly isTabStop?: boolean;
  focused?(): void;
  open(index: number): void;
}

export function Stamp(props: StampProps) {
  const { index, wording, seats, own, preview, isTall } = props;
  const { words, language } = wording;
  const { title, date } = trackStory(index, language);
  const label = words(seats.length > 0 ? "track.with" : "track.stamp", {
    event: date ? `${date}, ${title}` : title,
    names: seats.map((seat) => nameOf(seat, wording)).join(", "),
  });
  return (
    <button
      type="button"
      className={styles.stamp}
      data-stamp={index}
      data-preview={preview}
      data-own={own !== null && seats.includes(own)}
      title={date ? `${date}: ${title}` : title}
      aria-label={label}
      tabIndex={props.isTabStop === false ? -1 : 0}
      onFocus={props.focused}
      onClick={() => props.open(index)}
    >
      <StampFace index={index} wording={wording} isTall={isTall === true} />
      {preview === "end" && own !== null && (
        <span className={styles.ghost}>
          <Mark seat={own} />
        </span>
      )}
      <span className={styles.markers} data-many={seats.length > 3}>
        {seats.map((seat) => (
          <m.span
            key={seat}
            layoutId={`marker-${seat}`}
            layoutDependency={index}
            className={styles.marker}
            data-marker={seat}
            transition={{ duration: 0.5, ease: "easeInOut" }}
          >
            <Mark seat={seat} />
          </m.span>
        ))}
      </span>
    </button>
  );
}

/** The print alone. */
export const StampFace = memo(function StampFace(props: {
  readonly index: number;
  readonly wording: Pick<Wording, "words" | "language">;
  readonly isTall: boolean;
}) {
  const { index, wording, isTall } = props;
  const { date, scene } = trackStory(index, wording.language);
  const height = isTall ? 2 * HEIGHT : HEIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
      <path className={styles.paper} d={isTall ? tallPaper : paper} />
      <Picture
        scene={scene}
        x={9}
        y={9}
        width={WIDTH - 18}
        height={height - 36}
      />
      <text
        className={styles.date}
        x={WIDTH / 2}
        y={height - 9.5}
        fontSize={date ? 19 : 15}
        data-word={date === undefined || undefined}
      >
        {date ?? wording.words("track.future")}
      </text>
    </svg>
  );
});

/** Keeps the markers of one track apart from those of another on the same page. */
export function Markers({ children }: { readonly children: ReactNode }) {
  return <LayoutGroup>{children}</LayoutGroup>;
}

function Mark({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden>
      <circle className={styles.disc} r={13} />
      <SeatShape seat={seat} x={0} y={0} radius={9.5} />
    </svg>
  );
}
