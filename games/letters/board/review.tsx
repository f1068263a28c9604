/** After the game: for each turn the best word that was possible, beside the one that was read. */

import { SeatMark } from "@stolik/furniture";
import type { BoardProps, Heard, Reviewed } from "@stolik/kernel";
import { useState } from "react";
import { boards } from "../content/boards.ts";
import { spell } from "../rules/legality.ts";
import { bonusPoints, fencedIn, wordPoints } from "../rules/points.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { nameOf } from "./describe.ts";
import type { Telling } from "./describe.ts";
import { tilesBefore } from "./history.ts";
import styles from "./review.module.css";

type Props = BoardProps<View, Move, Event>;
type Stage = "asked" | "failed" | readonly Reviewed<Move>[] | undefined;

interface Scored {
  readonly word: string;
  readonly points: number;
}

export function Review(props: {
  readonly board: Pick<Props, "view" | "heard">;
  readonly telling: Telling;
  readonly review: NonNullable<Props["review"]>;
}) {
  const { telling, board } = props;
  const { words } = telling;
  const [stage, setStage] = useState<Stage>();

  function ask(): void {
    setStage("asked");
    props.review().then(setStage, () => setStage("failed"));
  }

  if (!stage || stage === "failed")
    return (
      <section className={styles.review} aria-label={words("review.title")}>
        <button type="button" className={styles.ask} onClick={ask}>
          {words("review.ask")}
        </button>
        {stage && <p role="status">{words("review.failed")}</p>}
      </section>
    );
  return (
    <section className={styles.review} aria-label={words("review.title")}>
      <h2 className={styles.title}>{words("review.title")}</h2>
      {stage === "asked" ? (
        <p role="status">{words("review.searching")}</p>
      ) : (
        <table className={styles.turns}>
          <thead>
            <tr>
              <th scope="col">{words("review.turn")}</th>
              <th scope="col">{words("review.read")}</th>
              <th scope="col">{words("review.best")}</th>
            </tr>
          </thead>
          <tbody>
            {turnsOf(board.heard).map(({ seq, seat, read }, index) => (
              <tr key={seq}>
                <th scope="row">
                  {index + 1} <SeatMark seat={seat} />
                  <span className={styles.voice}>{nameOf(seat, telling)}</span>
                </th>
                <Cell found={read} />
                <Cell found={bestAt(seq, stage, board)} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Cell({ found }: { readonly found: Scored | undefined }) {
  return (
    <td>
      {found ? (
        <span className={styles.found}>
          <span lang="pl">{found.word}</span> <b>{found.points}</b>
        </span>
      ) : (
        "–"
      )}
    </td>
  );
}

/** The turns of the match: a word that stood, or nothing. */
function turnsOf(heard: readonly Heard<Event>[]) {
  const all = heard.flatMap(({ events }) => events);
  return heard.flatMap(({ seq, events }) => {
    for (const event of events) {
      if (event.type === "exchanged" || event.type === "passed")
        return [{ seq, seat: event.seat, read: undefined }];
      if (event.type !== "word") continue;
      const { seat, word, points, bonus } = event;
      const verdict = all
        .slice(all.indexOf(event))
        .find(({ type }) => type === "stands" || type === "refused");
      const read =
        verdict?.type === "refused"
          ? undefined
          : { word, points: points + bonus };
      return [{ seq, seat, read }];
    }
    return [];
  });
}

function bestAt(
  seq: number,
  reviewed: readonly Reviewed<Move>[],
  { view, heard }: Pick<Props, "view" | "heard">,
): Scored | undefined {
  const move = reviewed.find((one) => one.seq === seq)?.considered[0]?.move;
  if (move?.type !== "word") return undefined;
  const board = boards[view.board];
  const tiles = tilesBefore(view.board, heard, seq);
  const word = spell({ tiles }, move.lay, move.word);
  const bonus = bonusPoints(board, fencedIn(board, tiles, move.lay));
  return { word, points: wordPoints(word) + bonus };
}
