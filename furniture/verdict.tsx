/** Right or wrong, as a heading with its sign, in the colour `--verdict` of where it stands. */

import type { ReactNode } from "react";
import styles from "./verdict.module.css";

export function Verdict(props: {
  readonly isRight: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <h2 className={`${styles.verdict} ${props.className ?? ""}`}>
      <svg className={styles.sign} viewBox="-12 -12 24 24" aria-hidden>
        <circle r={11} />
        <path d={props.isRight ? "M-6 0L-2 5L6-5" : "M-5-5L5 5M5-5L-5 5"} />
      </svg>
      {props.children}
    </h2>
  );
}
