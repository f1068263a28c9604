/** The rules to read, S1–S7, each at an anchor of its id. */

import {
  RuleBook,
  RuleCards,
  RuleFigure,
  RuleFigures,
  ruleTexts,
  wordsOf,
} from "@stolik/furniture";
import type { ExampleLabels } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { PlayingCard } from "../playing-card.tsx";
import { chapters } from "./chapters.ts";
import type en from "./en.json";

const { useWords } = wordsOf<typeof en>(ruleTexts("sample"));

export function Rules(props: {
  readonly language: Language;
  readonly labels: ExampleLabels;
}) {
  const { language } = props;
  const words = useWords(language);
  return (
    <RuleBook
      words={words}
      labels={props.labels}
      chapters={chapters}
      illustrate={({ figure }) =>
        figure && (
          <RuleFigures>
            <RuleFigure caption={words(`figures.${figure}`)}>
              <RuleCards>
                <PlayingCard card={7} />
                <PlayingCard card={9} />
              </RuleCards>
            </RuleFigure>
          </RuleFigures>
        )
      }
    />
  );
}
