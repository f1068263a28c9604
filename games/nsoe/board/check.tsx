/** The check: the card turns over, and right or wrong is said, with the comparison that failed, in words and on a map. */

import {
  CloseButton,
  LaterComparedPlaces,
  nameOf,
  SeatMark,
  TurningCard,
  useWidth,
  Verdict,
} from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import { memo, useRef } from "react";
import type { Contradiction, View } from "../rules/position.ts";
import styles from "./check.module.css";
import { CardBack, CardFront } from "./city-card.tsx";
import { describeShared, describeWrong, worstFirst } from "./describe.ts";
import type { LaidEvent, Wording } from "./describe.ts";
import { pointText } from "./words.ts";

export const Check = memo(function Check(props: {
  readonly check: LaidEvent;
  /** What lies on the board. */
  readonly laid: View["laid"];
  readonly wording: Wording;
  close(): void;
}) {
  const { check, wording } = props;
  const { words, language } = wording;
  const { city, back } = check;
  const [worst] = worstFirst(check, wording.backs);
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
        <Verdict isRight={!worst}>
          {words(worst ? "check.wrong" : "check.right")}
        </Verdict>
        <p className={styles.by}>
          <SeatMark seat={check.seat} />{" "}
          {words("check.by", { name: nameOf(check.seat, wording) })}
        </p>
        <CloseButton
          className={styles.close}
          label={words("check.close")}
          close={props.close}
        />
      </header>
      <p className={styles.why}>
        {worst
          ? describeWrong(check, wording).join(" ")
          : [
              words("check.right-text", {
                city: placeName(city, language),
                degrees: pointText(back, words),
              }),
              ...describeShared(check, props.laid, wording),
            ].join(" ")}{" "}
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
      <LaterComparedPlaces
        label={words("check.map", { city: placeName(city, language) })}
        place={{ name: placeName(city, language), point: back }}
        other={worst && against(worst, wording)}
        ratio={width < 380 ? 2.5 : 1.75}
      />
    </section>
  );
});

/** The place of the comparison that failed, where its back is known. */
function against({ city, axis }: Contradiction, wording: Wording) {
  const point = wording.backs[city];
  return point && { name: placeName(city, wording.language), point, axis };
}

function ruleOf(contradiction: Contradiction | undefined): string {
  if (!contradiction) return "N12";
  return contradiction.type === "order" ? "N10" : "N11";
}
