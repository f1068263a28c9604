/** The check: the card turns over, and right or wrong is said, with the comparison that failed, in words and on a map. */

import { placeName } from "@stolik/geo/names";
import { SeatMark, TurningCard } from "@stolik/furniture";
import { useRef } from "react";
import type { Contradiction } from "../rules/position.ts";
import styles from "./check.module.css";
import { ComparisonMap } from "./comparison-map.tsx";
import { CardBack, CardFront } from "./city-card.tsx";
import { describeContradiction, nameOf, worstOf } from "./describe.ts";
import type { LaidEvent, Telling } from "./describe.ts";
import { useWidth } from "./use-width.ts";
import { pointText } from "./words.ts";

export function Check(props: {
  readonly check: LaidEvent;
  readonly telling: Telling;
  close(): void;
}) {
  const { check, telling } = props;
  const { words, language } = telling;
  const { city, back } = check;
  const worst = worstOf(check, telling.backs);
  const section = useRef<HTMLElement>(null);
  const width = useWidth(section, 400);
  return (
    <section
      ref={section}
      className={`${styles.check} ${worst ? styles.wrong : styles.right}`}
      aria-label={words("check.title")}
      data-verdict={worst ? "wrong" : "right"}
    >
      <header className={styles.head}>
        <h2 className={styles.verdict}>
          <Sign isRight={!worst} />
          {words(worst ? "check.wrong" : "check.right")}
        </h2>
        <p className={styles.by}>
          <SeatMark seat={check.seat} />{" "}
          {words("check.by", { name: nameOf(check.seat, telling) })}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={words("check.close")}
          onClick={props.close}
        >
          <svg viewBox="-10 -10 20 20" aria-hidden>
            <path d="M-6-6L6 6M6-6L-6 6" />
          </svg>
        </button>
      </header>
      <p className={styles.why}>
        {worst
          ? describeContradiction(check, worst, telling)
          : words("check.right-text", {
              city: placeName(city, language),
              degrees: pointText(back, words),
            })}
        {worst && check.contradictions.length > 1 && (
          <span className={styles.more}>
            {" "}
            {words("check.more", { others: check.contradictions.length - 1 })}
          </span>
        )}{" "}
        <a
          className={styles.rule}
          href={`/rules/nsoe#${ruleOf(worst)}`}
          target="_blank"
          rel="noreferrer"
        >
          {words("check.rule", { rule: ruleOf(worst) })}
        </a>
      </p>
      <div className={styles.card}>
        <TurningCard
          key={city}
          front={<CardFront city={city} language={language} />}
          back={
            <CardBack
              city={city}
              language={language}
              point={back}
              words={words}
            />
          }
        />
      </div>
      <ComparisonMap
        check={check}
        against={worst}
        telling={telling}
        ratio={width < 380 ? 2.5 : 1.75}
      />
    </section>
  );
}

function ruleOf(contradiction: Contradiction | undefined): string {
  if (!contradiction) return "N12";
  return contradiction.type === "order" ? "N10" : "N11";
}

function Sign({ isRight }: { readonly isRight: boolean }) {
  return (
    <svg className={styles.sign} viewBox="-12 -12 24 24" aria-hidden>
      <circle r={11} />
      <path d={isRight ? "M-6 0L-2 5L6-5" : "M-5-5L5 5M5-5L-5 5"} />
    </svg>
  );
}
