/** A word that is still open: one button asks for the dictionary, one lets it stand. */

import { nameOf } from "@stolik/furniture";
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
  const waiting = doubters(view);
  const mayDoubt = seat !== null && waiting.includes(seat);
  const sentence = words(row.bonus > 0 ? "doubt.read-bonus" : "doubt.read", {
    name: nameOf(row.seat, wording),
    points: row.points,
    bonus: row.bonus,
  });
  return (
    <section className={styles.doubt} aria-label={words("doubt.title")}>
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
        <p className={styles.note}>
          {words("doubt.waiting", {
            names: new Intl.ListFormat(wording.language).format(
              waiting.map((one) => nameOf(one, wording)),
            ),
          })}
        </p>
      )}
    </section>
  );
}
