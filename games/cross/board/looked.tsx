/** A card whose back is known, looked at once more. */

import type { Back, Card } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./looked.module.css";
import type { Report } from "./report.tsx";
import { TurnedCard } from "./turned-card.tsx";

export function Looked(props: {
  readonly card: Card;
  readonly back: Back;
  readonly wording: Wording;
  readonly report: Report | undefined;
  close(): void;
}) {
  const { close, ...card } = props;
  return (
    <section
      className={styles.looked}
      aria-label={props.wording.words("turned.label")}
    >
      <TurnedCard {...card} />
      <button type="button" className={styles.close} onClick={close}>
        {props.wording.words("turned.close")}
      </button>
    </section>
  );
}
