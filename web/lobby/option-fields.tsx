/** A game's options, each with a line that says what the chosen one means. */

import type { OptionChoice } from "@stolik/furniture";
import { choicesFor, fitOptions } from "./plan.ts";
import type { OptionValues } from "./plan.ts";
import { Choice } from "../parts/choice.tsx";
import { useGameWords } from "../words.ts";

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
  /** What the seats are called in this form. */
  readonly seats: readonly string[];
  readonly onChange: (values: OptionValues) => void;
}) {
  const t = useGameWords(game);
  const fitting = fitOptions(values, options, seats.length);
  return options.map((option) => {
    const { name } = option;
    return (
      <Choice
        key={name}
        legend={t(`options.${name}.label`)}
        value={fitting[name] ?? option.default}
        onChange={(value) => onChange({ ...values, [name]: value })}
        items={choicesFor(option, seats.length).map((value) => {
          const seat = typeof value === "number" ? seats[value] : undefined;
          return {
            value,
            label: seat ?? t(`options.${name}.${value}`),
            about: t(
              `options.${name}.${seat === undefined ? value : "seat"}-hint`,
            ),
          };
        })}
      />
    );
  });
}
