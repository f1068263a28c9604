/** The match from its deal to its end as a strip to run along: every move in the colour of its seat, turning points marked. */

import { seatMark } from "@stolik/furniture";
import { memo } from "react";
import type { Replay, ReplayedEntry } from "../session/replay-messages.ts";
import { useWords } from "../words.ts";
import styles from "./timeline.module.css";

export function Timeline({
  replay,
  points,
  at,
  onChange,
}: {
  readonly replay: Replay;
  /** The positions that turning points led to. */
  readonly points: readonly number[];
  readonly at: number;
  readonly onChange: (at: number) => void;
}) {
  const t = useWords();
  const { first, last, entries } = replay;
  const length = Math.max(1, last - first);
  const position = t("replay.position", { at, last });
  return (
    <div className={styles.timeline}>
      <Strip entries={entries} length={length} />
      <span
        className={styles.rest}
        style={{ insetInlineStart: `${(100 * (at - first)) / length}%` }}
      />
      <Points points={points} first={first} length={length} />
      <input
        type="range"
        className={styles.range}
        min={first}
        max={last}
        value={at}
        aria-label={t("replay.timeline")}
        // What led there is said by the board, or by the bar.
        aria-valuetext={position}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** Drawn once: what is still to come is veiled by the rest. */
const Strip = memo(function Strip(props: {
  readonly entries: readonly ReplayedEntry[];
  readonly length: number;
}) {
  const gap = props.length > 120 ? 0 : 0.12;
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${props.length} 10`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {props.entries.map(({ seq, type, seat }, index) => (
        <rect
          key={seq}
          className={styles.entry}
          x={index}
          y={type === "move" ? 0 : 6}
          width={1 - gap}
          height={type === "move" ? 10 : 4}
          style={
            type === "move" && seat !== undefined
              ? { fill: seatMark(seat).colour }
              : undefined
          }
        />
      ))}
    </svg>
  );
});

const Points = memo(function Points(props: {
  readonly points: readonly number[];
  readonly first: number;
  readonly length: number;
}) {
  return props.points.map((point) => (
    <span
      key={point}
      className={styles.point}
      data-point={point}
      style={{
        insetInlineStart: `${(100 * (point - props.first - 0.5)) / props.length}%`,
      }}
    />
  ));
});
