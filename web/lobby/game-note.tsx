/** What a game wants to be known before a match is set up. */

import type { AnyGameModule } from "@stolik/furniture";
import styles from "../parts/form.module.css";
import { useGameWords } from "../words.ts";

export function GameNote({
  game,
  module,
}: {
  readonly game: string;
  readonly module: AnyGameModule;
}) {
  const inGame = useGameWords(game);
  return module.hasNote && <p className={styles.note}>{inGame("note")}</p>;
}
