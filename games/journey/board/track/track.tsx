/** The track of history: a ring of stamps around the map, or on a narrow page a strip that unfolds; a daily deal has none. */

import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { LAST } from "../../rules/effects.ts";
import { isDailyDeal } from "../deal.ts";
import { Markers, Stamp } from "./stamp.tsx";
import { stampProps } from "./track-props.ts";
import type { TrackProps } from "./track-props.ts";
import { Strip } from "./strip.tsx";
import styles from "./track.module.css";

/** Eleven stamps across and eight down; the last field is as tall as two. */
const ACROSS = 11;
const DOWN = 8;

export function Track(
  props: TrackProps & {
    readonly isStrip: boolean;
    readonly children: ReactNode;
  },
) {
  const { isStrip, children, ...track } = props;
  if (isDailyDeal(track.view)) return children;
  return (
    <Markers>
      {isStrip ? (
        <>
          <Strip {...track} />
          {children}
        </>
      ) : (
        <Ring {...track}>{children}</Ring>
      )}
    </Markers>
  );
}

function Ring(props: TrackProps & { readonly children: ReactNode }) {
  const { wording } = props;
  const [at, setAt] = useState(0);
  function press(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[
      event.key
    ];
    if (step === undefined) return;
    const stamps = event.currentTarget.querySelectorAll("button");
    const next = Math.max(0, Math.min(LAST, at + step));
    event.preventDefault();
    setAt(next);
    stamps[next]?.focus();
  }
  return (
    <div className={styles.ring}>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={wording.words("track.label")}
        onKeyDown={press}
      >
        <ol className={styles.stamps}>
          {Array.from({ length: LAST + 1 }, (_, index) => (
            <li key={index} style={{ gridArea: placeOf(index) }}>
              <Stamp
                {...stampProps(index, props)}
                isTall={index === LAST}
                isTabStop={index === at}
                focused={() => setAt(index)}
              />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.middle}>{props.children}</div>
    </div>
  );
}

/** Clockwise from the upper left corner. */
function placeOf(index: number): string {
  const right = ACROSS - 1;
  const bottom = right + DOWN - 1;
  const left = bottom + ACROSS - 1;
  if (index <= right) return `1 / ${index + 1}`;
  if (index <= bottom) return `${index - right + 1} / ${ACROSS}`;
  if (index <= left) return `${DOWN} / ${ACROSS - (index - bottom)}`;
  const row = DOWN - (index - left);
  return index === LAST ? `${row - 1} / 1 / span 2` : `${row} / 1`;
}
