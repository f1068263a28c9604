/** What to do next, in one line, and the buttons for it: chances, a side to choose, undo, confirm. */

import type { Ref } from "react";
import type { Code } from "../rules/refusal.ts";
import styles from "./action-bar.module.css";
import { ChanceGlyph } from "./cards/card.tsx";
import type { OwnTurn } from "./use-turn.ts";
import { signed } from "./words.ts";
import type { Words } from "./words.ts";

export interface Points {
  readonly before: number;
  readonly now: number;
  /** The goals that it brings further, or sets back. */
  readonly goals?: readonly string[];
}

export interface BarProps {
  readonly words: Words;
  readonly prompt: string;
  readonly isMine: boolean;
  readonly turn: OwnTurn;
  readonly points: Points | undefined;
  /** What is said while the game is new, where there is nothing better to say. */
  readonly hint: string | undefined;
  /** The refusal that the hint explains. */
  readonly why: Code | undefined;
  readonly confirmRef: Ref<HTMLButtonElement>;
}

export function ActionBar({
  words,
  prompt,
  isMine,
  turn,
  points,
  hint,
  why,
  confirmRef,
}: BarProps) {
  const { plan, tool } = turn;
  return (
    <section className={styles.bar} aria-label={words("bar.label")}>
      <div className={styles.said}>
        <p
          className={styles.prompt}
          data-mine={isMine}
          role="status"
          data-prompt
          tabIndex={-1}
        >
          {prompt}
        </p>
        <div role="status">
          {points && <Change words={words} points={points} />}
        </div>
      </div>
      <p className={styles.hint} role="status" data-hint data-why={why}>
        {hint}
      </p>
      <div className={styles.buttons}>
        {turn.tools.length > 0 && (
          <div
            className={styles.chances}
            role="group"
            aria-label={words("bar.chances")}
          >
            {turn.tools.map((offer) => (
              <button
                key={offer.cell}
                type="button"
                className={styles.chance}
                aria-pressed={tool?.cell === offer.cell}
                data-chance={offer.chance}
                onClick={() =>
                  turn.choose(tool?.cell === offer.cell ? undefined : offer)
                }
              >
                <ChanceGlyph chance={offer.chance} />
                {words(`chances.${offer.chance}.name`)}
              </button>
            ))}
          </div>
        )}
        {turn.use && (
          <button
            type="button"
            className={styles.primary}
            data-use
            onClick={turn.useIt}
          >
            {words(turn.use === "send" ? "bar.use-now" : "bar.use")}
          </button>
        )}
        {turn.canTurn && (
          <button
            type="button"
            className={styles.button}
            data-turn
            onClick={turn.turn}
          >
            {words("bar.turn")}
          </button>
        )}
        {turn.canLook && (
          <button
            type="button"
            className={styles.button}
            onClick={() => plan.send()}
          >
            {words("bar.look")}
          </button>
        )}
        {turn.canUndo && (
          <button
            type="button"
            className={styles.button}
            data-undo
            onClick={turn.undo}
          >
            {words(tool ? "bar.cancel" : "bar.undo")}
          </button>
        )}
        {turn.canConfirm && (
          <button
            ref={confirmRef}
            type="button"
            className={styles.primary}
            data-confirm
            onClick={() => plan.send({ type: "end" })}
          >
            {words("bar.confirm")}
          </button>
        )}
      </div>
    </section>
  );
}

/** What a turn, or the place that is looked at, changes in one's points. */
export function Change({
  words,
  points,
}: {
  readonly words: Words;
  readonly points: Points;
}) {
  const { before, now, goals = [] } = points;
  return (
    <>
      <p className={styles.change} data-change={now - before}>
        {words("bar.points", { before, now })}{" "}
        <strong>{signed(now - before)}</strong>
      </p>
      {goals.length > 0 && (
        <p className={styles.goals} data-goals>
          {goals.join(" · ")}
        </p>
      )}
    </>
  );
}
