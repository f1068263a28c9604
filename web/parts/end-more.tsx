/** What few want at the end of a match, behind one word. */

import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import styles from "./end-more.module.css";

export function EndMore({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  return (
    <details className={styles.more}>
      <summary className={styles.name}>{t("end.more")}</summary>
      <div className={styles.buttons}>{children}</div>
    </details>
  );
}
