/** The pictures of the rulebook: pieces of the real map and track, dice, cards and markers. */

import type { Language } from "@stolik/kernel";
import type { Card } from "../../content/cards.ts";
import { fieldOf } from "../../content/map.ts";
import { trackIds } from "../../content/track.ts";
import { advancedBy, effectOf, LAST } from "../../rules/effects.ts";
import { CardFace } from "../card-face.tsx";
import { DieFace } from "../dice.tsx";
import { Prizes } from "../map/prizes.tsx";
import { Mark, StampFace } from "../track/stamp.tsx";
import type { Words } from "../words.ts";
import type { Example, Rule } from "./chapters.ts";
import { MiniMap } from "./mini-map.tsx";
import styles from "./rules.module.css";

interface Voice {
  readonly language: Language;
  readonly words: Words;
}

const samples: readonly Card[] = [
  "grey-1410",
  "blue-1853",
  "city-krakow",
  "stop",
  "train",
  "coach",
  "eagle",
];

export function Picture(
  props: Voice & { readonly kind: NonNullable<Rule["picture"]> },
) {
  const { kind, words, language } = props;
  switch (kind) {
    case "map":
      return <MiniMap x={60} y={180} width={560} die={0} />;
    case "reach":
      return <MiniMap x={170} y={210} width={420} die={3} />;
    case "track":
      return (
        <div className={styles.stamps} aria-hidden>
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
    case "dice":
      return (
        <div className={styles.dice} aria-hidden>
          {[1, 2, 3, 3, 5, 6, 6].map((die, index) => (
            <span key={index} data-gone={index === 2 || index === 5}>
              <DieFace die={die} />
            </span>
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

/** A card, and the stamps its steps lead over. */
export function PlayedCard(props: Voice & { readonly example: Example }) {
  const { example, words, language } = props;
  const from = trackIds.indexOf(example.on);
  const { steps } = effectOf(example.card, from, fieldOf("gniezno"));
  const to = advancedBy(from, steps);
  return (
    <div className={styles.played} aria-hidden>
      <CardFace
        card={example.card}
        language={language}
        badge={`+${to - from}`}
      />
      <div className={styles.stamps}>
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <span key={index} className={styles.stamp}>
            <StampFace
              index={from + index}
              wording={{ words, language }}
              isTall={false}
            />
            {(index === 0 || index === to - from) && (
              <span className={styles.mark} data-left={index === 0}>
                <Mark seat={0} />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
