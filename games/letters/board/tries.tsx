/** The tries of a daily deal: what each word came to, which try is next, and what they are measured by. */

import { VoiceOnly } from "@stolik/furniture";
import type { CSSProperties } from "react";
import type { Task, View } from "../rules/position.ts";
import { bestTry, shareOf, triesOn } from "../rules/tries.ts";
import type { Wording } from "./describe.ts";
import styles from "./tries.module.css";

export function Tries(props: {
  readonly task: Task;
  readonly view: View;
  readonly wording: Wording;
}) {
  const { task, view, wording } = props;
  const { words } = wording;
  const tries = triesOn(view.sheet);
  const best = bestTry(view.sheet)?.index;
  const next = view.ending ? undefined : tries.length;
  return (
    <section className={styles.tries} aria-label={words("deal.tries")}>
      <ol className={styles.list}>
        {Array.from({ length: task.tries }, (_, index) => {
          const { word, total = 0 } = tries[index] ?? {};
          const percent = shareOf(total, task);
          const number = index + 1;
          return (
            <li
              key={index}
              className={styles.try}
              aria-current={index === next ? "step" : undefined}
              data-counts={index === best || undefined}
              data-try={word}
            >
              {word === undefined ? (
                <span className={styles.number}>
                  <VoiceOnly>
                    {words(index === next ? "deal.next" : "deal.unused")}
                  </VoiceOnly>{" "}
                  {view.ending ? "–" : number}
                </span>
              ) : (
                <>
                  <span
                    className={styles.word}
                    lang="pl"
                    style={{ "--letters": word.length } as CSSProperties}
                  >
                    {word}
                  </span>
                  <span className={styles.share}>
                    <b>{words("deal.share", { percent })}</b>
                    <span>{words("points", { points: total })}</span>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.goal}>{words("deal.goal", { points: task.goal })}</p>
    </section>
  );
}
