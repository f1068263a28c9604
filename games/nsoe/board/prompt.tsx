/** One line that says what to do next. */

import { nameOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { BoardProps } from "@stolik/kernel";
import type { City } from "../content/cities.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Telling } from "./describe.ts";
import styles from "./board.module.css";

interface Props {
  readonly board: BoardProps<View, Move, Event>;
  readonly telling: Telling;
  readonly chosen: City | undefined;
  readonly isMagnified: boolean;
}

export function Prompt(props: Props) {
  const { board, telling } = props;
  return (
    <p className={styles.prompt} data-mine={board.canMove}>
      <span>{promptText(props)}</span>
      {board.view.isLastRound && (
        <strong className={styles.last}>
          {telling.words("prompt.last-round")}
        </strong>
      )}
    </p>
  );
}

function promptText({ board, telling, chosen, isMagnified }: Props): string {
  const { words, language } = telling;
  const { view, seat } = board;
  if (board.outcome) return words("prompt.over");
  if (view.turn !== seat)
    return words("prompt.watch", { name: nameOf(view.turn, telling) });
  if (!board.canMove) return words("prompt.moment");
  if (view.draws > 0)
    return words(view.draws > 1 ? "prompt.draw2" : "prompt.draw1");
  if (!chosen) return words("prompt.choose");
  const city = placeName(chosen, language);
  return words(isMagnified ? "prompt.aim" : "prompt.place", { city });
}
