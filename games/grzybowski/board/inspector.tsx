/** Both sides of a card, large, with what they tell and what they ask for (G6). */

import { CloseButton, useModal } from "@stolik/furniture";
import { useEffect, useEffectEvent } from "react";
import { cards } from "../content/cards.ts";
import type { CardId } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CardPicture } from "./cards/card.tsx";
import { backText, ruleOf } from "./goal-words.ts";
import styles from "./inspector.module.css";
import { SymbolIcon } from "./symbols/symbol.tsx";
import { cardText, symbolName } from "./words.ts";
import type { Telling } from "./words.ts";

interface Props {
  readonly asked: Asked | undefined;
  readonly telling: Telling;
}

/** In its place beside the table. */
export function Inspector({ asked, telling }: Props) {
  const { words } = telling;
  return (
    <section
      className={styles.place}
      aria-label={words("inspect.label")}
      data-inspector={asked ? true : undefined}
    >
      {asked ? (
        <Sides asked={asked} telling={telling} />
      ) : (
        <p className={styles.hint}>{words("inspect.hint")}</p>
      )}
    </section>
  );
}

/** Over the table, put away with Escape, its button, a tap beside it or the way back. */
export function InspectorSheet({
  asked,
  telling,
  close,
}: Props & { readonly asked: Asked; close(): void }) {
  const { words } = telling;
  const dialog = useModal();
  // Not closedby="any": the finger that held the card until this came lets go beside it, and that is no tap.
  const tap = useEffectEvent(({ target }: Event) => {
    if (target === dialog.current) close();
  });
  useEffect(() => {
    const shown = dialog.current;
    shown?.addEventListener("click", tap);
    return () => shown?.removeEventListener("click", tap);
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={words("inspect.label")}
      onCancel={close}
      data-inspector
    >
      <div className={styles.inside}>
        <CloseButton
          className={styles.close}
          label={words("inspect.close")}
          close={close}
        />
        <Sides asked={asked} telling={telling} />
      </div>
    </dialog>
  );
}

function Sides({ asked, telling }: Props & { readonly asked: Asked }) {
  const { front, back } = asked.card;
  return (
    <>
      <Side id={front} side="front" asked={asked} telling={telling} />
      <Side id={back} side="back" asked={asked} telling={telling} />
    </>
  );
}

function Side(props: {
  readonly id: CardId | null;
  readonly side: "front" | "back";
  readonly asked: Asked;
  readonly telling: Telling;
}) {
  const { id, side, asked, telling } = props;
  const { words, language } = telling;
  return (
    <div className={styles.side} data-up={asked.up === side || undefined}>
      <div className={styles.card}>
        <CardPicture
          card={{ front: id, back: id }}
          up={side}
          language={language}
          pixels={160}
        />
      </div>
      <div className={styles.words}>
        {id ? (
          <SideWords id={id} side={side} telling={telling} />
        ) : (
          <p>{words("inspect.unknown")}</p>
        )}
      </div>
    </div>
  );
}

function SideWords(props: {
  readonly id: CardId;
  readonly side: "front" | "back";
  readonly telling: Telling;
}) {
  const { id, side, telling } = props;
  const text = cardText(id, telling.language);
  if (side === "front")
    return (
      <>
        <h3 className={styles.title}>{text.title}</h3>
        <p className={styles.symbols}>
          {cards[id].front.map((symbol, index) => (
            <span key={index}>
              <SymbolIcon symbol={symbol} /> {symbolName(symbol, telling)}
            </span>
          ))}
        </p>
        <p className={styles.about}>{text.about}</p>
      </>
    );
  return (
    <>
      <p className={styles.goal}>
        {backText(id, telling)}{" "}
        <a
          className={styles.rule}
          href={`/rules/grzybowski#${ruleOf(id)}`}
          target="_blank"
          rel="noreferrer"
        >
          {telling.words("inspect.rule", { rule: ruleOf(id) })}
        </a>
      </p>
      <p className={styles.about}>
        <strong>{text.date}.</strong> {text.event}
      </p>
    </>
  );
}
