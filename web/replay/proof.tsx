/** Why nobody can have tampered with a match: in words that a person understands, with the numbers for whoever wants to check again. */

import { listOf } from "@stolik/furniture";
import type { Player } from "@stolik/kernel";
import { useLanguage } from "../language.ts";
import type { Proof } from "../session/replay-messages.ts";
import { useWords } from "../words.ts";
import styles from "./proof.module.css";

export function ProofText({
  proof,
  players,
}: {
  readonly proof: Proof;
  readonly players: readonly Player[];
}) {
  const t = useWords();
  const { commitment, seed, entropy, key, checked } = proof;
  const language = useLanguage();
  const added = entropy.flatMap((part, seat) =>
    part === "" ? [] : [players[seat]?.name ?? ""],
  );
  const numbers: readonly (readonly [string, string])[] = [
    [t("replay.proof.commitment"), commitment],
    [t("replay.proof.seed"), seed],
    ...entropy.map((part, seat) => {
      const name = players[seat]?.name ?? "";
      return [
        t("replay.proof.entropy", { name }),
        part || t("replay.proof.nothing"),
      ] as const;
    }),
    [t("replay.proof.key"), key],
  ];
  return (
    <>
      <ol className={styles.reasons}>
        <li>{t("replay.proof.deck")}</li>
        <li>
          {added.length > 0
            ? t("replay.proof.people", { names: listOf(added, { language }) })
            : t("replay.proof.device")}
        </li>
        <li>{t("replay.proof.moves", { count: checked })}</li>
      </ol>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {t("replay.proof.details")}
        </summary>
        <p>{t("replay.proof.how")}</p>
        <dl className={styles.numbers}>
          {numbers.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
