/** The people around one screen: how many, and their names if they like. */

import { useId } from "react";
import { LONGEST_NAME } from "@stolik/server/names";
import { useLanguage } from "../language.ts";
import { givenName } from "../given-name.ts";
import { SeatMark } from "@stolik/furniture";
import { Choice } from "../parts/choice.tsx";
import form from "../parts/form.module.css";
import { useWords } from "../words.ts";
import styles from "./people-fields.module.css";

export function PeopleFields({
  seats,
  names,
  onChange,
}: {
  readonly seats: { readonly min: number; readonly max: number };
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}) {
  const t = useWords();
  const language = useLanguage();
  const id = useId();
  return (
    <>
      <Choice
        legend={t("new.count")}
        value={names.length}
        onChange={(count) =>
          onChange(
            Array.from({ length: count }, (_, index) => names[index] ?? ""),
          )
        }
        items={Array.from(
          { length: seats.max - seats.min + 1 },
          (_, index) => ({
            value: seats.min + index,
            label: String(seats.min + index),
          }),
        )}
      />
      <div className={styles.people}>
        {names.map((name, seat) => (
          <div key={seat} className={styles.person}>
            <label htmlFor={`${id}-${seat}`} className={styles.label}>
              <SeatMark seat={seat} />
              {givenName(language, seat)}
            </label>
            <input
              id={`${id}-${seat}`}
              className={form.input}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              placeholder={t("hotseat.name")}
              onChange={(event) =>
                onChange(names.with(seat, event.target.value))
              }
            />
          </div>
        ))}
      </div>
    </>
  );
}
