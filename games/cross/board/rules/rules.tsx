/** The rules to read, C1–C21 in our own words, each at an anchor of its id. */

import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { useWords } from "../words.ts";
import type { Words } from "../words.ts";
import { chapters } from "./chapters.ts";
import type { Rule } from "./chapters.ts";
import { MiniCross } from "./mini-cross.tsx";
import { Picture } from "./pictures.tsx";
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
  const { id, picture, examples = [] } = rule;
  const names = Object.fromEntries(
    named.map((card) => [card, placeName(card, language)]),
  );
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
        {picture && (
          <figure className={styles.figure}>
            <Picture name={picture} language={language} words={words} />
            <figcaption>{words(`rules.figures.${picture}`, names)}</figcaption>
          </figure>
        )}
        {examples.map((example) => (
          <figure key={example.name} className={styles.figure}>
            <MiniCross example={example} language={language} words={words} />
            <figcaption>
              {words(`rules.figures.${example.name}`, names)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
