/** Why something was not done, in words, with the rule a click away. */

import type { Refusal } from "@stolik/kernel";
import { makePath } from "../router/route.ts";
import { useFirstWords, useWords } from "../words.ts";
import styles from "./banner.module.css";

export function RefusalNote({
  game,
  refusal,
}: {
  readonly game?: string | undefined;
  readonly refusal: Refusal | undefined;
}) {
  const t = useWords();
  const sentence = useSentence(game);
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
  const first = useFirstWords();
  return ({ code, values }) => {
    const keys = [`refusals.${code}`, "refusals.unknown"] as const;
    return first(game ? [`${game}:refusals.${code}`, ...keys] : keys, {
      ...values,
      code,
    });
  };
}
