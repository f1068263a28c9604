/** Whether the final count is being shown, stands as a table, or has not come yet. */

import { useFinale } from "@stolik/furniture";
import type { Outcome } from "@stolik/kernel";
import { useCallback, useState } from "react";
import type { ShowState } from "./show.tsx";

export interface FinalCount {
  /** The show under way. */
  readonly show: ShowState | undefined;
  readonly isTable: boolean;
  readonly change: (state: ShowState) => void;
  readonly finish: () => void;
  readonly again: () => void;
}

const BEGINNING: ShowState = { index: 0, isRunning: true };

/** A match that was over when the page opened is read, not shown. */
export function useShow(outcome: Outcome | undefined): FinalCount {
  const [show, setShow] = useState<ShowState>();
  const [wasOver, setWasOver] = useState(outcome !== undefined);
  const isOver = outcome !== undefined;
  // Not after the first drawing: nobody is to see the result flash up before the count.
  if (isOver !== wasOver) {
    setWasOver(isOver);
    setShow(isOver ? BEGINNING : undefined);
  }
  useFinale(isOver && wasOver && !show);
  const finish = useCallback(() => setShow(undefined), []);
  const again = useCallback(() => setShow(BEGINNING), []);
  return {
    show: isOver ? show : undefined,
    isTable: isOver && !show,
    change: setShow,
    finish,
    again,
  };
}
