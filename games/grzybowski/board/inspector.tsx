/** Both sides of a card, large, with what they tell and what they ask for (G6). */

import { CloseButton, useModal } from "@stolik/furniture";
import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import type { BackId } from "../content/back-sides.ts";
import { fronts } from "../content/fronts.ts";
import type { FrontId } from "../content/fronts.ts";
import type { Asked } from "./asked.ts";
import { CardPicture } from "./cards/card.tsx";
import { goalText, ruleOf } from "./goal-words.ts";
import styles from "./inspector.module.css";
import { SymbolIcon } from "./symbols/symbol.tsx";
import { backText, frontText, symbolName } from "./words.ts";
import type { Wording } from "./words.ts";

interface Props {
  readonly asked: Asked | undefined;
  readonly wording: Wording;
}

/** In its place beside the table. */
export function Inspector({ asked, wording }: Props) {
  const { words } = wording;
  return (
    <section
      className={styles.place}
      aria-label={words("inspect.label")}
      data-inspector={asked ? true : undefined}
    >
      {asked ? (
        <Sides asked={asked} wording={wording} />
      ) : (
        <p className={styles.hint}>{words("inspect.hint")}</p>
      )}
    </section>
  );
}

/** Over the table, put away with Escape, its button, a tap beside it or the way back. */
export function InspectorSheet({
  asked,
  wording,
  close,
}: Props & { readonly asked: Asked; close(): void }) {
  const { words } = wording;
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
        <Sides asked={asked} wording={wording} />
      </div>
    </dialog>
  );
}

function Sides({ asked, wording }: Props & { readonly asked: Asked }) {
  const { front, back } = asked.card;
  return (
    <>
      <Side side="front" asked={asked} wording={wording}>
        {front && <FrontWords id={front} wording={wording} />}
      </Side>
      <Side side="back" asked={asked} wording={wording}>
        {back && <BackWords id={back} wording={wording} />}
      </Side>
    </>
  );
}

function Side(props: {
  readonly side: "front" | "back";
  readonly asked: Asked;
  readonly wording: Wording;
  /** Null where the side is hidden. */
  readonly children: ReactNode;
}) {
  const { side, asked, wording } = props;
  const { words, language } = wording;
  return (
    <div className={styles.side} data-up={asked.up === side || undefined}>
      <div className={styles.card}>
        <CardPicture
          card={asked.card}
          up={side}
          language={language}
          pixels={160}
        />
      </div>
      <div className={styles.words}>
        {props.children ?? <p>{words("inspect.unknown")}</p>}
      </div>
    </div>
  );
}

function FrontWords(props: {
  readonly id: FrontId;
  readonly wording: Wording;
}) {
  const { id, wording } = props;
  const { title, about } = frontText(id, wording.language);
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.symbols}>
        {fronts[id].map((symbol, index) => (
          <span key={index}>
            <SymbolIcon symbol={symbol} /> {symbolName(symbol, wording)}
          </span>
        ))}
      </p>
      <p className={styles.about}>{about}</p>
    </>
  );
}

function BackWords(props: { readonly id: BackId; readonly wording: Wording }) {
  const { id, wording } = props;
  const { date, event } = backText(id, wording.language);
  const rule = ruleOf(id);
  return (
    <>
      <p className={styles.goal}>
        {goalText(id, wording)}{" "}
        <a
          className={styles.rule}
          href={`/rules/grzybowski#${rule}`}
          target="_blank"
          rel="noreferrer"
        >
          {wording.words("inspect.rule", { rule })}
        </a>
      </p>
      <p className={styles.about}>
        <strong>{date}.</strong> {event}
      </p>
    </>
  );
}
