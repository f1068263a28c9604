/** The rules to read, G1–G24 in our own words, each at an anchor of its id. */

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
import { JOKER } from "../../content/fronts.ts";
import { symbolName, titleOf, useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import type { Figure } from "./chapters.ts";
import { examples } from "./examples.ts";
import { FigureDrawing } from "./figures.tsx";
import styles from "./rules.module.css";
import { Scene } from "./scene.tsx";
import type en from "./en.json";

const { useWords: useRuleWords } = wordsOf<typeof en>(ruleTexts("grzybowski"));

export function Rules(props: {
  readonly language: Language;
  readonly labels: ExampleLabels;
}) {
  const { language } = props;
  const words = useWords(language);
  const rules = useRuleWords(language);
  const wording = { words, language };
  const names = {
    godlewski: titleOf(JOKER, wording),
    varsovians: symbolName("varsovians", wording),
    unrest: symbolName("unrest", wording),
  };
  const caption = (figure: FigureName<typeof en>) =>
    rules(`figures.${figure}`, names);
  /** The chances are told beside each drawing. */
  const captionOf = (figure: Figure) =>
    figure.type === "chances" ? undefined : caption(figure.name);
  return (
    <RuleBook
      words={rules}
      labels={props.labels}
      chapters={chapters}
      illustrate={({ figures = [], examples: worked = [] }) => (
        <RuleFigures>
          {figures.map((figure) => (
            <RuleFigure
              key={figure.name}
              className={styles.across}
              caption={captionOf(figure)}
            >
              <FigureDrawing figure={figure} wording={wording} />
            </RuleFigure>
          ))}
          {worked.map(({ name, parts }) => (
            <RuleExample
              key={name}
              name={name}
              example={examples[name]}
              caption={caption}
              draw={(moment) => (
                <Scene
                  moment={moment}
                  parts={parts}
                  eyes={examples[name].eyes ?? 0}
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
