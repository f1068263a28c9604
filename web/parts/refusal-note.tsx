/** Why something was not done, in words, with the rule a click away. */

import { VoiceOnly } from "@stolik/furniture";
import type { Refusal } from "@stolik/kernel";
import { makePath } from "../router/route.ts";
import type { AppCode } from "../refusals.ts";
import { useFirstWords, useWords } from "../words.ts";
import styles from "./banner.module.css";

export function RefusalNote({
  game,
  refusal,
  shownElsewhere = [],
}: {
  readonly game?: string | undefined;
  readonly refusal: Refusal | undefined;
  /** The codes of those that are only said to screen readers. */
  readonly shownElsewhere?: readonly string[] | undefined;
}) {
  const t = useWords();
  const sentence = useSentence(game);
  if (refusal && shownElsewhere.includes(refusal.code))
    return (
      <div role="alert">
        <VoiceOnly>{sentence(refusal)}</VoiceOnly>
      </div>
    );
  return (
    <div role="alert">
      {refusal && (
        <p className={styles.refusal}>
          {sentence(refusal)}
          {game && refusal.rule && (
            <a
              className={styles.rule}
              href={makePath({ type: "rules", game, rule: refusal.rule })}
            >
              {t("refusal.rule", { rule: refusal.rule })}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** The game's own words first, then the app's. */
export function useSentence(game?: string): (refusal: Refusal) => string {
  const t = useWords();
  const first = useFirstWords();
  return ({ code, values }) => {
    const { min, max } = values ?? {};
    // At least two and at most two are exactly two.
    if (code === ("bad-seats" satisfies AppCode) && min !== undefined)
      if (min === max) return t("refusal.exactSeats", { min });
    const keys = [`refusals.${code}`, "refusals.unknown"] as const;
    return first(game ? [`${game}:refusals.${code}`, ...keys] : keys, {
      ...values,
      code,
    });
  };
}
