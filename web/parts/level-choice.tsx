/** How strong a bot is. */

import { useTranslation } from "react-i18next";
import { levels } from "@stolik/kernel";
import type { Level } from "@stolik/kernel";
import { Choice } from "./choice.tsx";

export function LevelChoice({
  game,
  value,
  onChange,
}: {
  readonly game: string;
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      legend={t("level.legend")}
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
