/** The pictures of the rulebook that are no positions: cards and a purse. */

import { RuleCards } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { Coins } from "../coins.tsx";
import { CardBack, CardFront } from "../place-card.tsx";
import type { Words } from "../words.ts";
import type { PictureName } from "./chapters.ts";
import styles from "./rules.module.css";

/** What is printed on the back of Paris. */
const PARIS = {
  latitude: 48 * 60 + 51,
  longitude: 2 * 60 + 21,
  inhabitants: 2_103_778,
  year: 2023,
};

export function Picture(props: {
  readonly name: PictureName;
  readonly language: Language;
  readonly words: Words;
}) {
  const { name, language, words } = props;
  switch (name) {
    case "card":
      return (
        <RuleCards>
          <CardFront card="paris" language={language} />
          <CardFront card="stonehenge" language={language} />
          <CardBack
            card="paris"
            back={PARIS}
            language={language}
            words={words}
          />
        </RuleCards>
      );
    case "tokens":
      return (
        <div className={styles.purse} aria-hidden>
          <Coins count={8} cards={1} />
        </div>
      );
  }
}
