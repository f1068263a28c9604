/** After a daily deal: why it is over, and what the journey came to. */

import { SOLVER } from "@stolik/kernel";
import { tallyOf } from "./tally.ts";
import styles from "./end.module.css";
import type { Shown } from "./shown.ts";
import type { Words } from "./words.ts";

export function DealEnd(props: {
  readonly shown: Pick<Shown, "view" | "heard">;
  readonly words: Words;
}) {
  const { shown, words } = props;
  const { fields, places } = tallyOf(shown.heard, SOLVER);
  const cards = shown.view.hands[SOLVER]?.length ?? 0;
  return (
    <section className={styles.end} aria-label={words("end.title")}>
      <h2 className={styles.title}>{words("end.title")}</h2>
      <p>{words("events.over.spent")}</p>
      <ul className={styles.facts}>
        <li>{words("deal.markers", { markers: places })}</li>
        <li>{words("deal.cards", { cards })}</li>
        <li>{words("deal.fields", { spaces: fields })}</li>
      </ul>
      <p className={styles.note}>{words("end.routes")}</p>
    </section>
  );
}
