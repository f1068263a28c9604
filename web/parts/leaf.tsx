/** A leaf of a tear-off calendar: the day that is today, or none before the page knows it. */

import type { Day } from "@stolik/kernel";
import { useLanguage } from "../language.ts";
import styles from "./leaf.module.css";

export function Leaf({ day }: { readonly day: Day | undefined }) {
  const language = useLanguage();
  const date = day === undefined ? undefined : new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date &&
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(
      date,
    );
  return (
    <span className={styles.leaf} aria-hidden>
      <span className={styles.month}>{part({ month: "short" })}</span>
      <span className={styles.number}>{date?.getUTCDate()}</span>
    </span>
  );
}
