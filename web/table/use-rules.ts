/** The rules to read, loaded when somebody opens them. */

import { useEffect, useState } from "react";
import type { AnyGameModule, RulesText } from "@stolik/furniture";

/** Undefined while they load, null if they could not be: the table goes on without them. */
export function useRules(
  module: AnyGameModule | undefined,
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
