/** One line that says what to do next, and the buttons to do it with. */

import { nameOf } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import type { Card, Event, Move, View } from "../rules/position.ts";
import { laidCount, neighboursOf } from "../rules/slots.ts";
import styles from "./actions.module.css";
import { topOf } from "./deck.tsx";
import { awaitedNames, cardName } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { Estimates } from "./estimates.tsx";

interface Props {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  /** Whether one may move, with nothing left turned over. */
  readonly canAct: boolean;
  /** What lies turned over: it comes first. */
  readonly turned: "checked" | "judged" | undefined;
  /** Whether the first tap on the cross only unfolds it. */
  readonly isFine: boolean;
  send(move: Move): void;
}

export function Actions(props: Props) {
  const { board, wording, canAct, send } = props;
  const { words } = wording;
  const { view, seat } = board;
  const doubts = canAct ? doubtsOf(view, seat) : [];
  return (
    <section
      className={styles.actions}
      aria-label={words("prompt.label")}
      tabIndex={-1}
      data-actions
      data-mine={canAct && !isAhead(view, seat)}
    >
      <p className={styles.prompt}>{promptText(props)}</p>
      {canAct && view.stage.type === "ask" && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={isAhead(view, seat) ? styles.quiet : styles.main}
            data-agree
            onClick={() => send({ type: "agree" })}
          >
            {words(isAhead(view, seat) ? "ask.agree-ahead" : "ask.agree")}
          </button>
          {doubts.map((card) => (
            <button
              key={card}
              type="button"
              className={styles.quiet}
              data-doubt={card}
              onClick={() => send({ type: "doubt", neighbour: card })}
            >
              {words("ask.doubt", { card: cardName(card, wording) })}
            </button>
          ))}
        </div>
      )}
      {canAct && view.stage.type === "stop" && (
        <Estimates
          key={view.deck.length}
          most={laidCount(view)}
          words={words}
          say={(wrong) => send({ type: "estimate", wrong })}
        />
      )}
    </section>
  );
}

/** C8: whose turn it is to be asked; the others may agree ahead. */
function isAsked({ stage, awaited }: View, seat: number | null): boolean {
  return stage.type === "ask" && awaited[0] === seat;
}

/** C8: the neighbours this seat may name now. */
export function doubtsOf(view: View, seat: number | null): readonly Card[] {
  const { stage } = view;
  if (stage.type !== "ask" || !isAsked(view, seat)) return [];
  return neighboursOf(view, stage);
}

function isAhead(view: View, seat: number | null): boolean {
  return view.stage.type === "ask" && !isAsked(view, seat);
}

function promptText(props: Props): string {
  const { board, wording, canAct, turned } = props;
  const { words } = wording;
  const { view, seat, outcome } = board;
  if (turned === "checked") return words("prompt.checked");
  if (turned === "judged") return words("prompt.judged");
  if (outcome) return words("prompt.over");
  if (board.pause !== undefined) return board.pause;
  const { stage } = view;
  const first = nameOf(view.awaited[0] ?? view.turn, wording);
  switch (stage.type) {
    case "lay": {
      const top = topOf(view);
      const card = top ? cardName(top, wording) : "";
      return canAct
        ? words(props.isFine ? "prompt.lay-fine" : "prompt.lay", { card })
        : words("prompt.watch-lay", { name: nameOf(view.turn, wording), card });
    }
    case "ask": {
      const card = view.arms[stage.arm][stage.index] ?? view.start;
      const values = { name: first, card: cardName(card, wording) };
      if (canAct)
        return words(
          isAsked(view, seat) ? "prompt.asked" : "prompt.ahead",
          values,
        );
      return words(
        seat === view.turn ? "prompt.laid" : "prompt.watch-ask",
        values,
      );
    }
    case "stop": {
      if (canAct) return words("prompt.stop", { laid: laidCount(view) });
      const said = seat === null ? undefined : stage.estimates[seat];
      const names = awaitedNames(view, wording);
      return typeof said === "number"
        ? words("prompt.said", { wrong: said, names })
        : words("prompt.watch-stop", { names });
    }
    case "over":
      return words("prompt.over");
  }
}
