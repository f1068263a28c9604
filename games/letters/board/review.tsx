/** After the game: for each turn the best word that was possible, beside the one that was read. */

import { SeatMark } from "@stolik/furniture";
import type { BoardProps, HeardEvents, Reviewed } from "@stolik/kernel";
import { useState } from "react";
import { boards } from "../content/boards.ts";
import { spell } from "../rules/legality.ts";
import { bonusPoints, fencedIn, wordPoints } from "../rules/points.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { nameOf } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { tilesBefore } from "./history.ts";
import styles from "./review.module.css";
import type { Words } from "./words.ts";

type Props = BoardProps<View, Move, Event>;
type Stage = "asked" | "failed" | readonly Reviewed<Move>[] | undefined;

interface Scored {
  readonly word: string;
  readonly points: number;
}

/** What came of a turn; without a word that stood, what there was instead. */
type Done =
  | ({ readonly type: "word" } & Scored)
  | { readonly type: "refused"; readonly word: string }
  | { readonly type: "exchange"; readonly count: number }
  | { readonly type: "pass" };

export function Review(props: {
  readonly board: Pick<Props, "view" | "heard">;
  readonly wording: Wording;
  readonly review: NonNullable<Props["review"]>;
}) {
  const { wording, board } = props;
  const { words } = wording;
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
            {turnsOf(board.heard).map(({ seq, seat, done }, index) => (
              <tr key={seq}>
                <th scope="row">
                  {index + 1} <SeatMark seat={seat} />
                  <span className={styles.voice}>{nameOf(seat, wording)}</span>
                </th>
                <td>
                  <Turn done={done} words={words} />
                </td>
                <td>
                  <Best found={bestAt(seq, stage, board)} words={words} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Turn(props: { readonly done: Done; readonly words: Words }) {
  const { done, words } = props;
  switch (done.type) {
    case "word":
      return <Word {...done} />;
    case "refused":
      return (
        <span className={styles.found}>
          <s lang="pl">{done.word}</s>{" "}
          <em className={styles.without}>{words("sheet.refused")}</em>
        </span>
      );
    case "exchange":
      return (
        <em className={styles.without}>
          {words("sheet.exchange", { count: done.count })}
        </em>
      );
    case "pass":
      return <em className={styles.without}>{words("sheet.pass")}</em>;
  }
}

function Best(props: {
  readonly found: Scored | undefined;
  readonly words: Words;
}) {
  return props.found ? (
    <Word {...props.found} />
  ) : (
    <em className={styles.without}>{props.words("review.none")}</em>
  );
}

function Word({ word, points }: Scored) {
  return (
    <span className={styles.found}>
      <span lang="pl">{word}</span> <b>{points}</b>
    </span>
  );
}

/** The turns of the match, in order. */
function turnsOf(heard: readonly HeardEvents<Event>[]) {
  const all = heard.flatMap(({ events }) => events);
  return heard.flatMap(({ seq, events }) =>
    events.flatMap((event) => {
      const done = doneBy(event, all);
      return done && "seat" in event ? [{ seq, seat: event.seat, done }] : [];
    }),
  );
}

function doneBy(event: Event, all: readonly Event[]): Done | undefined {
  if (event.type === "exchanged")
    return { type: "exchange", count: event.count };
  if (event.type === "passed") return { type: "pass" };
  if (event.type !== "word") return undefined;
  const { word, points, bonus } = event;
  const verdict = all
    .slice(all.indexOf(event))
    .find(({ type }) => type === "stands" || type === "refused");
  return verdict?.type === "refused"
    ? { type: "refused", word }
    : { type: "word", word, points: points + bonus };
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
