/** Decisions as a list: a tap goes to the position of one, and there what is advised can be seen. */

import { Button } from "../parts/button.tsx";
import { useWords } from "../words.ts";
import styles from "./decision-list.module.css";
import type { SaidDecision } from "./decision-words.ts";
import type { Decision } from "./decisions.ts";
import type { Review } from "./use-review.ts";

export interface DecisionProps {
  readonly review: Pick<Review, "chosen" | "choose" | "showAdvised">;
  readonly say: (decision: Decision) => SaidDecision;
}

interface ListProps extends DecisionProps {
  readonly decisions: readonly Decision[];
  /** They are several players', and say whose each is. */
  readonly isMixed?: boolean;
  /** Whether what is advised is offered here; a decision may stand in another list, too. */
  readonly hasAdvice: boolean;
}

export function DecisionList({
  decisions,
  isMixed = false,
  hasAdvice,
  ...props
}: ListProps) {
  return (
    <ol className={styles.list}>
      {decisions.map((decision, index) => (
        <li
          key={decision.name}
          className={styles.item}
          data-same={decision.from === decisions[index - 1]?.from || undefined}
        >
          <DecisionButton decision={decision} isNamed={isMixed} {...props} />
          {hasAdvice && isChosen(decision, props.review) && (
            <AdvisedButton decision={decision} review={props.review} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** By its name: with each turn that is judged all decisions are made anew. */
export function isChosen(
  { name }: Decision,
  { chosen }: Pick<Review, "chosen">,
): boolean {
  return name === chosen?.name;
}

function DecisionButton({
  decision,
  isNamed,
  review,
  say,
}: DecisionProps & {
  readonly decision: Decision;
  readonly isNamed: boolean;
}) {
  const { step, who, label, sentence } = say(decision);
  return (
    <button
      type="button"
      className={styles.decision}
      aria-current={isChosen(decision, review) || undefined}
      onClick={() => review.choose(decision)}
    >
      <span className={styles.head}>
        <span className={styles.step}>
          {step}
          {isNamed && ` · ${who}`}
        </span>
        <span className={styles.label} data-lost={decision.loss > 0}>
          {label}
        </span>
      </span>
      <span>{sentence}</span>
    </button>
  );
}

/** Nothing where nothing is advised. */
export function AdvisedButton({
  decision,
  review,
}: {
  readonly decision: Decision;
  readonly review: Pick<Review, "showAdvised">;
}) {
  const t = useWords();
  if (decision.assessment.advised.length === 0) return null;
  return (
    <Button onPress={() => review.showAdvised(decision)}>
      {decision.loss > 0 ? t("review.better") : t("review.onBoard")}
    </Button>
  );
}
