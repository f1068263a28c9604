/** The rules to read, N1–N17 in our own words, each at an anchor of its id. */

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
import { TwoSides } from "./pictures.tsx";
import styles from "./rules.module.css";
import { Scene } from "./scene.tsx";
import type en from "./en.json";

const { useWords: useRuleWords } = wordsOf<typeof en>(ruleTexts("nsoe"));

/** The places the captions speak of. */
const named = [
  "roma",
  "milano",
  "napoli",
  "barcelona",
  "kobenhavn",
  "tirana",
] as const;

export function Rules(props: {
  readonly language: Language;
  readonly labels: ExampleLabels;
}) {
  const { language } = props;
  const words = useWords(language);
  const rules = useRuleWords(language);
  const names = Object.fromEntries(
    named.map((city) => [city, placeName(city, language)]),
  );
  const caption = (figure: FigureName<typeof en>) =>
    rules(`figures.${figure}`, names);
  return (
    <RuleBook
      className={styles.rules}
      words={rules}
      labels={props.labels}
      chapters={chapters}
      illustrate={({ hasCard, examples: shown = [] }) => (
        <RuleFigures>
          {hasCard && (
            <RuleFigure caption={caption("card")}>
              <TwoSides language={language} words={words} />
            </RuleFigure>
          )}
          {shown.map(({ name, parts }) => (
            <RuleExample
              key={name}
              name={name}
              className={parts.includes("check") ? styles.across : undefined}
              example={examples[name]}
              caption={caption}
              draw={(moment, moments) => (
                <Scene
                  moment={moment}
                  moments={moments}
                  parts={parts}
                  example={examples[name]}
                  language={language}
                  words={words}
                />
              )}
            />
          ))}
        </RuleFigures>
      )}
    />
  );
}
