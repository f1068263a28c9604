/** The rules of a game, illustrated; an address with a rule's id opens there. */

import { useEffect } from "react";
import { useGameModule } from "../game-module.ts";
import { findEntry } from "../games.ts";
import { useCard, useLanguage } from "../language.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { useTitle } from "../parts/title.ts";
import { useExampleLabels } from "../table/example-labels.ts";
import { useRules } from "../table/use-rules.ts";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { refusal } from "../refusals.ts";
import { useWords } from "../words.ts";
import styles from "./rules.module.css";

export function RulesPage({
  game,
  rule,
}: {
  readonly game: string;
  readonly rule: string | undefined;
}) {
  const t = useWords();
  const { title } = useCard(game);
  const module = useGameModule(game);
  const language = useLanguage();
  useTitle(`${t("home.rules")}: ${title}`);
  const text = useRules(game, module);
  const labels = useExampleLabels();
  useEffect(() => {
    if (text && rule) document.getElementById(rule)?.scrollIntoView();
  }, [text, rule]);
  return (
    <Frame game={game}>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.over}>{t("home.rules")}</p>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.ways}>
            <ButtonLink to={{ type: "solo", game }} look="primary">
              {t("home.solo")}
            </ButtonLink>
            {findEntry(game)?.lesson && (
              <ButtonLink to={{ type: "learn", game }}>
                {t("home.learn")}
              </ButtonLink>
            )}
          </div>
        </header>
        {text === undefined && <Loading />}
        {text?.Rules === null && (
          <RefusalNote game={game} refusal={refusal("no-connection")} />
        )}
        {text?.Rules && <text.Rules language={language} labels={labels} />}
      </article>
    </Frame>
  );
}
