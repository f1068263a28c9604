/** C20: the inhabitants of both places as two bars. */

import type { Back, Card } from "../rules/position.ts";
import styles from "./check.module.css";
import { cardName } from "./describe.ts";
import type { CheckedEvent, Wording } from "./describe.ts";
import { peopleText } from "./words.ts";

export function PeopleBars(props: {
  readonly check: CheckedEvent;
  readonly wording: Wording;
}) {
  const { check, wording } = props;
  const { card, neighbour } = check.backs;
  const most = Math.max(card.inhabitants, neighbour.inhabitants, 1);
  return (
    <dl className={styles.bars} aria-label={wording.words("check.bars")}>
      <Bar card={check.card} back={card} most={most} wording={wording} isNew />
      <Bar
        card={check.neighbour}
        back={neighbour}
        most={most}
        wording={wording}
      />
    </dl>
  );
}

function Bar(props: {
  readonly card: Card;
  readonly back: Back;
  readonly most: number;
  readonly wording: Wording;
  readonly isNew?: boolean;
}) {
  const { back, wording } = props;
  const share = Math.max(0.6, (100 * back.inhabitants) / props.most);
  return (
    <div className={styles.bar}>
      <dt>{cardName(props.card, wording)}</dt>
      <dd>
        <span
          className={props.isNew ? styles.lengthNew : styles.length}
          style={{ inlineSize: `${share}%` }}
          aria-hidden
        />
        {peopleText(back, wording.language)}
      </dd>
    </div>
  );
}
