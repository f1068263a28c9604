/** The final count as a show: one step at a time, to be paused, walked and skipped. */

import { nameOf, SeatMark, useAnnounce } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import styles from "./show.module.css";
import type { Step } from "./show-steps.ts";
import { signed } from "./words.ts";
import type { Wording } from "./words.ts";

/** How long a step stands before the next one comes by itself. */
const STEP = 2200;

export interface ShowState {
  readonly index: number;
  readonly isRunning: boolean;
}

export function Show(props: {
  readonly steps: readonly Step[];
  readonly state: ShowState;
  readonly wording: Wording;
  change(state: ShowState): void;
  finish(): void;
}) {
  const { steps, state, wording, change, finish } = props;
  const { words } = wording;
  const { index, isRunning } = state;
  const step = steps[index];
  const isLast = index >= steps.length - 1;
  const announce = useAnnounce();
  const place = useRef<HTMLElement>(null);

  // The button that ended the match is gone, and the keyboard with it.
  useEffect(() => {
    if (document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, []);

  useSkip(isRunning, finish);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(
      () => (isLast ? finish() : change({ index: index + 1, isRunning })),
      STEP,
    );
    return () => clearTimeout(timer);
  }, [isRunning, isLast, index, change, finish]);

  useEffect(() => {
    if (step)
      announce(
        words("show.said", {
          name: nameOf(step.seat, wording),
          title: step.title,
          text: step.text,
          points: step.points,
          total: step.totals[step.seat] ?? 0,
        }),
      );
  }, [step, announce, words, wording]);

  if (!step) return null;
  const go = (to: number) => change({ index: to, isRunning: false });
  return (
    <section
      ref={place}
      className={styles.show}
      tabIndex={-1}
      aria-label={words("show.label")}
      data-show={index}
    >
      <div className={styles.step} key={index}>
        <p className={styles.who}>
          <SeatMark seat={step.seat} /> {nameOf(step.seat, wording)}
        </p>
        <p className={styles.title}>{step.title}</p>
        <p className={styles.text}>{step.text}</p>
        <p className={styles.points}>
          {step.points === 0 ? 0 : signed(step.points)}
        </p>
      </div>
      <ol className={styles.totals}>
        {step.totals.map((total, seat) => (
          <li key={seat} data-counted={seat === step.seat || undefined}>
            <SeatMark seat={seat} /> <span>{nameOf(seat, wording)}</span>{" "}
            <b>{total}</b>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          {words("show.back")}
        </button>
        <button
          type="button"
          onClick={() => change({ index, isRunning: !isRunning })}
        >
          {words(isRunning ? "show.pause" : "show.run")}
        </button>
        <button
          type="button"
          data-next
          onClick={() => (isLast ? finish() : go(index + 1))}
        >
          {words("show.next")}
        </button>
        <button
          type="button"
          className={styles.skip}
          data-skip
          onClick={finish}
        >
          {words("show.skip")}
        </button>
      </div>
      <p className={styles.progress}>
        {words("show.progress", { step: index + 1, steps: steps.length })}
      </p>
    </section>
  );
}

/** While it runs by itself, a tap beside the buttons leads to the table, and so do Escape, Enter and the space bar. */
function useSkip(isRunning: boolean, finish: () => void): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const isFree = ({ target }: Event) =>
      !(target as Element | null)?.closest?.("button, a, summary, select");
    const onPointer = (event: PointerEvent) => {
      if (isFree(event)) finish();
    };
    const onKey = (event: KeyboardEvent) => {
      const isPress = event.key === "Enter" || event.key === " ";
      if (event.key === "Escape" || (isPress && isFree(event))) finish();
    };
    window.addEventListener("pointerdown", onPointer);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointerdown", onPointer);
      window.removeEventListener("keydown", onKey);
    };
  }, [isRunning, finish]);
}
