/** A word that is still open: one button asks for the dictionary, one lets it stand. */

import { listOf, nameOf } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { doubters } from "../rules/moves.ts";
import type { Move, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./doubt.module.css";

export function Doubt(props: {
  readonly view: View;
  readonly seat: Seat | null;
  readonly wording: Wording;
  readonly canMove: boolean;
  send(move: Move): void;
}) {
  const { view, seat, wording } = props;
  const { words } = wording;
  const row = view.sheet.at(-1);
  if (!view.open || row?.type !== "word") return null;
  const mayDoubt = seat !== null && doubters(view).includes(seat);
  const sentence = words(row.bonus > 0 ? "doubt.read-bonus" : "doubt.read", {
    name: nameOf(row.seat, wording),
    points: row.points,
    bonus: row.bonus,
  });
  return (
    <section
      className={styles.doubt}
      aria-label={words("doubt.title")}
      data-brief={view.turn === seat}
    >
      <p className={styles.said}>
        <strong className={styles.word} lang="pl">
          {row.word}
        </strong>{" "}
        {sentence}
      </p>
      {mayDoubt ? (
        <div className={styles.answers}>
          <button
            type="button"
            className={styles.ask}
            data-action="challenge"
            disabled={!props.canMove}
            onClick={() => props.send({ type: "challenge" })}
          >
            {words("doubt.challenge")}
          </button>
          <button
            type="button"
            className={styles.accept}
            disabled={!props.canMove}
            onClick={() => props.send({ type: "accept" })}
          >
            {words("doubt.accept")}
          </button>
        </div>
      ) : (
        <p className={styles.note}>{waitingText(view, wording)}</p>
      )}
    </section>
  );
}

/** Who may still ask for the dictionary. */
export function waitingText(view: View, wording: Wording): string {
  const names = doubters(view).map((seat) => nameOf(seat, wording));
  return wording.words("doubt.waiting", { names: listOf(names, wording) });
}
