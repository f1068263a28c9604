/** The pictures of the rulebook that are no crosses: cards, the deck, a purse, four numbers. */

import { RuleCards, SeatMark } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { gains } from "../../rules/tokens.ts";
import { Coins } from "../coins.tsx";
import { CardBack, CardFront, StopCard } from "../place-card.tsx";
import type { Words } from "../words.ts";
import type { PictureName } from "./chapters.ts";
import styles from "./rules.module.css";

/** What is printed on the back of Paris. */
const PARIS = {
  latitude: 48 * 60 + 51,
  longitude: 2 * 60 + 21,
  inhabitants: 2_103_778,
};

const NUMBERS = [2, 3, 3, 5] as const;
const WRONG = 4;

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
    case "deck":
      return (
        <RuleCards>
          <CardFront card="lisboa" language={language} />
          <StopCard word={words("deck.stop")} />
          <CardFront card="matterhorn" language={language} />
          <StopCard word={words("deck.stop")} />
          <CardFront card="helsinki" language={language} />
        </RuleCards>
      );
    case "tokens":
      return (
        <div className={styles.purse} aria-hidden>
          <Coins count={8} cards={1} />
        </div>
      );
    case "nearest":
      return (
        <ol className={styles.said} aria-hidden>
          {gains(NUMBERS, WRONG).map((gain, seat) => (
            <li key={seat} data-gain={gain > 0}>
              <SeatMark seat={seat} /> <strong>{NUMBERS[seat]}</strong>{" "}
              {gain > 0 ? `+${gain}` : "–"}
            </li>
          ))}
        </ol>
      );
  }
}
