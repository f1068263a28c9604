/** Where a review stands: beside the board, or in a sheet over it where there is no room. */

import { useWindowSize } from "@stolik/furniture";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../parts/button.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useWords } from "../words.ts";
import styles from "./review-panel.module.css";

/** In pixels: a board and a review beside each other. */
const WIDE = 1180;

export function useHasRoomBeside(): boolean {
  return useWindowSize().width >= WIDE;
}

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ReviewPanel({ onClose, children }: Props) {
  const t = useWords();
  const id = useId();
  return (
    <aside className={styles.panel} aria-labelledby={id} data-leads>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t("review.title")}
        </h2>
        <Button look="quiet" onPress={onClose}>
          {t("frame.close")}
        </Button>
      </header>
      {children}
    </aside>
  );
}

export function ReviewSheet({ onClose, children }: Props) {
  const t = useWords();
  return (
    <Sheet title={t("review.title")} onClose={onClose}>
      {children}
    </Sheet>
  );
}
