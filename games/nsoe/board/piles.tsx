/** The piles: the top name, how many lie there, and what one may do with them now (N3, N8, N13). In a daily deal there is one, the queue. */

import { placeName } from "@stolik/geo/names";
import { AnimatePresence } from "motion/react";
import * as m from "motion/react-m";
import type { View } from "../rules/position.ts";
import { Stamp } from "./city-card.tsx";
import type { Wording } from "./describe.ts";
import styles from "./piles.module.css";

export function Piles(props: {
  readonly view: View;
  readonly wording: Wording;
  /** What choosing a pile does; absent: nothing now. */
  readonly use: "swap" | "draw" | undefined;
  readonly aimed: number | undefined;
  take(pile: number): void;
}) {
  const { view, wording, use } = props;
  const { words, language } = wording;
  return (
    <section
      className={styles.piles}
      aria-label={words(wording.isDeal ? "piles.queue" : "piles.label")}
    >
      {view.piles.map((pile, index) => {
        const top = pile.at(-1);
        return (
          <button
            key={index}
            type="button"
            className={styles.pile}
            data-pile={index}
            data-aimed={props.aimed === index}
            data-depth={depth(pile.length)}
            data-use={use}
            disabled={use === undefined || !top}
            aria-label={
              top
                ? words("piles.pile", {
                    pile: index + 1,
                    city: placeName(top, language),
                    cards: pile.length,
                  })
                : words("piles.empty", { pile: index + 1 })
            }
            aria-describedby={use && top ? `use-${index}` : undefined}
            onClick={() => props.take(index)}
          >
            <span className={styles.stamp}>{top && <Stamp city={top} />}</span>
            <span className={styles.side}>
              <span className={styles.count}>{pile.length}</span>
              {use && top && (
                <span className={styles.use} id={`use-${index}`}>
                  {words(`piles.${use}`)}
                </span>
              )}
            </span>
            <span className={styles.name}>
              <AnimatePresence initial={false} mode="wait">
                <m.span
                  key={top ?? "none"}
                  initial={{ opacity: 0 }}
                  animate={{ opacity: 1 }}
                  exit={{ opacity: 0 }}
                  transition={{ duration: 0.12 }}
                >
                  {top ? placeName(top, language) : words("piles.none")}
                </m.span>
              </AnimatePresence>
            </span>
          </button>
        );
      })}
      {wording.isDeal && <Standing view={view} wording={wording} />}
    </section>
  );
}

/** How far somebody is in a daily deal. */
function Standing({
  view,
  wording: { words },
}: {
  readonly view: View;
  readonly wording: Wording;
}) {
  const right = view.laid.length - 1;
  const left = [...view.hands, ...view.piles].flat().length;
  const cards = right + view.discard.length + left;
  return (
    <p className={styles.standing}>
      <span>{words("deal.right", { right, cards })}</span>
      <span>{words("deal.swaps", { swaps: view.swapsLeft ?? 0 })}</span>
    </p>
  );
}

/** How thick the pile looks. */
function depth(cards: number): number {
  return Math.ceil(cards / 9);
}
