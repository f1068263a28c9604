/** Shows whoever comes back what a bot has done for them, in the words of the log. */

import type { AnyGameModule } from "@stolik/furniture";
import { useId, useState } from "react";
import { useLanguage } from "../language.ts";
import { Button } from "../parts/button.tsx";
import { readSaved, save } from "../saved.ts";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import { useAnyGameWords } from "../parts/any-game-words.ts";
import styles from "./return-note.module.css";

export function ReturnNote({
  game,
  module,
  match,
  played,
}: {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly match: ShownMatch;
  /** The bot's moves, by seq. */
  readonly played: readonly number[];
}) {
  const t = useWords();
  const id = useId();
  const words = useAnyGameWords(game);
  const language = useLanguage();
  const { players, view } = match;
  const [seen, setSeen] = useState(() => readSaved(SEEN));
  const [isWhole, setWhole] = useState(false);
  const last = `${match.id}.${played.at(-1)}`;
  if (played.length === 0 || seen === last) return null;
  const wording = { words, language, players };
  const lines = match.heard
    .filter(({ seq }) => played.includes(seq))
    .flatMap(({ seq, events }) =>
      events.map((event, index) => ({
        key: `${seq}-${index}`,
        text: module.tell(event, view, wording),
      })),
    );
  const first = isWhole ? 0 : Math.max(0, lines.length - SHORT);
  const close = () => {
    save(SEEN, last);
    setSeen(last);
  };
  return (
    <section className={styles.note} aria-labelledby={id} role="status">
      <h2 id={id} className={styles.title}>
        {t("back.title", { count: played.length })}
      </h2>
      <ol className={styles.lines} start={first + 1}>
        {lines.slice(first).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onPress={close}>{t("back.close")}</Button>
        {first > 0 && (
          <Button look="quiet" onPress={() => setWhole(true)}>
            {t("back.all", { lines: lines.length })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** How many lines show at first, the last ones: a long absence must not push the board out of sight. */
const SHORT = 4;

/** Where the last of these notes that was put away is remembered. */
const SEEN = "stand-in.seen";
