/** C20: the inhabitants of both places as two bars. */

import type { Back, Card } from "../rules/position.ts";
import styles from "./check.module.css";
import { cardName } from "./describe.ts";
import type { CheckedEvent, Telling } from "./describe.ts";
import { peopleText } from "./words.ts";

export function PeopleBars(props: {
  readonly check: CheckedEvent;
  readonly telling: Telling;
}) {
  const { check, telling } = props;
  const { card, neighbour } = check.backs;
  const most = Math.max(card.inhabitants, neighbour.inhabitants, 1);
  return (
    <dl className={styles.bars} aria-label={telling.words("check.bars")}>
      <Bar card={check.card} back={card} most={most} telling={telling} isNew />
      <Bar
        card={check.neighbour}
        back={neighbour}
        most={most}
        telling={telling}
      />
    </dl>
  );
}

function Bar(props: {
  readonly card: Card;
  readonly back: Back;
  readonly most: number;
  readonly telling: Telling;
  readonly isNew?: boolean;
}) {
  const { back, telling } = props;
  const share = Math.max(0.6, (100 * back.inhabitants) / props.most);
  return (
    <div className={styles.bar}>
      <dt>{cardName(props.card, telling)}</dt>
      <dd>
        <span
          className={props.isNew ? styles.lengthNew : styles.length}
          style={{ inlineSize: `${share}%` }}
          aria-hidden
        />
        {peopleText(back, telling.language)}
      </dd>
    </div>
  );
}
