/** A button of the frame with a drawing for a label: its words are for screen readers, and for a mouse that rests on it. */

import type { ComponentProps } from "react";
import styles from "./frame.module.css";

export function IconSwitch({
  label,
  drawing,
  ...button
}: {
  readonly label: string;
  /** A path in a square of 24. */
  readonly drawing: string;
} & ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={styles.switch}
      title={label}
      aria-label={label}
      {...button}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
        <path d={drawing} fill="currentColor" />
      </svg>
    </button>
  );
}
