/** How strong a bot is, and what that means in this game. */

import { levels } from "@stolik/kernel";
import type { Level } from "@stolik/kernel";
import { useGameWords, useWords } from "../words.ts";
import { Choice } from "./choice.tsx";

export function LevelChoice({
  game,
  legend,
  value,
  onChange,
}: {
  readonly game: string;
  readonly legend: string;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}) {
  const t = useWords();
  const inGame = useGameWords(game);
  return (
    <Choice
      legend={legend}
      value={value}
      onChange={onChange}
      items={levels.map((level) => ({
        value: level,
        label: t(`level.${level}`),
        about: inGame(`levels.${level}`),
      }))}
    />
  );
}
