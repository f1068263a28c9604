/** A board that shows the end by itself, such as a count step by step, says when it is done: who has won is told after it. */

import { createContext, useContext, useEffect } from "react";

const Context = createContext<() => void>(() => undefined);

/** Its value is called when the board is done. */
export const FinalePlace = Context.Provider;

export function useFinale(isDone: boolean): void {
  const done = useContext(Context);
  useEffect(() => {
    if (isDone) done();
  }, [isDone, done]);
}
