/** The rules to read, loaded when somebody opens them. */

import { useEffect, useState } from "react";
import type { GameModule, RulesText } from "../games.ts";

/** Undefined while they load, null if they could not be: the table goes on without them. */
export function useRules(
  module: GameModule | undefined,
): { readonly Rules: RulesText | null } | undefined {
  const [loaded, setLoaded] = useState<{ readonly Rules: RulesText | null }>();
  useEffect(() => {
    let isWanted = true;
    module?.loadRules().then(
      ({ Rules }) => {
        if (isWanted) setLoaded({ Rules });
      },
      () => {
        if (isWanted) setLoaded({ Rules: null });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [module]);
  return loaded;
}
