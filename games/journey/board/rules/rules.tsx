/** The rules to read, J1–J28 in our own words, each at an anchor of its id. */

import type { Language } from "@stolik/kernel";
import { CardFace } from "../card-face.tsx";
import { useWords } from "../words.ts";
import type { Words } from "../words.ts";
import { chapters } from "./chapters.ts";
import type { Rule } from "./chapters.ts";
import { Picture, PlayedCard } from "./pictures.tsx";
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
  const { id, picture, examples = [], cards = [] } = rule;
  return (
    <section id={id} className={styles.rule}>
      <h3 className={styles.title}>
        <a className={styles.id} href={`#${id}`}>
          {id}
        </a>{" "}
        {words(`rules.${id}.title`)}
      </h3>
      <p>{words(`rules.${id}.text`)}</p>
      {cards.length > 0 && (
        <div className={styles.beside} aria-hidden>
          {cards.map((card) => (
            <CardFace key={card} card={card} language={language} />
          ))}
        </div>
      )}
      <div className={styles.figures}>
        {picture && (
          <figure className={styles.figure} data-wide={picture === "cards"}>
            <Picture kind={picture} language={language} words={words} />
            <figcaption>{words(`rules.figures.${picture}`)}</figcaption>
          </figure>
        )}
        {examples.map((example) => (
          <figure key={example.name} className={styles.figure}>
            <PlayedCard example={example} language={language} words={words} />
            <figcaption>{words(`rules.figures.${example.name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
