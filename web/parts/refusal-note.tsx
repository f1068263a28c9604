/** Why something was not done, in words, with the rule a click away. */

import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import type { Refusal } from "@stolik/kernel";
import { makePath } from "../router/route.ts";
import styles from "./banner.module.css";

export function RefusalNote({
  game,
  refusal,
}: {
  readonly game?: string | undefined;
  readonly refusal: Refusal | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {refusal && (
        <p className={styles.refusal}>
          {sentence(t, refusal, game)}
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
export function sentence(
  t: TFunction,
  { code, values }: Refusal,
  game?: string,
): string {
  const keys = [`refusals.${code}`, "refusals.unknown"];
  const inGame = game ? [`${game}:refusals.${code}`] : [];
  return t([...inGame, ...keys], { ...values, code });
}
