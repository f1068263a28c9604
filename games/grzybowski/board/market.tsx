/** The market of six and the stack with its top front (G4): two lie backs up, four fronts up. */

import { diceOf, useWidth } from "@stolik/furniture";
import type { Drag } from "@stolik/furniture";
import { memo, useRef } from "react";
import type { Cell, View } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CardPicture } from "./cards/card.tsx";
import { sideText } from "./grid-cells.tsx";
import styles from "./market.module.css";
import type { Ask } from "./use-ask.ts";
import type { Wording } from "./words.ts";

interface Props {
  /** The table as it lies, the plan left out: a card taken in the plan is still seen in its place. */
  readonly view: View;
  readonly wording: Wording;
  /** The slot the plan takes from. */
  readonly chosen: number | undefined;
  readonly canTake: boolean;
  /** Whether the plan has already laid it. */
  readonly isLaid: boolean;
  /** Whether the top of the stack is in hand, by a chance. */
  readonly isDrawn: boolean;
  readonly ask: Ask<Asked>;
  readonly drag: Drag<number, Cell>;
  /** `byKeys`: the keyboard chose, and wants to go on. */
  take(slot: number, byKeys: boolean): void;
  /** A finger sees the card large before it takes it. */
  look(asked: Asked): void;
  /** A card was chosen that cannot be taken now. */
  explainSlot(slot: number): void;
  /** The stack was tapped: nothing can be taken there. */
  explainStack(): void;
}

export const Market = memo(function Market(props: Props) {
  const { view, wording, ask, drag } = props;
  const { words, language } = wording;
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const pixels = useWidth(first, 110);
  const isFinger = useRef(false);
  return (
    <section className={styles.market} aria-label={words("market.label")}>
      <div ref={list} className={styles.slots}>
        {view.market.map(({ card, up }, slot) => {
          const side = { card: card ?? { front: null, back: null }, up };
          const isChosen = props.chosen === slot;
          return (
            <div
              key={slot}
              ref={slot === 0 ? first : undefined}
              className={styles.slot}
              data-slot={slot}
            >
              {card ? (
                <button
                  type="button"
                  className={styles.card}
                  style={{ rotate: isChosen ? "0deg" : tilt(side) }}
                  aria-pressed={isChosen}
                  aria-disabled={!props.canTake}
                  aria-label={words("market.card", {
                    what: sideText(side, wording),
                  })}
                  data-take={slot}
                  data-open={props.canTake && props.chosen === undefined}
                  data-gone={(isChosen && props.isLaid) || undefined}
                  data-lifted={drag.lifted?.item === slot || undefined}
                  {...ask.handlers(side)}
                  onPointerDown={(event) => {
                    ask.handlers(side).onPointerDown(event);
                    isFinger.current = event.pointerType === "touch";
                    if (props.canTake) drag.grab(event, slot);
                  }}
                  onKeyDown={(event) => ask.key(event, side)}
                  onClick={(event) => {
                    const byKeys = event.detail === 0;
                    if (!byKeys && (drag.hasDragged() || ask.hasHeld())) return;
                    if (!byKeys && isFinger.current)
                      props.look({ ...side, from: slot });
                    else if (props.canTake) props.take(slot, byKeys);
                    else props.explainSlot(slot);
                  }}
                >
                  <CardPicture
                    card={card}
                    up={up}
                    language={language}
                    pixels={pixels}
                  />
                </button>
              ) : (
                <div className={styles.gap}>{words("market.empty")}</div>
              )}
            </div>
          );
        })}
        {/* In a daily deal nothing is drawn. */}
        {view.grids.length > 1 && <Stack {...props} pixels={pixels} />}
      </div>
    </section>
  );
});

function Stack(props: Props & { readonly pixels: number }) {
  const { view, wording, ask } = props;
  const { words } = wording;
  const { stack } = view;
  const top = stack.at(-1);
  const side = top ? { card: top, up: "front" as const } : undefined;
  return (
    <div
      className={styles.stack}
      data-stack
      data-depth={Math.ceil(stack.length / 17)}
      data-drawn={props.isDrawn || undefined}
    >
      <button
        type="button"
        className={styles.top}
        aria-label={
          side
            ? words("market.stack", {
                what: sideText(side, wording),
                cards: stack.length,
              })
            : words("market.no-stack")
        }
        {...ask.handlers(side)}
        onKeyDown={(event) => ask.key(event, side)}
        onClick={() => {
          if (!ask.hasHeld()) props.explainStack();
        }}
      >
        {top ? (
          <CardPicture
            card={top}
            up="front"
            language={wording.language}
            pixels={props.pixels}
          />
        ) : (
          <span className={styles.gap}>{words("market.empty")}</span>
        )}
        <span className={styles.count}>{stack.length}</span>
      </button>
    </div>
  );
}

function tilt({ card, up }: Asked): string {
  const name = (up && card[up]) ?? card.front ?? "";
  return `${diceOf(name).between(-1.6, 1.6).toFixed(2)}deg`;
}
