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
  isAlone,
  onChange,
}: {
  readonly game: string;
  readonly options: readonly OptionChoice[];
  readonly values: OptionValues;
  /** What the seats are called in this form. */
  readonly seats: readonly string[];
  /** All seats but one are bots'. */
  readonly isAlone: boolean;
  readonly onChange: (values: OptionValues) => void;
}) {
  const t = useGameWords(game);
  const fitting = fitOptions(values, options, {
    seats: seats.length,
    isAlone,
  });
  const open = options.filter((option) => option.isOpen?.(fitting) ?? true);
  return open.map((option) => {
    const { name, isAmount } = option;
    return (
      <Choice
        key={name}
        legend={t(`options.${name}.label`)}
        value={fitting[name] ?? ""}
        onChange={(value) => onChange({ ...values, [name]: value })}
        items={choicesFor(option, seats.length).map((value) => {
          if (isAmount)
            return {
              value,
              label: t(`options.${name}.amount`, {
                amount: Number(value),
              }),
              about: t(`options.${name}.amount-hint`),
            };
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
