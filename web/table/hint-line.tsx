/** One line above the board in somebody's first match of a game: what it is about, then what can be done, why something is lit, what another has done. Put away by a tap. */

import { aim, CloseButton } from "@stolik/furniture";
import type { AnyGameModule, Hint } from "@stolik/furniture";
import { Fragment, useRef } from "react";
import { findEntry } from "../games.ts";
import { useLanguage } from "../language.ts";
import { useAnyGameWords } from "../parts/any-game-words.ts";
import { makePath } from "../router/route.ts";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import styles from "./hint-line.module.css";
import { usePointed } from "./use-pointed.ts";

export function HintLine({
  game,
  module,
  match,
  canLeave,
  putAway,
}: {
  readonly game: string;
  readonly module: Pick<AnyGameModule, "coach">;
  readonly match: ShownMatch;
  /** Whether the table can be left for first steps. */
  readonly canLeave: boolean;
  readonly putAway: () => void;
}) {
  const t = useWords();
  const line = useRef<HTMLElement>(null);
  const sayings = useSayings(game, module, match, usePointed(line, match.seq));
  const isAim = sayings[0]?.key === aim[0].key;
  return (
    <aside
      ref={line}
      className={styles.line}
      aria-label={t("hints.label")}
      data-hint-line={sayings.map(({ key }) => key).join(" ")}
    >
      <p role="status">
        {sayings.map(({ key, text }, index) => (
          <Fragment key={key}>
            {index > 0 && " "}
            {isAim && index === 0 ? (
              <strong>{text}</strong>
            ) : (
              <span>{text}</span>
            )}
          </Fragment>
        ))}
        {isAim && canLeave && findEntry(game)?.lesson && (
          <>
            {" "}
            <a href={makePath({ type: "learn", game })}>{t("lesson.offer")}</a>
          </>
        )}
      </p>
      <CloseButton label={t("hints.close")} close={putAway} />
    </aside>
  );
}

type Pointed = ReturnType<typeof usePointed>;

/** What is said now: the game knows, from what this seat sees and has heard. */
function useSayings(
  game: string,
  { coach }: Pick<AnyGameModule, "coach">,
  { view, seat, heard, players }: ShownMatch,
  pointed: Pointed,
): readonly { readonly key: string; readonly text: string }[] {
  const words = useAnyGameWords(game);
  const language = useLanguage();
  if (!coach || seat === null)
    return aim.map(({ key }) => ({ key, text: words(key) }));
  const hints: readonly Hint[] = coach.hintFor({
    view,
    seat,
    heard,
    ...pointed,
  });
  return hints.map((hint) => ({
    key: hint.key,
    text: coach.say(hint, { words, language, players }),
  }));
}
