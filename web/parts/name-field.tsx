/** The field for a nickname. */

import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LONGEST_NAME } from "../lobby/guest.ts";
import styles from "./form.module.css";

export function NameField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t("name.label")}
      </label>
      <input
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
