/** One line that says what to do next. */

import { nameOf, useAnnounce } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { BoardProps } from "@stolik/kernel";
import { useEffect, useEffectEvent } from "react";
import type { City } from "../content/cities.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./board.module.css";
import { looksStuck } from "./stuck.ts";

interface Props {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly chosen: City | undefined;
  /** Why a tap on the board did nothing. */
  readonly idle: IdleTap | undefined;
}

/** A tap that could do nothing: on a card that lies, or before a card was chosen. */
export type IdleTap = "taken" | "unchosen";

export function Prompt(props: Props) {
  const { board, wording, chosen } = props;
  const text = promptText(props);
  const announce = useAnnounce();
  const say = useEffectEvent(() => announce(text));
  useEffect(() => {
    if (chosen ?? props.idle) say();
  }, [chosen, props.idle]);
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
          {wording.words(
            board.canMove ? "prompt.last-turn" : "prompt.last-round",
          )}
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

function promptText(props: Props): string {
  const { board, wording, chosen, idle } = props;
  const { words, language } = wording;
  const { view, seat } = board;
  if (board.outcome) return words("prompt.over");
  if (board.pause !== undefined) return board.pause;
  if (view.turn !== seat)
    return words("prompt.watch", { name: nameOf(view.turn, wording) });
  if (!board.canMove) return words("prompt.moment");
  const draw = drawText(board, wording);
  if (draw) return view.draws > 1 ? `${words("prompt.wrong")} ${draw}` : draw;
  if (idle === "taken") return words("refusals.cell-taken");
  if (idle === "unchosen") return words("prompt.choose-first");
  const canSwap =
    view.swapsLeft !== 0 && view.piles.some(({ length }) => length > 0);
  if (!chosen && canSwap && looksStuck(board.heard, seat))
    return `${words("prompt.choose")} ${words("prompt.stuck")}`;
  if (!chosen) return words("prompt.choose");
  const city = placeName(chosen, language);
  return words(canSwap ? "prompt.place" : "prompt.place-only", { city });
}
