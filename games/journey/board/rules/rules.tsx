/** The rules to read, J1–J28 in our own words, each at an anchor of its id. */

import { RuleBook, RuleFigure, RuleFigures } from "@stolik/furniture";
import type { FigureName } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { CardFace } from "../card-face.tsx";
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { Picture, PlayedCard } from "./pictures.tsx";
import type en from "../../text/en.json";
import styles from "./rules.module.css";

export function Rules({ language }: { readonly language: Language }) {
  const words = useWords(language);
  const caption = (figure: FigureName<typeof en>) =>
    words(`rules.figures.${figure}`);
  return (
    <RuleBook
      words={words}
      chapters={chapters}
      illustrate={({ picture, examples = [], cards = [] }) => (
        <>
          {cards.length > 0 && (
            <div className={styles.beside} aria-hidden>
              {cards.map((card) => (
                <CardFace key={card} card={card} language={language} />
              ))}
            </div>
          )}
          <RuleFigures>
            {picture && (
              <RuleFigure
                className={picture === "cards" ? styles.across : undefined}
                caption={caption(picture)}
              >
                <Picture kind={picture} language={language} words={words} />
              </RuleFigure>
            )}
            {examples.map((example) => (
              <RuleFigure key={example.name} caption={caption(example.name)}>
                <PlayedCard
                  example={example}
                  language={language}
                  words={words}
                />
              </RuleFigure>
            ))}
          </RuleFigures>
        </>
      )}
    />
  );
}
