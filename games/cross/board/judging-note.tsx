/** A stop in words: the running count while the cards turn, then who said what and what it brought (C16, C17). */

import { nameOf, SeatMark } from "@stolik/furniture";
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
                  <span>{gain > 0 ? words("stop.gain", { gain }) : "–"}</span>
                </li>
              );
            })}
          </ol>
          <p className={styles.why}>
            {words(event.gains.includes(2) ? "stop.exact" : "stop.nearest")}{" "}
            <a href="/rules/cross#C17" target="_blank" rel="noreferrer">
              {words("check.rule", { rule: "C17" })}
            </a>
          </p>
          <button
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
