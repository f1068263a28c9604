/** A stop in words: the running count while the cards turn, then who said what and what it brought (C16, C17). */

import { nameOf, SeatMark } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import { isAlone } from "./describe.ts";
import type { JudgedEvent, Wording } from "./describe.ts";
import styles from "./judging-note.module.css";
import type { Film } from "./judging.ts";

export function JudgingNote(props: {
  readonly event: JudgedEvent;
  readonly film: Film;
  readonly wording: Wording;
  /** Whether another cross follows. */
  readonly isLast: boolean;
  close(): void;
}) {
  const { event, film, wording } = props;
  const { words } = wording;
  const alone = isAlone(wording);
  const isExact = event.gains.includes(2);
  const reason = alone
    ? (`alone.${isExact ? "exact" : "off"}` as const)
    : (`stop.${isExact ? "exact" : "nearest"}` as const);
  const onward = useRef<HTMLButtonElement>(null);
  // The last number was said by a button that is gone: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body)
      onward.current?.focus({ preventScroll: true });
  }, [film.isDone]);
  return (
    <section
      className={styles.note}
      aria-label={words("stop.title")}
      data-judging
    >
      <p className={styles.count}>
        <strong>{film.wrong}</strong>{" "}
        <span>
          {words(film.isDone ? "stop.total" : "stop.running", {
            judged: film.judged,
            all: film.all,
          })}
        </span>
      </p>
      {film.isDone ? (
        <>
          <ol className={styles.said}>
            {event.estimates.map((number, seat) => {
              const gain = event.gains[seat] ?? 0;
              return (
                <li key={seat} className={styles.one} data-gain={gain > 0}>
                  <span>
                    <SeatMark seat={seat} /> {nameOf(seat, wording)}
                  </span>
                  <strong>{number}</strong>
                  <span>
                    {gain > 0
                      ? words(alone ? "alone.gain" : "stop.gain", { gain })
                      : "–"}
                  </span>
                </li>
              );
            })}
          </ol>
          <p className={styles.why}>
            {words(reason)}{" "}
            {!alone && (
              <a href="/rules/cross#C17" target="_blank" rel="noreferrer">
                {words("check.rule", { rule: "C17" })}
              </a>
            )}
          </p>
          <button
            ref={onward}
            type="button"
            className={styles.main}
            data-close
            onClick={props.close}
          >
            {words(props.isLast ? "stop.to-end" : "stop.go-on")}
          </button>
        </>
      ) : (
        <button
          ref={onward}
          type="button"
          className={styles.quiet}
          data-skip
          onClick={film.skip}
        >
          {words("stop.skip")}
        </button>
      )}
    </section>
  );
}
