/** The rules to read and their words, loaded when somebody opens them. */

import { useEffect, useState } from "react";
import { ruleTexts } from "@stolik/furniture";
import type { AnyGameModule, RulesText } from "@stolik/furniture";
import { needTexts } from "../language.ts";

/** Undefined while they load, null if they could not be: the table goes on without them. */
export function useRules(
  game: string,
  module: AnyGameModule | undefined,
): { readonly Rules: RulesText | null } | undefined {
  const [loaded, setLoaded] = useState<{ readonly Rules: RulesText | null }>();
  useEffect(() => {
    let isWanted = true;
    if (module)
      loadRules(game, module).then(
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
  }, [game, module]);
  return loaded;
}

/** Side by side. */
async function loadRules(game: string, module: AnyGameModule) {
  const [rules] = await Promise.all([
    module.loadRules(),
    needTexts(ruleTexts(game), module.ruleTexts),
  ]);
  return rules;
}
