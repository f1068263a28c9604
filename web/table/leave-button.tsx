/** Leaving a match that others play on: asked once more, with what will happen. */

import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Question } from "../parts/question.tsx";
import { useWords } from "../words.ts";

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
        <Question
          title={t("leave.title")}
          text={isAlone ? t("leave.alone") : t("leave.text")}
          onClose={close}
        >
          <Button onPress={close}>{t("leave.stay")}</Button>
          <Button look="primary" isDisabled={isBusy} onPress={onLeave}>
            {t("leave.go")}
          </Button>
        </Question>
      )}
    </>
  );
}
