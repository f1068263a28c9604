/** Why the word cannot be played, with the rule that says so; and the order in which its tiles would be a word. */

import { useHints } from "@stolik/furniture";
import type { Wording } from "./describe.ts";
import { describeRefusal } from "./describe.ts";
import type { Draft } from "./draft.ts";
import styles from "./word-panel.module.css";
import type { Refusal } from "./words.ts";

export function Why(props: {
  readonly id: string;
  readonly draft: Draft;
  readonly refusal: Refusal | undefined;
  /** Whether it answers a move that was tried. */
  readonly isAnswer: boolean;
  readonly wording: Wording;
  readAs(word: string): void;
}) {
  const { refusal, wording, draft } = props;
  const { words } = wording;
  const { areShown } = useHints();
  const order = refusal?.values?.["order"];
  const isOrdered = draft.word.length > 1 && draft.typed === undefined;
  return (
    <div className={styles.reason}>
      <p
        id={props.id}
        className={styles.why}
        data-refused={props.isAnswer}
        data-why={refusal?.code}
      >
        {refusal && (
          <>
            {describeRefusal(refusal, wording)}{" "}
            {refusal.rule && (
              <a href={`/rules/letters#${refusal.rule}`}>
                {words("word.rule", { rule: refusal.rule })}
              </a>
            )}
          </>
        )}
        {!refusal && areShown && isOrdered && words("word.order-how")}
      </p>
      {typeof order === "string" && (
        <p className={styles.order}>
          {words("word.order")}{" "}
          <button
            type="button"
            lang="pl"
            aria-label={words("word.read-as", { word: order })}
            onClick={() => props.readAs(order)}
          >
            {order}?
          </button>
        </p>
      )}
    </div>
  );
}
