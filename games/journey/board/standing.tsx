/** How far somebody is in a daily deal: the cards so far, and the dice that are left. */

import { SOLVER } from "@stolik/kernel";
import type { View } from "../rules/position.ts";
import { Backs } from "./backs.tsx";
import styles from "./standing.module.css";
import type { Words } from "./words.ts";

export function Standing(props: {
  readonly view: View;
  readonly words: Words;
}) {
  const { view, words } = props;
  const cards = view.hands[SOLVER]?.length ?? 0;
  return (
    <section className={styles.standing} aria-label={words("deal.label")}>
      <p className={styles.fact}>
        {words("deal.cards", { cards })}
        <Backs count={cards} />
      </p>
      <p className={styles.fact}>
        {words("deal.dice", { dice: view.dice.length })}
      </p>
    </section>
  );
}
