/** Whether a board helps somebody who is new to the game; whoever plays switches it on and off. */

import { createContext, useContext } from "react";

export interface Hints {
  readonly areShown: boolean;
  show(areShown: boolean): void;
}

const Context = createContext<Hints>({
  areShown: false,
  show: () => undefined,
});

export const HintsPlace = Context.Provider;

export function useHints(): Hints {
  return useContext(Context);
}
