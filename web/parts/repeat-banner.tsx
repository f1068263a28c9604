/** Says that the server cannot do just now what it was asked, and is being asked again. */

import { useSyncExternalStore } from "react";
import { repeating } from "../repeat.ts";
import { useWords } from "../words.ts";
import styles from "./banner.module.css";

export function RepeatBanner() {
  const t = useWords();
  const count = useSyncExternalStore(
    repeating.subscribe,
    repeating.get,
    repeating.get,
  );
  return (
    // There before its words are, so that a screen reader says them.
    <div role="status" className={styles.kept}>
      {count > 0 && <p className={styles.banner}>{t("frame.repeating")}</p>}
    </div>
  );
}
