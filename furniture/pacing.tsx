/** How a board takes part in the pace of the match: it tells what there is to read, and keeps on the table what is being read. */

import { createContext, useContext, useEffect } from "react";

/** What is read stays until it is closed; or until then and no longer than to one's turn, where others wait. */
export type Hold = "closed" | "turn";

export interface PacedBoard {
  /** Was said to screen readers and in the log. */
  told(sentence: string): void;
  /** While it is defined, the table shows nothing that came after. */
  hold(until: Hold | undefined): void;
}

const still: PacedBoard = { told: () => undefined, hold: () => undefined };

const Context = createContext<PacedBoard>(still);

export const Pacing = Context.Provider;

export function usePacing(): PacedBoard {
  return useContext(Context);
}

/** Keeps the table as it is while something on it is read. */
export function useHold(until: Hold | undefined): void {
  const { hold } = usePacing();
  useEffect(() => {
    if (until === undefined) return undefined;
    hold(until);
    return () => hold(undefined);
  }, [hold, until]);
}
