/** Erases what a person has here, asked once more. */

import { useState } from "react";
import { Button } from "./button.tsx";
import { Question } from "./question.tsx";

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
        <Question title={words.title} text={words.text} onClose={close}>
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
        </Question>
      )}
    </>
  );
}
