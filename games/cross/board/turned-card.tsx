/** A card turned over: its back, and of a sight what it is known for (C1). */

import { tieLoneLetters, TurningCard, VoiceOnly } from "@stolik/furniture";
import { isSight } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import type { Sight } from "../content/cards.ts";
import { yearInscribed } from "../content/heritage.ts";
import { lineAbout } from "../content/lines.ts";
import type { Back, Card } from "../rules/position.ts";
import { cardName } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { CardBack, CardFront } from "./place-card.tsx";
import { ReportCard } from "./report.tsx";
import type { Report } from "./report.tsx";
import styles from "./turned-card.module.css";
import { peopleText, pointText } from "./words.ts";

export function TurnedCard(props: {
  readonly card: Card;
  readonly back: Back;
  readonly wording: Wording;
  readonly report: Report | undefined;
}) {
  const { card, back, wording, report } = props;
  const { words, language } = wording;
  const year = isSight(card) ? yearInscribed(card) : undefined;
  return (
    <figure className={styles.turned} data-turned={card}>
      <div className={styles.card}>
        <TurningCard
          key={card}
          front={<CardFront card={card} language={language} />}
          back={
            <CardBack
              card={card}
              back={back}
              language={language}
              words={words}
            />
          }
        />
      </div>
      <figcaption className={styles.caption}>
        <VoiceOnly>
          {words("turned.says", {
            card: cardName(card, wording),
            point: pointText(back, words),
            people: peopleText(back, language),
          })}
        </VoiceOnly>
        {isSight(card) && <span>{knownFor(card, language)}</span>}
        {year !== undefined && (
          <span className={styles.heritage}>
            {words("turned.heritage", { year })}
          </span>
        )}
        {report && (
          <ReportCard
            key={card}
            card={card}
            name={cardName(card, wording)}
            words={words}
            report={report}
          />
        )}
      </figcaption>
    </figure>
  );
}

/** The line on its back, set as print is. */
function knownFor(sight: Sight, language: Language): string {
  const line = lineAbout(sight, language);
  return language === "pl" ? tieLoneLetters(line) : line;
}
