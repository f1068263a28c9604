/** The way to one's own games, in the bar of home: the strip below leads to one of them where one waits. */

import { makePath } from "../router/route.ts";
import { useWords } from "../words.ts";
import styles from "./frame.module.css";

/** A small pile of score sheets. */
const SHEETS = "M6 2h14v16h-2V4H6zM2 6h14v16H2zm3 4v2h8v-2zm0 4v2h8v-2z";

export function MineLink() {
  const t = useWords();
  const label = t("home.mine");
  return (
    <a
      className={`${styles.switch} ${styles.named} ${styles.mine}`}
      href={makePath({ type: "games" })}
      title={label}
      aria-label={label}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
        <path d={SHEETS} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className={styles.wide}>{label}</span>
    </a>
  );
}
