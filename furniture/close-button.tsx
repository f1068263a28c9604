/** The cross in a corner that puts something away. */

import type { Ref } from "react";
import styles from "./close-button.module.css";

export function CloseButton({
  label,
  className = "",
  ref,
  close,
}: {
  readonly label: string;
  /** Where it stands. */
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly close: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.close} ${className}`}
      aria-label={label}
      onClick={close}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden>
        <path d="M-6-6L6 6M6-6L-6 6" />
      </svg>
    </button>
  );
}
