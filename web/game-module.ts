/** Loads a game's board, words and rules when a page first needs them. */

import type { AnyGameModule, GameEntry } from "@stolik/furniture";
import { memo, useEffect, useState } from "react";
import { findEntry } from "./games.ts";
import { needTexts } from "./language.ts";

/** What was loaded already is shown at once, without waiting even for a moment. */
const loadedGames = new Map<string, AnyGameModule>();

/** Undefined: it has not been loaded yet. */
export function loadedGame(game: string): AnyGameModule | undefined {
  return loadedGames.get(game);
}

/** A board is there once its words are. */
export async function loadGame(game: string): Promise<AnyGameModule> {
  const entry = findEntry(game);
  if (!entry) throw new Error(`There is no game ${game}.`);
  const module = loadedGames.get(game) ?? (await load(entry));
  await needTexts(game, module.texts);
  loadedGames.set(game, module);
  return module;
}

async function load(entry: GameEntry): Promise<AnyGameModule> {
  const module = await entry.load();
  // A rule or a dialog that opens over the table does not change the board.
  return { ...module, Board: memo(module.Board) };
}

/** Undefined while it loads; a failed load is thrown to the error boundary. */
export function useGameModule(game: string): AnyGameModule | undefined {
  const [loaded, setLoaded] = useState<
    | {
        readonly game: string;
        readonly module?: AnyGameModule;
        readonly cause?: unknown;
      }
    | undefined
  >(() => {
    const module = loadedGame(game);
    return module && { game, module };
  });
  useEffect(() => {
    let isWanted = true;
    loadGame(game)
      .then((module) => {
        // The same again would draw the page a second time.
        if (isWanted)
          setLoaded((before) =>
            before?.module === module ? before : { game, module },
          );
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
