/** The rules to read, L1–L26 in our own words, each at an anchor of its id. */

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
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { examples } from "./examples.ts";
import { TileRow } from "./pictures.tsx";
import styles from "./rules.module.css";
import { Scene } from "./scene.tsx";
import type { Part } from "./scene.tsx";
import type en from "./en.json";

const { useWords: useRuleWords } = wordsOf<typeof en>(ruleTexts("letters"));

/** Whether something stands beside the board. */
function isWide(parts: readonly Part[]): boolean {
  return parts.includes("grid") && parts.includes("seats");
}

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
      className={styles.rules}
      words={rules}
      labels={props.labels}
      chapters={chapters}
      illustrate={({ picture, examples: shown = [] }) => (
        <RuleFigures>
          {picture && (
            <RuleFigure caption={caption(picture)}>
              <TileRow kind={picture} />
            </RuleFigure>
          )}
          {shown.map(({ name, parts }) => (
            <RuleExample
              key={name}
              name={name}
              className={isWide(parts) ? styles.across : undefined}
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
