/** The rules to read, C1–C21 in our own words, each at an anchor of its id. */

import { RuleBook, RuleFigure, RuleFigures } from "@stolik/furniture";
import type { FigureName } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { MiniCross } from "./mini-cross.tsx";
import { Picture } from "./pictures.tsx";
import type en from "../../text/en.json";
import styles from "./rules.module.css";

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

export function Rules({ language }: { readonly language: Language }) {
  const words = useWords(language);
  const names = Object.fromEntries(
    named.map((card) => [card, placeName(card, language)]),
  );
  const caption = (figure: FigureName<typeof en>) =>
    words(`rules.figures.${figure}`, names);
  return (
    <RuleBook
      className={styles.rules}
      words={words}
      chapters={chapters}
      illustrate={({ picture, examples = [] }) => (
        <RuleFigures>
          {picture && (
            <RuleFigure caption={caption(picture)}>
              <Picture name={picture} language={language} words={words} />
            </RuleFigure>
          )}
          {examples.map((example) => (
            <RuleFigure key={example.name} caption={caption(example.name)}>
              <MiniCross example={example} language={language} words={words} />
            </RuleFigure>
          ))}
        </RuleFigures>
      )}
    />
  );
}
