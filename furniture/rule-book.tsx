/** A game's rules to read: chapter after chapter, each rule at an anchor of its id, with its pictures. */

import type { ReactNode } from "react";
import { ExamplePlace } from "./example-stage.tsx";
import type { ExampleLabels } from "./example-stage.tsx";
import { Moving } from "./moving.tsx";
import styles from "./rule-book.module.css";
import type { Chapter } from "./rule-chapters.ts";
import type { Words } from "./wording.ts";

/** A book needs a heading for each chapter, and a title and a text for each rule. */
type RuleKey<Name extends string, Id extends string> =
  | "facts"
  | "intro"
  | `sections.${Name}`
  | `${Id}.${"title" | "text"}`;

export function RuleBook<
  Name extends string,
  Rule extends { readonly id: string },
>(props: {
  readonly words: Words<RuleKey<NoInfer<Name>, NoInfer<Rule>["id"]>>;
  readonly chapters: readonly Chapter<Name, Rule>[];
  readonly labels: ExampleLabels;
  readonly className?: string | undefined;
  /** What stands under a rule's text. */
  readonly illustrate: (rule: Rule) => ReactNode;
}) {
  const { words } = props;
  const book = (
    <article className={`${styles.rules} ${props.className ?? ""}`}>
      <header>
        <p className={styles.facts}>{words("facts")}</p>
        <p className={styles.intro}>{words("intro")}</p>
      </header>
      {props.chapters.map(({ name, rules }) => (
        <section key={name} className={styles.chapter}>
          <h2 className={styles.heading}>{words(`sections.${name}`)}</h2>
          {rules.map((rule) => (
            <section key={rule.id} id={rule.id} className={styles.rule}>
              <h3 className={styles.title}>
                <a className={styles.id} href={`#${rule.id}`}>
                  {rule.id}
                </a>{" "}
                {words(`${rule.id}.title`)}
              </h3>
              <p>{words(`${rule.id}.text`)}</p>
              {props.illustrate(rule)}
            </section>
          ))}
        </section>
      ))}
    </article>
  );
  return (
    <Moving>
      <ExamplePlace labels={props.labels}>{book}</ExamplePlace>
    </Moving>
  );
}

/** Figures side by side where there is room: `--column` is the least width of one. */
export function RuleFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}

/** Cards in a row, as they lie on a table. */
export function RuleCards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.cards} aria-hidden>
      {children}
    </div>
  );
}

/** A picture and what it shows; `--figure` is how wide it may be. */
export function RuleFigure(props: {
  readonly caption?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <figure className={`${styles.figure} ${props.className ?? ""}`}>
      {props.children}
      {props.caption !== undefined && <figcaption>{props.caption}</figcaption>}
    </figure>
  );
}
