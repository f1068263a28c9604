/** The rules to read, G1–G24 in our own words, each at an anchor of its id. */

import { RuleBook, RuleFigure, RuleFigures } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { JOKER } from "../../content/fronts.ts";
import { symbolName, titleOf, useWords } from "../words.ts";
import { chapters } from "./chapters.ts";
import type { Figure } from "./chapters.ts";
import { FigureDrawing } from "./figures.tsx";
import styles from "./rules.module.css";

/** Figures that fill the page's width. */
const wide: readonly Figure["type"][] = ["cards", "symbols", "chances"];

export function Rules({ language }: { readonly language: Language }) {
  const words = useWords(language);
  const wording = { words, language };
  const names = {
    godlewski: titleOf(JOKER, wording),
    varsovians: symbolName("varsovians", wording),
    unrest: symbolName("unrest", wording),
  };
  /** The chances are told beside each drawing. */
  const captionOf = (figure: Figure) =>
    figure.type === "chances"
      ? undefined
      : words(`rules.figures.${figure.name}`, names);
  return (
    <RuleBook
      words={words}
      chapters={chapters}
      illustrate={({ figures = [] }) => (
        <RuleFigures>
          {figures.map((figure) => (
            <RuleFigure
              key={figure.name}
              className={wide.includes(figure.type) ? styles.across : undefined}
              caption={captionOf(figure)}
            >
              <FigureDrawing figure={figure} wording={wording} />
            </RuleFigure>
          ))}
        </RuleFigures>
      )}
    />
  );
}
