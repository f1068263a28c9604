/** The rules to read, J1–J28 in our own words, each at an anchor of its id. */

import {
  RuleBook,
  RuleExample,
  RuleFigure,
  RuleFigures,
  ruleTexts,
  wordsOf,
} from "@stolik/furniture";
import type { ExampleLabels, FigureName } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { CardFace } from "../card-face.tsx";
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { examples } from "./examples.ts";
import { Picture } from "./pictures.tsx";
import styles from "./rules.module.css";
import { Scene } from "./scene.tsx";
import type en from "./en.json";

const { useWords: useRuleWords } = wordsOf<typeof en>(ruleTexts("journey"));

export function Rules(props: {
  readonly language: Language;
  readonly labels: ExampleLabels;
}) {
  const { language } = props;
  const words = useWords(language);
  const rules = useRuleWords(language);
  const caption = (figure: FigureName<typeof en>) => rules(`figures.${figure}`);
  return (
    <RuleBook
      words={rules}
      labels={props.labels}
      chapters={chapters}
      illustrate={({ picture, examples: shown = [], cards = [] }) => (
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
            {shown.map(({ name, parts }) => (
              <RuleExample
                key={name}
                name={name}
                example={examples[name]}
                caption={caption}
                draw={(moment, moments) => (
                  <Scene
                    moment={moment}
                    moments={moments}
                    parts={parts}
                    eyes={examples[name].eyes ?? 0}
                    language={language}
                    words={words}
                  />
                )}
              />
            ))}
          </RuleFigures>
        </>
      )}
    />
  );
}
