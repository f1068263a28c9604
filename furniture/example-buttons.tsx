/** The buttons under a worked example: play or pause, a sentence back, a sentence on. */

import { useExampleStage } from "./example-stage.tsx";
import styles from "./rule-example.module.css";
import type { Playback } from "./use-playback.ts";

const PLAY = "M7 4.5v15l12 -7.5z";
const PAUSE = "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z";
const AGAIN = "M12 4a8 8 0 1 1 -7.4 5M4 3.5v6h6";
const BACK = "M15 5l-7 7l7 7";
const FORWARD = "M9 5l7 7l-7 7";

/** `steps`: which sentence tells each moment. */
export function ExampleButtons(props: {
  readonly playback: Playback;
  readonly steps: readonly number[];
}) {
  const { playback, steps } = props;
  const { labels } = useExampleStage();
  const { at, isMoving, isOver } = playback;
  const step = steps[at] ?? 0;
  const last = steps.at(-1) ?? 0;
  const isAtEnd = at === endOf(steps, step);
  const shown = isOver ? "again" : isMoving ? "pause" : "play";
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.play} onClick={playback.toggle}>
        <Sign
          d={{ pause: PAUSE, again: AGAIN, play: PLAY }[shown]}
          isLine={shown === "again"}
        />
        {labels[shown]}
      </button>
      <button
        type="button"
        aria-label={labels.back}
        title={labels.back}
        {...leads(step > 0, () => playback.goTo(endOf(steps, step - 1)))}
      >
        <Sign d={BACK} isLine />
      </button>
      <span className={styles.count}>
        {step + 1} / {last + 1}
      </span>
      <button
        type="button"
        aria-label={labels.forward}
        title={labels.forward}
        {...leads(!isOver, () =>
          playback.goTo(endOf(steps, isAtEnd ? step + 1 : step)),
        )}
      >
        <Sign d={FORWARD} isLine />
      </button>
    </div>
  );
}

/** A button that leads nowhere stays in its place and keeps the focus. */
function leads(isOpen: boolean, go: () => void) {
  return isOpen ? { onClick: go } : { "aria-disabled": true };
}

/** The last moment that a sentence tells. */
function endOf(steps: readonly number[], step: number): number {
  return steps.lastIndexOf(step);
}

function Sign(props: { readonly d: string; readonly isLine?: boolean }) {
  return (
    <svg
      className={props.isLine ? styles.line : styles.sign}
      viewBox="0 0 24 24"
      aria-hidden
    >
      <path d={props.d} />
    </svg>
  );
}
