/** Loads a game's board, words and rules when a page first needs them. */

import { useEffect, useState } from "react";
import { findEntry } from "./games.ts";
import type { GameModule } from "./games.ts";
import { needTexts } from "./language.ts";

/** A board is there once its words are. */
export async function loadGame(game: string): Promise<GameModule> {
  const entry = findEntry(game);
  if (!entry?.load) throw new Error(`There is no game ${game}.`);
  const module = await entry.load();
  await needTexts(game, module.texts);
  return module;
}

/** Undefined while it loads; a failed load is thrown to the error boundary. */
export function useGameModule(game: string): GameModule | undefined {
  const [loaded, setLoaded] = useState<{
    readonly game: string;
    readonly module?: GameModule;
    readonly cause?: unknown;
  }>();
  useEffect(() => {
    let isWanted = true;
    loadGame(game)
      .then((module) => {
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
