/** Both sides of a card, large, with what they tell and what they ask for (G6). */

import { CloseButton, useLater, useModal, useWidth } from "@stolik/furniture";
import { printSources } from "@stolik/kernel";
import { useEffect, useEffectEvent, useRef } from "react";
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
  why,
  take,
}: Props & {
  readonly asked: Asked;
  close(): void;
  /** Why it cannot be taken. */
  readonly why: string | undefined;
  /** Absent: this card cannot be taken now. */
  readonly take: (() => void) | undefined;
}) {
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
      {take && (
        <footer className={styles.foot}>
          <p>{words("market.as-it-lies")}</p>
          <button type="button" data-take-it onClick={take}>
            {words("market.take")}
          </button>
        </footer>
      )}
      {why && (
        <footer className={styles.foot}>
          <p data-why>{why}</p>
        </footer>
      )}
    </dialog>
  );
}

function Sides({ asked, wording }: Props & { readonly asked: Asked }) {
  const { front, back } = asked.card;
  const sides = [
    <Side key="front" side="front" asked={asked} wording={wording}>
      {front && <FrontWords id={front} wording={wording} />}
    </Side>,
    <Side key="back" side="back" asked={asked} wording={wording}>
      {back && <BackWords id={back} wording={wording} />}
    </Side>,
  ];
  // What is about to be taken is read first.
  const isBackFirst = asked.from !== undefined && asked.up === "back";
  return isBackFirst ? sides.toReversed() : sides;
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
  const place = useRef<HTMLDivElement>(null);
  const pixels = useWidth(place, 110);
  return (
    <div className={styles.side} data-up={asked.up === side || undefined}>
      <div ref={place} className={styles.card}>
        <CardPicture
          card={asked.card}
          up={side}
          language={language}
          pixels={pixels}
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
      <SourceLine id={id} wording={wording} />
    </>
  );
}

const loadSources = () => import("../content/text/sources.ts");

/** In small print: where the facts of the card are from. It goes by the front, lest it tell which back is behind it. */
function SourceLine(props: {
  readonly id: FrontId;
  readonly wording: Wording;
}) {
  const loaded = useLater(loadSources);
  if (!loaded) return null;
  const works = printSources(loaded.sources[props.id]);
  return (
    <p className={styles.source} data-source>
      {props.wording.words("inspect.source", { works })}
    </p>
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
