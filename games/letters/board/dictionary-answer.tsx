/** L17: what the dictionary said of the last word, where the question was asked; until somebody acts. */

import { CloseButton, nameOf, useInSight, Verdict } from "@stolik/furniture";
import type { View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./dictionary-answer.module.css";

export function DictionaryAnswer(props: {
  readonly view: View;
  readonly wording: Wording;
  /** Whether it came while one was looking, and not before the page was opened. */
  readonly isNews: boolean;
  /** Puts it away, where the match waits until it was read. */
  readonly close: (() => void) | undefined;
}) {
  const { view, wording, close } = props;
  const { words } = wording;
  const row = view.sheet.at(-1);
  const isAnswered =
    row?.type === "word" && row.status !== "open" && row.asked !== undefined;
  const isNews = isAnswered && props.isNews;
  const place = useInSight(isNews ? view.sheet.length : undefined);
  if (!isAnswered || row.asked === undefined) return null;
  const isRight = row.status === "stands";
  return (
    <section
      ref={place}
      className={styles.answer}
      data-right={isRight}
      aria-label={words("answer.title")}
    >
      <header className={styles.head}>
        <Verdict isRight={isRight}>
          <span className={styles.word} lang="pl">
            {row.word}
          </span>
        </Verdict>
        {close && (
          <CloseButton
            className={styles.close}
            label={words("result.close")}
            close={close}
          />
        )}
      </header>
      <p className={styles.said}>
        {words(isRight ? "answer.right" : "answer.wrong", {
          asker: nameOf(row.asked, wording),
          name: nameOf(row.seat, wording),
          points: row.points + row.bonus,
        })}
      </p>
    </section>
  );
}
