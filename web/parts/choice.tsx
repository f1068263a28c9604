/** One out of a few: radio buttons that look like printed labels, and what the chosen one means. */

import { useId } from "react";
import styles from "./choice.module.css";

export interface ChoiceItem<Value> {
  readonly value: Value;
  readonly label: string;
  readonly about?: string | undefined;
}

export function Choice<Value extends string | number | boolean>(props: {
  readonly legend: string;
  readonly items: readonly ChoiceItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const chosen = props.items.find(({ value }) => value === props.value);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.items}>
        {props.items.map(({ value, label }) => (
          <label key={String(value)} className={styles.item}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {chosen?.about && <p className={styles.about}>{chosen.about}</p>}
    </fieldset>
  );
}
