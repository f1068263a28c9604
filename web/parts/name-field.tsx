/** The field for a nickname. */

import { useEffect, useId, useRef } from "react";
import { LONGEST_NAME, tidyName } from "@stolik/server/names";
import { useWords } from "../words.ts";
import styles from "./form.module.css";

export function NameField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const complaint = tidyName(value) === undefined ? t("name.empty") : "";
  useEffect(() => input.current?.setCustomValidity(complaint), [complaint]);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t("name.label")}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t("name.hint")}
      </p>
    </div>
  );
}
