/** Says that what is shown was not played, and leads back to the match. */

import { Button } from "../parts/button.tsx";
import { useWords } from "../words.ts";
import styles from "./replay-bar.module.css";

export function BranchNote({ onBack }: { readonly onBack: () => void }) {
  const t = useWords();
  return (
    <div className={styles.note}>
      <p className={styles.said}>{t("review.branch")}</p>
      <Button look="primary" onPress={onBack}>
        {t("review.back")}
      </Button>
    </div>
  );
}
