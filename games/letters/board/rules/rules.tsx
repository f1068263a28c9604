/** The rules to read, L1–L25 in our own words, each at an anchor of its id. */

import type { Language } from "@stolik/kernel";
import { useWords } from "../words.ts";
import type { Words } from "../words.ts";
import { chapters } from "./chapters.ts";
import type { Rule } from "./chapters.ts";
import { MiniBoard } from "./mini-board.tsx";
import { TileRow } from "./pictures.tsx";
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
            <RuleText key={rule.id} rule={rule} words={words} />
          ))}
        </section>
      ))}
    </article>
  );
}

function RuleText(props: { readonly rule: Rule; readonly words: Words }) {
  const { rule, words } = props;
  const { id, picture, examples = [] } = rule;
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
            <TileRow kind={picture} />
            <figcaption>{words(`rules.figures.${picture}`)}</figcaption>
          </figure>
        )}
        {examples.map((example) => (
          <figure key={example.name} className={styles.figure}>
            <MiniBoard example={example} />
            <figcaption>{words(`rules.figures.${example.name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
