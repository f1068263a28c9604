/** How each part of a solution went, as small squares, and in words for whoever does not see them. */

import type { Mark } from "@stolik/kernel";
import { useWords } from "../words.ts";
import styles from "./daily.module.css";

export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const t = useWords();
  if (marks.length === 0) return null;
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  const label = t("daily.marks", {
    right: count("right"),
    near: count("near"),
    wrong: count("wrong"),
  });
  return (
    <span className={styles.marks} role="img" aria-label={label}>
      {marks.map((mark, index) => (
        <span key={index} className={styles.mark} data-mark={mark} />
      ))}
    </span>
  );
}
