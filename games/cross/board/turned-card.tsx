/** A card turned over: its back, and of a sight what it is known for (C1). */

import {
  tieLoneLetters,
  TurningCard,
  useLater,
  VoiceOnly,
} from "@stolik/furniture";
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
import { countText, pointText } from "./words.ts";

interface Turned {
  readonly card: Card;
  readonly back: Back;
  readonly wording: Wording;
}

interface Captioned extends Turned {
  readonly report: Report | undefined;
}

export function TurnedCard(props: Captioned) {
  return (
    <div className={styles.turned}>
      <TurnedBack {...props} />
      <Caption {...props} />
    </div>
  );
}

export function TurnedBack({ card, back, wording }: Turned) {
  const { words, language } = wording;
  return (
    <div className={styles.card} data-turned={card}>
      <TurningCard
        key={card}
        front={<CardFront card={card} language={language} />}
        back={
          <CardBack card={card} back={back} language={language} words={words} />
        }
      />
      <VoiceOnly>
        {words("turned.says", {
          card: cardName(card, wording),
          point: pointText(back, words),
          people: countText(back, language),
        })}
      </VoiceOnly>
    </div>
  );
}

/** What is known of a card besides its numbers, and what that rests on. */
export function Caption({ card, back, wording, report }: Captioned) {
  const { words, language } = wording;
  const year = isSight(card) ? yearInscribed(card) : undefined;
  return (
    <div className={styles.caption}>
      {isSight(card) && <span>{knownFor(card, language)}</span>}
      {year !== undefined && (
        <span className={styles.heritage}>
          {words("turned.heritage", { year })}
        </span>
      )}
      <SourceLines card={card} back={back} wording={wording} />
      {report && (
        <ReportCard
          key={card}
          card={card}
          name={cardName(card, wording)}
          words={words}
          report={report}
        />
      )}
    </div>
  );
}

const loadSources = () => import("../content/text/sources.ts");

/** In small print: what the line rests on, and whose count the people are, if the back is one that tells its year. */
function SourceLines(props: {
  readonly card: Card;
  readonly back: Back;
  readonly wording: Wording;
}) {
  const { words } = props.wording;
  const loaded = useLater(loadSources);
  if (!loaded) return null;
  const { line, people } = loaded.sourcesOf(props.card);
  return (
    <span className={styles.source} data-source>
      {line && words("turned.source", { works: line })}
      {line && <br />}
      {props.back.year !== undefined &&
        words("turned.count", { works: people })}
    </span>
  );
}

/** The line on its back, set as print is. */
function knownFor(sight: Sight, language: Language): string {
  const line = lineAbout(sight, language);
  return language === "pl" ? tieLoneLetters(line) : line;
}
