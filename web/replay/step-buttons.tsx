/** The buttons under a thumb: start, back, play, forward, end, and from one turning point to the next. */

import type { ReplaySession, ReplaySnapshot } from "../session/replay.ts";
import { useWords } from "../words.ts";
import type { AppKey } from "../words.ts";
import styles from "./replay-bar.module.css";
import { stepsFrom } from "./steps.ts";
import type { Steps } from "./steps.ts";

export function StepButtons({
  session,
  now,
  points,
}: {
  readonly session: ReplaySession;
  readonly now: ReplaySnapshot;
  readonly points: readonly number[];
}) {
  const { isRunning, place, replay } = now;
  if (!replay) return null;
  const steps = stepsFrom(place, replay, points);
  const step = (name: keyof Steps) => {
    const at = steps[name];
    return (
      <Press
        label={`replay.${name}`}
        draw={drawings[name]}
        go={at === undefined ? undefined : () => session.show({ at })}
      />
    );
  };
  return (
    <div className={styles.buttons}>
      {step("start")}
      {points.length > 0 && step("earlier")}
      {step("back")}
      <Press
        label={isRunning ? "replay.pause" : "replay.play"}
        draw={isRunning ? drawings.pause : drawings.play}
        go={() => session.run(!isRunning)}
        isMain
      />
      {step("forward")}
      {points.length > 0 && step("later")}
      {step("end")}
    </div>
  );
}

/** One that leads nowhere stays in its place and keeps the focus. */
function Press(props: {
  readonly label: AppKey;
  readonly draw: string;
  readonly go: (() => void) | undefined;
  readonly isMain?: boolean;
}) {
  const t = useWords();
  const label = t(props.label);
  return (
    <button
      type="button"
      className={styles.step}
      data-main={props.isMain}
      aria-label={label}
      title={label}
      aria-disabled={props.go === undefined}
      onClick={props.go}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
        <path d={props.draw} fill="currentColor" />
      </svg>
    </button>
  );
}

/** As on every player; a diamond for turning points, as on the timeline. */
const drawings = {
  start: "M4 4h3v16H4ZM20 4v16L8 12Z",
  earlier: "M5 12l5-5 5 5-5 5ZM20 5v14l-6-7Z",
  back: "M17 4v16L6 12Z",
  play: "M6 3l14 9-14 9Z",
  pause: "M5 4h5v16H5ZM14 4h5v16h-5Z",
  forward: "M7 4l11 8-11 8Z",
  later: "M19 12l-5-5-5 5 5 5ZM4 5v14l6-7Z",
  end: "M17 4h3v16h-3ZM4 4l12 8-12 8Z",
} as const;
