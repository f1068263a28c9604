/** How much of the dictionary has come, while the tiles can already be moved, or until the board is there. */

import { useSyncExternalStore } from "react";
import type { DictionaryShare } from "../session/session.ts";
import { useWords } from "../words.ts";
import styles from "./dictionary-progress.module.css";

/** By itself, so that the board is not drawn anew for every percent. */
export function DictionaryProgress({
  dictionary: { subscribe, get },
  isOverBoard = false,
}: {
  readonly dictionary: DictionaryShare;
  readonly isOverBoard?: boolean;
}) {
  const t = useWords();
  const share = useSyncExternalStore(subscribe, get);
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  return (
    <div className={isOverBoard ? styles.board : ""}>
      <label className={styles.progress}>
        {t("local.dictionary", { percent })}
        <progress max={100} value={percent} />
      </label>
    </div>
  );
}
