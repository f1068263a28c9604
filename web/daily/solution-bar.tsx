/** Leads through the best solution, at the foot of the page. */

import { Button } from "../parts/button.tsx";
import { useFocusHere } from "../parts/use-focus-here.ts";
import { useWords } from "../words.ts";
import styles from "./deal-notes.module.css";

export function SolutionBar({
  at,
  last,
  show,
  onClose,
}: {
  readonly at: number;
  readonly last: number;
  readonly show: (at: number) => void;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const bar = useFocusHere();
  return (
    <section
      ref={bar}
      className={styles.foot}
      aria-label={t("daily.best")}
      tabIndex={-1}
      data-leads
    >
      <p className={styles.said} role="status">
        {t("daily.bestStep", { at, last })}
      </p>
      <div className={styles.steps}>
        <Button isSpent={at === 0} onPress={() => show(at - 1)}>
          {t("daily.back")}
        </Button>
        <Button
          look="primary"
          isSpent={at === last}
          onPress={() => show(at + 1)}
        >
          {t("daily.forward")}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {t("daily.toResult")}
        </Button>
      </div>
    </section>
  );
}
