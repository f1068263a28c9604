/** C8: the answers to what somebody claims, and what a doubt may bring. */

import { nameOf } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./actions.module.css";
import { claimsAsked, doubtText } from "./claim.ts";
import type { Wording } from "./describe.ts";

export function Answers(props: {
  readonly view: View;
  readonly wording: Wording;
  /** Whether others are asked first. */
  readonly isAhead: boolean;
  /** Whether it is still to be said what a doubt wins and costs. */
  readonly isFirst: boolean;
  send(move: Move): void;
}) {
  const { view, wording, send } = props;
  const { words } = wording;
  const claims = claimsAsked(view);
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          className={props.isAhead ? styles.quiet : styles.main}
          data-agree
          onClick={() => send({ type: "agree" })}
        >
          {words("ask.agree")}
        </button>
        {claims.map((claim) => (
          <button
            key={claim.neighbour}
            type="button"
            className={styles.quiet}
            data-doubt={claim.neighbour}
            onClick={() => send({ type: "doubt", neighbour: claim.neighbour })}
          >
            {doubtText(claim, claims.length === 1, wording)}
          </button>
        ))}
      </div>
      {props.isFirst && (
        <p className={styles.note} data-stakes>
          {words("ask.stakes", { name: nameOf(view.turn, wording) })}
        </p>
      )}
    </>
  );
}

/** Whoever has doubted once knows what it wins and costs. */
export function hasDoubted(
  heard: readonly HeardEvents<Event>[],
  seat: Seat | null,
): boolean {
  return heard.some(({ events }) =>
    events.some((event) => event.type === "checked" && event.doubter === seat),
  );
}
