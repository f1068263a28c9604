/** The track folded to a strip: the stamps around one's own marker, a rule of all of them, and a way to unfold it. */

import { SeatShape } from "@stolik/furniture";
import { useDeferredValue, useState } from "react";
import { LAST } from "../../rules/effects.ts";
import { Stamp } from "./stamp.tsx";
import { stampProps } from "./track-props.ts";
import type { TrackProps } from "./track-props.ts";
import styles from "./track.module.css";

const WINDOW = 6;

export function Strip(props: TrackProps) {
  const { view, own, wording, target } = props;
  const { words } = wording;
  const [isLong, setLong] = useState(false);
  // A tap answers with the places of all stamps, or hides them; they are printed, or taken away, right after it.
  const isPrinted = useDeferredValue(isLong);
  const areAllThere = isLong || isPrinted;
  const [turned, setTurned] = useState(0);
  const at =
    own === null ? Math.max(...view.progress) : (view.progress[own] ?? 0);
  const first = Math.max(0, Math.min(LAST + 1 - WINDOW, at - 1 + turned));
  const turn = (by: number) => {
    const next = Math.max(0, Math.min(LAST + 1 - WINDOW, first + by));
    setTurned(next - (at - 1));
  };
  const isSeen = target === undefined || target < first + WINDOW;
  const start = isSeen
    ? first
    : Math.min(LAST + 1 - WINDOW, target - WINDOW + 1);
  const count = areAllThere ? LAST + 1 : WINDOW;
  const isOutside = (stamp: number) => stamp < start || stamp >= start + WINDOW;
  return (
    <section className={styles.strip} aria-label={words("track.label")}>
      <div className={styles.folded} data-long={isLong}>
        {!isLong && (
          <Turn
            label={words("track.earlier")}
            d="M4-9L-5 0L4 9"
            isDisabled={first === 0}
            press={() => turn(1 - WINDOW)}
          />
        )}
        <ol className={styles.row}>
          {Array.from({ length: count }, (_, index) => {
            const stamp = areAllThere ? index : start + index;
            return (
              <li key={stamp} hidden={!isLong && isOutside(stamp)}>
                {(isPrinted || !isOutside(stamp)) && (
                  <Stamp {...stampProps(stamp, props)} />
                )}
              </li>
            );
          })}
        </ol>
        {!isLong && (
          <Turn
            label={words("track.later")}
            d="M-4-9L5 0L-4 9"
            isDisabled={first === LAST + 1 - WINDOW}
            press={() => turn(WINDOW - 1)}
          />
        )}
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isLong}
        onClick={() => setLong(!isLong)}
      >
        <Rule view={view} first={isLong ? -1 : start} />
        <span>{words(isLong ? "track.fold" : "track.unfold")}</span>
      </button>
    </section>
  );
}

function Turn(props: {
  readonly label: string;
  readonly d: string;
  readonly isDisabled: boolean;
  press(): void;
}) {
  return (
    <button
      type="button"
      className={styles.turnTo}
      aria-label={props.label}
      disabled={props.isDisabled}
      onClick={props.press}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden>
        <path d={props.d} />
      </svg>
    </button>
  );
}

/** Where a field stands on the rule. */
const x = (index: number) => 8 + index * 8;
const TICKS = Array.from(
  { length: LAST + 1 },
  (_, index) => `M${x(index) - 3} 20h6v7h-6z`,
).join("");

/** All fields as ticks, the window on them, and every marker in its place. */
function Rule(props: Pick<TrackProps, "view"> & { readonly first: number }) {
  const { progress } = props.view;
  return (
    <svg className={styles.rule} viewBox="0 0 272 30" aria-hidden>
      {props.first >= 0 && (
        <rect
          className={styles.window}
          x={x(props.first) - 4}
          y={1}
          width={WINDOW * 8}
          height={28}
        />
      )}
      <path className={styles.ticks} d={TICKS} />
      {progress.map((index, seat) => {
        const below = progress.slice(0, seat).filter((p) => p === index).length;
        return (
          <SeatShape
            key={seat}
            seat={seat}
            x={x(index) + (below % 2) * 2}
            y={13 - below * 3}
            radius={5}
            className={styles.tickMark}
          />
        );
      })}
    </svg>
  );
}
