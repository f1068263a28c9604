/** Both sides of a card, large, with what they tell and what they ask for (G6). */

import { CloseButton } from "@stolik/furniture";
import { useEffect, useRef } from "react";
import { cards } from "../content/cards.ts";
import type { CardId } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CardPicture } from "./cards/card.tsx";
import { backText, ruleOf } from "./goal-words.ts";
import styles from "./inspector.module.css";
import { SymbolIcon } from "./symbols/symbol.tsx";
import { cardText, symbolName } from "./words.ts";
import type { Telling } from "./words.ts";

export function Inspector(props: {
  readonly asked: Asked | undefined;
  readonly telling: Telling;
  /** Over the table, to be closed; otherwise it has a place beside it. */
  readonly isSheet: boolean;
  close(): void;
}) {
  const { asked, telling, isSheet, close } = props;
  const { words } = telling;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isSheet || !asked) return undefined;
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, [isSheet, asked, close]);

  if (!asked)
    return isSheet ? null : (
      <section className={styles.place} aria-label={words("inspect.label")}>
        <p className={styles.hint}>{words("inspect.hint")}</p>
      </section>
    );
  return (
    <section
      className={isSheet ? styles.sheet : styles.place}
      aria-label={words("inspect.label")}
      data-inspector
    >
      {isSheet && (
        <CloseButton
          ref={button}
          className={styles.close}
          label={words("inspect.close")}
          close={close}
        />
      )}
      <Side id={asked.card.front} side="front" {...props} />
      <Side id={asked.card.back} side="back" {...props} />
    </section>
  );
}

function Side(props: {
  readonly id: CardId | null;
  readonly side: "front" | "back";
  readonly asked: Asked | undefined;
  readonly telling: Telling;
}) {
  const { id, side, asked, telling } = props;
  const { words, language } = telling;
  return (
    <div className={styles.side} data-up={asked?.up === side || undefined}>
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
