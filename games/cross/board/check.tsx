/** A check: both cards turn over, and what counts is said, shown on the map or as bars, and paid for (C9–C12). */

import {
  LaterComparedPlaces,
  nameOf,
  useWidth,
  Verdict,
} from "@stolik/furniture";
import { useRef } from "react";
import type { CheckedEvent, Wording } from "./describe.ts";
import {
  cardName,
  describeComparison,
  paymentOf,
  verdictOf,
} from "./describe.ts";
import styles from "./check.module.css";
import { PeopleBars } from "./people-bars.tsx";
import type { Report } from "./report.tsx";
import { Caption, TurnedBack } from "./turned-card.tsx";
import { axisOf, pointOf } from "./words.ts";

export function Check(props: {
  readonly check: CheckedEvent;
  readonly wording: Wording;
  readonly report: Report | undefined;
  close(): void;
}) {
  const { check, wording, report } = props;
  const { words, variant } = wording;
  const { isRight, backs } = check;
  const section = useRef<HTMLElement>(null);
  const width = useWidth(section, 400);
  const rule = isRight ? "C11" : "C10";
  const card = {
    name: cardName(check.card, wording),
    point: pointOf(backs.card),
  };
  const other = {
    name: cardName(check.neighbour, wording),
    point: pointOf(backs.neighbour),
  };
  const turned = [
    { card: check.card, back: backs.card },
    { card: check.neighbour, back: backs.neighbour },
  ];
  return (
    <section
      ref={section}
      className={styles.check}
      aria-label={words("check.title")}
      data-check={isRight ? "right" : "wrong"}
    >
      <div className={styles.told}>
        <Verdict isRight={isRight} className={styles.verdict}>
          {words(isRight ? "check.right" : "check.wrong")}
        </Verdict>
        <p className={styles.why}>
          {words("check.doubted", { name: nameOf(check.doubter, wording) })}{" "}
          {describeComparison(check, wording)} {verdictOf(check, wording)}{" "}
          {paymentOf(check, wording)}{" "}
          <a
            className={styles.rule}
            href={`/rules/cross#${rule}`}
            target="_blank"
            rel="noreferrer"
          >
            {words("check.rule", { rule })}
          </a>
        </p>
        <div className={styles.cards}>
          {turned.map((of) => (
            <TurnedBack key={of.card} {...of} wording={wording} />
          ))}
        </div>
        {variant === "people" ? (
          <PeopleBars check={check} wording={wording} />
        ) : (
          <LaterComparedPlaces
            className={styles.map}
            label={words("check.map", { card: card.name, other: other.name })}
            place={card}
            other={{ ...other, axis: axisOf(check.arm) }}
            ratio={width < 380 ? 1.9 : 2.2}
          />
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        data-close
        onClick={props.close}
      >
        {words("check.close")}
      </button>
      <div className={styles.captions}>
        {turned.map((of) => (
          <Caption key={of.card} {...of} wording={wording} report={report} />
        ))}
      </div>
    </section>
  );
}
