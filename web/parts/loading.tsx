/** Something is on its way. */

import { useWords } from "../words.ts";
import styles from "./loading.module.css";

export function Loading() {
  const t = useWords();
  return (
    <p className={styles.loading} role="status" aria-busy>
      {t("frame.loading")}
    </p>
  );
}
