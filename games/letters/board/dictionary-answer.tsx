/** L17: what the dictionary said of the last word, where the question was asked; until somebody acts. */

import { nameOf, Verdict } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import type { View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./dictionary-answer.module.css";

export function DictionaryAnswer(props: {
  readonly view: View;
  readonly wording: Wording;
  /** Whether it came while one was looking, and not before the page was opened. */
  readonly isNews: boolean;
}) {
  const { view, wording, isNews } = props;
  const { words } = wording;
  const place = useRef<HTMLElement>(null);
  const row = view.sheet.at(-1);
  const isAnswered =
    row?.type === "word" && row.status !== "open" && row.asked !== undefined;
  useEffect(() => {
    // A person who works with keys hears the answer, and what has the focus stays in sight.
    if (!isAnswered || !isNews || document.querySelector(":focus-visible"))
      return;
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, [isAnswered, isNews, view.sheet.length]);
  if (!isAnswered || row.asked === undefined) return null;
  const isRight = row.status === "stands";
  return (
    <section
      ref={place}
      className={styles.answer}
      data-right={isRight}
      aria-label={words("answer.title")}
    >
      <Verdict isRight={isRight}>
        <span className={styles.word} lang="pl">
          {row.word}
        </span>
      </Verdict>
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
