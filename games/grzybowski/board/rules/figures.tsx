/** The pictures of the rulebook that are no position: cards, symbols, chances. */

import { chances } from "../../content/back-kinds.ts";
import type { Chance } from "../../content/back-kinds.ts";
import { backIds, backSides } from "../../content/back-sides.ts";
import { printed, symbols } from "../../content/symbols.ts";
import { CardPicture } from "../cards/card.tsx";
import { SymbolIcon } from "../symbols/symbol.tsx";
import { symbolName } from "../words.ts";
import type { Wording } from "../words.ts";
import type { Figure } from "./chapters.ts";
import styles from "./rules.module.css";

type EmittedEvent = Pick<Wording, "words" | "language">;

export function FigureDrawing(props: {
  readonly figure: Figure;
  readonly wording: EmittedEvent;
}) {
  const { figure, wording } = props;
  switch (figure.type) {
    case "cards":
      return (
        <div className={styles.cards} aria-hidden>
          {figure.cards.map(({ card, up }) => (
            <CardPicture
              key={card[up]}
              card={card}
              up={up}
              language={wording.language}
              pixels={120}
            />
          ))}
        </div>
      );
    case "symbols":
      return (
        <ul className={styles.symbols}>
          {symbols.map((symbol) => (
            <li key={symbol}>
              <SymbolIcon symbol={symbol} />
              <span>{symbolName(symbol, wording)}</span>
              <b>{printed[symbol]}</b>
            </li>
          ))}
        </ul>
      );
    case "chances":
      return (
        <ul className={styles.chances}>
          {chances.map((chance) => (
            <li key={chance}>
              <ChanceCard chance={chance} wording={wording} />
              <div>
                <b>{wording.words(`chances.${chance}.name`)}</b>
                <p>{wording.words(`chances.${chance}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      );
  }
}

function ChanceCard(props: {
  readonly chance: Chance;
  readonly wording: EmittedEvent;
}) {
  const back = backIds.find((id) => {
    const side = backSides[id];
    return side.type === "chance" && side.chance === props.chance;
  });
  if (!back) return null;
  return (
    <CardPicture
      card={{ front: null, back }}
      up="back"
      language={props.wording.language}
      pixels={80}
    />
  );
}
