/** The rules to read, G1–G24 in our own words, each at an anchor of its id. */

import type { Language } from "@stolik/kernel";
import { symbolName, titleOf, useWords } from "../words.ts";
import type { Words } from "../words.ts";
import { chapters } from "./chapters.ts";
import type { Rule } from "./chapters.ts";
import { FigureDrawing } from "./figures.tsx";
import styles from "./rules.module.css";

export function Rules({ language }: { readonly language: Language }) {
  const words = useWords(language);
  return (
    <article className={styles.rules}>
      <header>
        <p className={styles.facts}>{words("rules.facts")}</p>
        <p className={styles.intro}>{words("rules.intro")}</p>
      </header>
      {chapters.map(({ name, rules }) => (
        <section key={name} className={styles.chapter}>
          <h2 className={styles.heading}>{words(`rules.sections.${name}`)}</h2>
          {rules.map((rule) => (
            <RuleText
              key={rule.id}
              rule={rule}
              language={language}
              words={words}
            />
          ))}
        </section>
      ))}
    </article>
  );
}

function RuleText(props: {
  readonly rule: Rule;
  readonly language: Language;
  readonly words: Words;
}) {
  const { rule, language, words } = props;
  const { id, figures = [] } = rule;
  const telling = { words, language };
  const names = {
    nozyk: titleOf("nozyk-synagogue", telling),
    iron: titleOf("iron-gate", telling),
    varsovians: symbolName("varsovians", telling),
    unrest: symbolName("unrest", telling),
  };
  return (
    <section id={id} className={styles.rule}>
      <h3 className={styles.title}>
        <a className={styles.id} href={`#${id}`}>
          {id}
        </a>{" "}
        {words(`rules.${id}.title`)}
      </h3>
      <p>{words(`rules.${id}.text`)}</p>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <figure
            key={figure.name}
            className={styles.figure}
            data-kind={figure.type}
          >
            <FigureDrawing figure={figure} telling={telling} />
            {figure.type !== "chances" && (
              <figcaption>
                {words(`rules.figures.${figure.name}`, names)}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}
