/** Loads a game's board, words and rules when a page first needs them. */

import { useEffect, useState } from "react";
import { findEntry } from "./games.ts";
import type { GameModule } from "./games.ts";
import { addTexts } from "./language.ts";

/** Undefined while it loads; a failed load is thrown to the error boundary. */
export function useGameModule(game: string): GameModule | undefined {
  const [loaded, setLoaded] = useState<{
    readonly game: string;
    readonly module?: GameModule;
    readonly cause?: unknown;
  }>();
  useEffect(() => {
    let isWanted = true;
    findEntry(game)
      ?.load?.()
      .then((module) => {
        addTexts(game, module.texts);
        if (isWanted) setLoaded({ game, module });
      })
      .catch((cause: unknown) => {
        if (isWanted) setLoaded({ game, cause });
      });
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (loaded?.game !== game) return undefined;
  if (!loaded.module) throw loaded.cause;
  return loaded.module;
}
