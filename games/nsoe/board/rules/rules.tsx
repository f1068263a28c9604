/** The rules to read, N1–N17 in our own words, each at an anchor of its id. */

import { RuleBook, RuleFigure, RuleFigures } from "@stolik/furniture";
import type { FigureName } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { MiniBoard } from "./mini-board.tsx";
import { Picture } from "./pictures.tsx";
import type en from "../../text/en.json";

/** The places the captions speak of. */
const named = ["roma", "milano", "napoli", "barcelona", "kobenhavn"] as const;

export function Rules({ language }: { readonly language: Language }) {
  const words = useWords(language);
  const names = Object.fromEntries(
    named.map((city) => [city, placeName(city, language)]),
  );
  const caption = (figure: FigureName<typeof en>) =>
    words(`rules.figures.${figure}`, names);
  return (
    <RuleBook
      words={words}
      chapters={chapters}
      illustrate={({ picture, examples = [] }) => (
        <RuleFigures>
          {picture && (
            <RuleFigure caption={caption(picture)}>
              <Picture kind={picture} language={language} words={words} />
            </RuleFigure>
          )}
          {examples.map((example) => (
            <RuleFigure key={example.name} caption={caption(example.name)}>
              <MiniBoard example={example} language={language} words={words} />
            </RuleFigure>
          ))}
        </RuleFigures>
      )}
    />
  );
}
