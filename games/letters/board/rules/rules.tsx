/** The rules to read, L1–L25 in our own words, each at an anchor of its id. */

import { RuleBook, RuleFigure, RuleFigures } from "@stolik/furniture";
import type { FigureName } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import { MiniBoard } from "./mini-board.tsx";
import { TileRow } from "./pictures.tsx";
import type en from "../../text/en.json";
import styles from "./rules.module.css";

export function Rules({ language }: { readonly language: Language }) {
  const words = useWords(language);
  const caption = (figure: FigureName<typeof en>) =>
    words(`rules.figures.${figure}`);
  return (
    <RuleBook
      className={styles.rules}
      words={words}
      chapters={chapters}
      illustrate={({ picture, examples = [] }) => (
        <RuleFigures>
          {picture && (
            <RuleFigure caption={caption(picture)}>
              <TileRow kind={picture} />
            </RuleFigure>
          )}
          {examples.map((example) => (
            <RuleFigure key={example.name} caption={caption(example.name)}>
              <MiniBoard example={example} />
            </RuleFigure>
          ))}
        </RuleFigures>
      )}
    />
  );
}
