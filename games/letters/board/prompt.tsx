/** One line that says what to do next. */

import { nameOf } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { doubters, isFull } from "../rules/moves.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { bestTry, triesOn } from "../rules/tries.ts";
import type { Mode } from "./actions.tsx";
import styles from "./board.module.css";
import type { Wording } from "./describe.ts";

interface Props {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly mode: Mode;
  readonly chosen: string | undefined;
  /** Whether a word was typed whose new tiles the program has laid. */
  readonly isTyped: boolean;
}

export function Prompt(props: Props) {
  const { view, seat, canMove } = props.board;
  return (
    <p
      className={styles.prompt}
      data-mine={canMove && view.turn === seat}
      data-prompt
      tabIndex={-1}
    >
      {promptText(props)}
    </p>
  );
}

function promptText({ board, wording, mode, chosen, isTyped }: Props): string {
  const { words } = wording;
  const { view, seat } = board;
  const { task } = view;
  if (board.outcome) return words(task ? "deal.over" : "prompt.over");
  if (board.pause !== undefined) return board.pause;
  if (view.open && isFull(view)) return words("prompt.last-word");
  if (view.turn !== seat)
    return words("prompt.watch", { name: nameOf(view.turn, wording) });
  if (!board.canMove) return words("prompt.moment");
  if (mode === "exchange") return words("prompt.exchange");
  if (chosen) return words("prompt.place", { letter: chosen });
  if (isTyped) return words("prompt.typed");
  if (task) {
    const number = triesOn(view.sheet).length + 1;
    const isReached = (bestTry(view.sheet)?.total ?? 0) >= task.goal;
    return words(isReached ? "deal.prompt-more" : "deal.prompt", {
      number,
      tries: task.tries,
    });
  }
  const isOpen = seat !== null && doubters(view).includes(seat);
  return words(isOpen ? "prompt.open" : "prompt.word");
}
