/** The last refusal, for as long as it is about what the person does: the next thing done at the table ends it. */

import { useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import type { Refusal } from "@stolik/kernel";

export function useStandingRefusal(refusal: Refusal | undefined) {
  const [past, setPast] = useState<Refusal>();
  const goOn = () => setPast(refusal);
  return {
    refusal: refusal === past ? undefined : refusal,
    /** For the element around the board. */
    on: {
      onClick({ target }: MouseEvent): void {
        // Its rule is read meanwhile.
        if (!(target as Element).closest("a")) goOn();
      },
      onInput: goOn,
      onKeyDown({ key }: KeyboardEvent): void {
        if (!passing.includes(key)) goOn();
      },
    },
  };
}

/** Keys that look around, and change nothing. */
const passing = ["Tab", "Shift", "Control", "Alt", "Meta"];
