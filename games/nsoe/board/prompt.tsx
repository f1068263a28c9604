/** One line that says what to do next. */

import { nameOf, useAnnounce } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { BoardProps } from "@stolik/kernel";
import { useEffect, useEffectEvent } from "react";
import type { City } from "../content/cities.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./board.module.css";

interface Props {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly chosen: City | undefined;
  readonly isMagnified: boolean;
}

export function Prompt(props: Props) {
  const { board, wording, chosen } = props;
  const text = promptText(props);
  const announce = useAnnounce();
  const sayChosen = useEffectEvent(() => announce(text));
  useEffect(() => {
    if (chosen) sayChosen();
  }, [chosen]);
  return (
    <p
      className={styles.prompt}
      data-mine={board.canMove}
      data-prompt
      tabIndex={-1}
    >
      <span>{text}</span>
      {board.view.isLastRound && (
        <strong className={styles.last}>
          {wording.words("prompt.last-round")}
        </strong>
      )}
    </p>
  );
}

/** The cards this seat has to draw, in words: they are said right after what made them due. */
export function drawText(
  { view, seat }: Pick<Props["board"], "view" | "seat">,
  { words }: Wording,
): string | undefined {
  if (view.turn !== seat || view.draws === 0) return undefined;
  return words(view.draws > 1 ? "prompt.draw2" : "prompt.draw1");
}

function promptText({ board, wording, chosen, isMagnified }: Props): string {
  const { words, language } = wording;
  const { view, seat } = board;
  if (board.outcome) return words("prompt.over");
  if (board.pause !== undefined) return board.pause;
  if (view.turn !== seat)
    return words("prompt.watch", { name: nameOf(view.turn, wording) });
  if (!board.canMove) return words("prompt.moment");
  const draw = drawText(board, wording);
  if (draw) return view.draws > 1 ? `${words("prompt.wrong")} ${draw}` : draw;
  if (!chosen) return words("prompt.choose");
  const city = placeName(chosen, language);
  return words(isMagnified ? "prompt.aim" : "prompt.place", { city });
}
