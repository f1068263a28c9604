/** A sheet of paper laid over the page, put away with Escape, its button or a tap beside it. */

import { useModal } from "@stolik/furniture";
import { useId } from "react";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { Button } from "./button.tsx";
import styles from "./sheet.module.css";

export function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-sheet
      aria-labelledby={id}
      closedby="any"
      onCancel={onClose}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Button look="quiet" onPress={onClose}>
            {t("frame.close")}
          </Button>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
