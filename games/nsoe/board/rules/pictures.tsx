/** The pictures of the rulebook that are not boards: a card and its back, the piles, two cards drawn. */

import { RuleCards } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { CardBack, CardFront } from "../city-card.tsx";
import type { Words } from "../words.ts";
import { MiniBoard } from "./mini-board.tsx";
import type { Rule } from "./chapters.ts";
import styles from "./rules.module.css";

const ROMA = { latitude: 41, longitude: 12 } as const;
const MILANO = { latitude: 45, longitude: 9 } as const;

export function Picture(props: {
  readonly kind: NonNullable<Rule["picture"]>;
  readonly language: Language;
  readonly words: Words;
}) {
  const { kind, language, words } = props;
  switch (kind) {
    case "card":
      return (
        <RuleCards>
          <CardFront city="roma" language={language} />
          <CardBack
            city="roma"
            language={language}
            point={ROMA}
            words={words}
          />
        </RuleCards>
      );
    case "plate":
      return (
        <MiniBoard
          example={{
            cards: [{ city: "roma", row: 1, column: 2, point: ROMA }],
          }}
          language={language}
          words={words}
        />
      );
    case "piles":
      return (
        <RuleCards>
          <CardFront city="paris" language={language} />
          <CardFront city="london" language={language} />
          <CardFront city="istanbul" language={language} />
        </RuleCards>
      );
    case "draw":
      return (
        <RuleCards>
          <CardBack
            city="milano"
            language={language}
            point={MILANO}
            words={words}
          />
          <span className={styles.arrow}>→</span>
          <CardFront city="wien" language={language} />
          <CardFront city="lisboa" language={language} />
        </RuleCards>
      );
  }
}
