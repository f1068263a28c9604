/** How strong a bot is, and what that means in this game. */

import { useTranslation } from "react-i18next";
import { levels } from "@stolik/kernel";
import type { Level } from "@stolik/kernel";
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
  const { t } = useTranslation();
  return (
    <Choice
      legend={legend}
      value={value}
      onChange={onChange}
      items={levels.map((level) => ({
        value: level,
        label: t(`level.${level}`),
        about: t(`games.${game}.levels.${level}`),
      }))}
    />
  );
}
