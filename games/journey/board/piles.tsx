/** The deck, face down, and the used cards, which everyone may look through (J26); in a daily deal no cards are played. */

import { useState } from "react";
import type { View } from "../rules/position.ts";
import { isDailyDeal } from "./deal.ts";
import { titleOf } from "./describe.ts";
import type { Wording } from "./describe.ts";
import styles from "./piles.module.css";
import { Sheet } from "./story-sheet.tsx";
import sheetStyles from "./story-sheet.module.css";

export function Piles(props: {
  readonly view: View;
  readonly wording: Wording;
}) {
  const { view, wording } = props;
  const { words } = wording;
  const [isOpen, setOpen] = useState(false);
  if (isDailyDeal(view)) return null;
  return (
    <div className={styles.piles}>
      <span>{words("piles.deck", { cards: view.deck.length })}</span>
      <button
        type="button"
        className={styles.used}
        disabled={view.used.length === 0}
        onClick={() => setOpen(true)}
      >
        {words("piles.used", { cards: view.used.length })}
      </button>
      {isOpen && (
        <Sheet
          title={words("piles.title")}
          words={words}
          close={() => setOpen(false)}
        >
          <div className={sheetStyles.list}>
            <h2 className={sheetStyles.title}>{words("piles.title")}</h2>
            <ul>
              {view.used.toReversed().map((card, index) => (
                <li key={index}>{titleOf(card, wording)}</li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
    </div>
  );
}
