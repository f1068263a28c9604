/** One word of the sheet, looked at closely: its letters and points, what was laid and what lay there, how it ended. */

import { CloseButton, nameOf } from "@stolik/furniture";
import { boards } from "../content/boards.ts";
import type { BoardName } from "../content/boards.ts";
import { pointsOf } from "../rules/points.ts";
import type { Checking } from "../rules/options.ts";
import type { Row } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./details.module.css";
import type { WordEvent } from "./history.ts";
import { Tile } from "./tile.tsx";

export type WordRow = Extract<Row, { type: "word" }>;

export function Details(props: {
  readonly board: BoardName;
  readonly checking: Checking;
  readonly row: WordRow;
  readonly event: WordEvent;
  readonly wording: Wording;
  close(): void;
}) {
  const { board, row, event, wording } = props;
  const { words } = wording;
  const laid = event.laid.map(({ field }) => field);
  const letters = [...row.word];
  const sum = letters.map((letter) => pointsOf(letter)).join(" + ");
  const prizes = event.fenced.map(
    (index) => boards[board].bonuses[index]?.points ?? 0,
  );
  return (
    <section className={styles.details} aria-label={words("details.title")}>
      <header className={styles.head}>
        <h2 className={styles.word} lang="pl">
          {row.word}
        </h2>
        <CloseButton
          className={styles.close}
          label={words("details.close")}
          close={props.close}
        />
      </header>
      <div className={styles.tiles}>
        {letters.map((letter, index) => (
          <span key={index} className={styles.tile}>
            <Tile
              board={board}
              letter={letter}
              look={laid.includes(event.fields[index] ?? -1) ? "tried" : "old"}
            />
          </span>
        ))}
      </div>
      <ul className={styles.facts}>
        <li>
          {words("details.by", {
            name: nameOf(row.seat, wording),
            letters: event.laid.map(({ letter }) => letter).join(" "),
          })}
        </li>
        <li>{words("details.points", { sum, points: row.points })}</li>
        {prizes.length > 0 && (
          <li>{words("details.bonus", { prizes: prizes.join(" + ") })}</li>
        )}
        <li>{statusText(row, props.checking, wording)}</li>
        <li className={styles.look}>
          {words("details.look-up", {
            entry: `sjp.pl/${row.word.toLocaleLowerCase("pl")}`,
          })}
        </li>
      </ul>
    </section>
  );
}

function statusText(
  row: WordRow,
  checking: Checking,
  wording: Wording,
): string {
  const { words } = wording;
  if (checking === "referee") return words("details.judged");
  if (row.status === "open") return words("details.open");
  if (row.asked === undefined) return words("details.unasked");
  const name = nameOf(row.asked, wording);
  return words(
    row.status === "stands" ? "details.asked-right" : "details.asked-wrong",
    { name },
  );
}
