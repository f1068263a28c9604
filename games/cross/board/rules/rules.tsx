/** The rules to read, C1–C21 in our own words, each at an anchor of its id. */

import {
  RuleBook,
  RuleExample,
  RuleFigure,
  RuleFigures,
  ruleTexts,
  wordsOf,
} from "@stolik/furniture";
import type { ExampleLabels, FigureName } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { examples } from "./examples.ts";
import { Picture } from "./pictures.tsx";
import styles from "./rules.module.css";
import { Scene } from "./scene.tsx";
import type en from "./en.json";

const { useWords: useRuleWords } = wordsOf<typeof en>(ruleTexts("cross"));

/** The places the captions speak of. */
const named = [
  "paris",
  "madrid",
  "london",
  "praha",
  "wien",
  "berlin",
  "budapest",
] as const;

export function Rules(props: {
  readonly language: Language;
  readonly labels: ExampleLabels;
}) {
  const { language } = props;
  const words = useWords(language);
  const rules = useRuleWords(language);
  const names = Object.fromEntries(
    named.map((card) => [card, placeName(card, language)]),
  );
  const caption = (figure: FigureName<typeof en>) =>
    rules(`figures.${figure}`, names);
  return (
    <RuleBook
      className={styles.rules}
      words={rules}
      labels={props.labels}
      chapters={chapters}
      illustrate={({ picture, examples: shown = [] }) => (
        <RuleFigures>
          {picture && (
            <RuleFigure caption={caption(picture)}>
              <Picture name={picture} language={language} words={words} />
            </RuleFigure>
          )}
          {shown.map(({ name, parts }) => (
            <RuleExample
              key={name}
              name={name}
              className={parts.length > 1 ? styles.across : undefined}
              example={examples[name]}
              caption={caption}
              draw={(moment, moments) => (
                <Scene
                  moment={moment}
                  moments={moments}
                  parts={parts}
                  example={examples[name]}
                  language={language}
                />
              )}
            />
          ))}
        </RuleFigures>
      )}
    />
  );
}
