/** How much of the dictionary has come, while the tiles can already be moved. */

import { useWords } from "../words.ts";
import styles from "./dictionary-progress.module.css";

export function DictionaryProgress({ share }: { readonly share: number }) {
  const t = useWords();
  if (share >= 1) return null;
  const percent = Math.round(share * 100);
  return (
    <label className={styles.progress}>
      {t("local.dictionary", { percent })}
      <progress max={100} value={percent} />
    </label>
  );
}
