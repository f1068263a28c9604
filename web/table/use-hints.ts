/** Whether a table helps: as the person chose; else the board through the first matches of a game on this device, and the line above it through the very first. */

import type { Hints } from "@stolik/furniture";
import { useMemo, useState } from "react";
import { hasPlayed, isNewTo } from "../experience.ts";
import { readSaved, save } from "../saved.ts";

export interface TableHints extends Hints {
  /** Whether a line above the board says what can be done, and why. */
  readonly isCoached: boolean;
}

export function useHintsFor(game: string): TableHints {
  const key = `hints.${game}`;
  const [chosen, choose] = useState(() => readSaved(key));
  const isChosen = chosen === "on";
  const areShown = chosen === undefined ? isNewTo(game) : isChosen;
  const isCoached = chosen === undefined ? !hasPlayed(game) : isChosen;
  return useMemo(
    () => ({
      areShown,
      isCoached,
      show(next) {
        const value = next ? "on" : "off";
        save(key, value);
        choose(value);
      },
    }),
    [areShown, isCoached, key],
  );
}
