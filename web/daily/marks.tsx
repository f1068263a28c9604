/** How each part of a solution went, as small squares, and in words for whoever does not see them. */

import type { Mark } from "@stolik/kernel";
import { useWords } from "../words.ts";
import styles from "./daily.module.css";

export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const told = useTold(marks);
  if (marks.length === 0) return null;
  const label = told.map(({ text }) => text).join(", ");
  return (
    <span className={styles.marks} role="img" aria-label={label}>
      {marks.map((mark, index) => (
        <span key={index} className={styles.mark} data-mark={mark} />
      ))}
    </span>
  );
}

/** What each kind of square means, and how many there are; it is said with the squares already. */
export function MarksLegend({ marks }: { readonly marks: readonly Mark[] }) {
  const told = useTold(marks);
  if (marks.length === 0) return null;
  return (
    <p className={styles.legend} aria-hidden>
      {told.map(({ mark, text }) => (
        <span key={mark}>
          <span className={styles.mark} data-mark={mark} /> {text}
        </span>
      ))}
    </p>
  );
}

function useTold(marks: readonly Mark[]) {
  const t = useWords();
  return kinds
    .map((mark) => ({ mark, many: marks.filter((one) => one === mark).length }))
    .filter(({ many }) => many > 0)
    .map(({ mark, many }) => ({
      mark,
      text: t(`daily.marks.${mark}`, { many }),
    }));
}

const kinds = ["right", "near", "wrong"] as const;
