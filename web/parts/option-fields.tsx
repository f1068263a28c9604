/** A game's options, each with a line that says what the chosen one means. */

import { useTranslation } from "react-i18next";
import type { OptionChoice } from "../games.ts";
import { choicesFor } from "../lobby/plan.ts";
import type { OptionValues } from "../lobby/plan.ts";
import { Choice } from "./choice.tsx";

export function OptionFields({
  game,
  options,
  values,
  seats,
  onChange,
}: {
  readonly game: string;
  readonly options: readonly OptionChoice[];
  readonly values: OptionValues;
  readonly seats: number;
  readonly onChange: (values: OptionValues) => void;
}) {
  const { t } = useTranslation(game);
  return options.map((option) => {
    const { name } = option;
    return (
      <Choice
        key={name}
        legend={t(`options.${name}.label`)}
        value={values[name] ?? option.default}
        onChange={(value) => onChange({ ...values, [name]: value })}
        items={choicesFor(option, seats).map((value) => ({
          value,
          label: t(`options.${name}.${value}`),
          about: t(`options.${name}.${value}-hint`),
        }))}
      />
    );
  });
}
