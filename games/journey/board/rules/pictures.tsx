/** The pictures of the rulebook that are no position: stamps, cards, what markers bring. */

import type { Language } from "@stolik/kernel";
import type { Card } from "../../content/cards.ts";
import { LAST } from "../../rules/effects.ts";
import { CardFace } from "../card-face.tsx";
import { Prizes } from "../map/prizes.tsx";
import { StampFace } from "../track/stamp.tsx";
import type { Words } from "../words.ts";
import type { Rule } from "./chapters.ts";
import styles from "./rules.module.css";

const samples: readonly Card[] = [
  "grey-1410",
  "blue-1853",
  "city-krakow",
  "stop",
  "train",
  "coach",
  "eagle",
];

export function Picture(props: {
  readonly kind: NonNullable<Rule["picture"]>;
  readonly language: Language;
  readonly words: Words;
}) {
  const { kind, words, language } = props;
  switch (kind) {
    case "track":
      return (
        <div className={styles.ends} aria-hidden>
          {[0, 1, 2, LAST - 2, LAST - 1, LAST].map((index) => (
            <StampFace
              key={index}
              index={index}
              wording={{ words, language }}
              isTall={false}
            />
          ))}
        </div>
      );
    case "cards":
      return (
        <div className={styles.cards} aria-hidden>
          {samples.map((card) => (
            <CardFace key={card} card={card} language={language} />
          ))}
        </div>
      );
    case "prizes":
      return (
        <svg className={styles.prizes} viewBox="0 0 256 52" aria-hidden>
          <Prizes taken={2} x={26} y={26} label="" />
        </svg>
      );
  }
}
