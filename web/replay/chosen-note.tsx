/** The decision that is looked at, where the review itself is put away. */

import { Button } from "../parts/button.tsx";
import { useWords } from "../words.ts";
import { AdvisedButton } from "./decision-list.tsx";
import type { DecisionProps } from "./decision-list.tsx";
import type { Decision } from "./decisions.ts";
import styles from "./replay-bar.module.css";
import type { Review } from "./use-review.ts";

export function ChosenNote({
  decision,
  review,
  say,
}: DecisionProps & {
  readonly decision: Decision;
  readonly review: Review;
}) {
  const t = useWords();
  const { label, sentence } = say(decision);
  return (
    <div className={styles.note}>
      <p className={styles.said}>
        <b>{label}.</b> {sentence}
      </p>
      <AdvisedButton decision={decision} review={review} />
      <Button onPress={review.open}>{t("review.toList")}</Button>
    </div>
  );
}
