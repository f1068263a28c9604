/** What is asked once more before it is done: what it means, and the answers. */

import type { ReactNode } from "react";
import styles from "./question.module.css";
import { Sheet } from "./sheet.tsx";

export function Question({
  title,
  text,
  onClose,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  /** The answers, as buttons. */
  readonly children: ReactNode;
}) {
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.question}>
        <p>{text}</p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </Sheet>
  );
}
