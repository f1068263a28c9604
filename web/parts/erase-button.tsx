/** Erases what a person has here, asked once more. */

import { useState } from "react";
import { Button } from "./button.tsx";
import styles from "./erase-button.module.css";
import { Sheet } from "./sheet.tsx";

export function EraseButton({
  words,
  onErase,
}: {
  readonly words: {
    readonly erase: string;
    /** What is asked, and what it means. */
    readonly title: string;
    readonly text: string;
    readonly keep: string;
    readonly eraseNow: string;
  };
  readonly onErase: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.erase}</Button>
      {isOpen && (
        <Sheet title={words.title} onClose={close}>
          <div className={styles.question}>
            <p>{words.text}</p>
            <div className={styles.buttons}>
              <Button onPress={close}>{words.keep}</Button>
              <Button
                look="primary"
                onPress={() => {
                  close();
                  onErase();
                }}
              >
                {words.eraseNow}
              </Button>
            </div>
          </div>
        </Sheet>
      )}
    </>
  );
}
