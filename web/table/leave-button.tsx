/** Leaving a match that others play on: asked once more, with what will happen. */

import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useWords } from "../words.ts";
import styles from "./leave-button.module.css";

export function LeaveButton({
  isAlone,
  isBusy,
  onLeave,
}: {
  /** No other people play. */
  readonly isAlone: boolean;
  readonly isBusy: boolean;
  readonly onLeave: () => void;
}) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {t("leave.button")}
      </Button>
      {isOpen && (
        <Sheet title={t("leave.title")} onClose={close}>
          <div className={styles.body}>
            <p>{isAlone ? t("leave.alone") : t("leave.text")}</p>
            <div className={styles.buttons}>
              <Button onPress={close}>{t("leave.stay")}</Button>
              <Button look="primary" isDisabled={isBusy} onPress={onLeave}>
                {t("leave.go")}
              </Button>
            </div>
          </div>
        </Sheet>
      )}
    </>
  );
}
