/** A check: both cards turn over, and what counts is said, shown on the map or as bars, and paid for (C9–C12). */

import { useRef } from "react";
import type { CheckedEvent, Telling } from "./describe.ts";
import {
  describeComparison,
  nameOf,
  paymentOf,
  verdictOf,
} from "./describe.ts";
import styles from "./check.module.css";
import { CheckMap } from "./check-map.tsx";
import { PeopleBars } from "./people-bars.tsx";
import type { Report } from "./report.tsx";
import { TurnedCard } from "./turned-card.tsx";
import { useWidth } from "./use-width.ts";

export function Check(props: {
  readonly check: CheckedEvent;
  readonly telling: Telling;
  readonly report: Report | undefined;
  close(): void;
}) {
  const { check, telling, report } = props;
  const { words, variant } = telling;
  const { isRight, backs } = check;
  const section = useRef<HTMLElement>(null);
  const width = useWidth(section, 400);
  const rule = isRight ? "C11" : "C10";
  return (
    <section
      ref={section}
      className={styles.check}
      aria-label={words("check.title")}
      data-check={isRight ? "right" : "wrong"}
    >
      <h2 className={styles.verdict}>
        <Sign isRight={isRight} />
        {words(isRight ? "check.right" : "check.wrong")}
      </h2>
      <p className={styles.why}>
        {words("check.doubted", { name: nameOf(check.doubter, telling) })}{" "}
        {describeComparison(check, telling)} {verdictOf(check, telling)}{" "}
        {paymentOf(check, telling)}{" "}
        <a
          className={styles.rule}
          href={`/rules/cross#${rule}`}
          target="_blank"
          rel="noreferrer"
        >
          {words("check.rule", { rule })}
        </a>
      </p>
      <button
        type="button"
        className={styles.close}
        data-close
        onClick={props.close}
      >
        {words("check.close")}
      </button>
      <div className={styles.cards}>
        <TurnedCard
          card={check.card}
          back={backs.card}
          telling={telling}
          report={report}
        />
        <TurnedCard
          card={check.neighbour}
          back={backs.neighbour}
          telling={telling}
          report={report}
        />
      </div>
      {variant === "people" ? (
        <PeopleBars check={check} telling={telling} />
      ) : (
        <CheckMap
          check={check}
          telling={telling}
          ratio={width < 380 ? 1.5 : 1.7}
        />
      )}
    </section>
  );
}

function Sign({ isRight }: { readonly isRight: boolean }) {
  return (
    <svg className={styles.sign} viewBox="-12 -12 24 24" aria-hidden>
      <circle r={11} />
      <path d={isRight ? "M-6 0L-2 5L6-5" : "M-5-5L5 5M5-5L-5 5"} />
    </svg>
  );
}
