/** Home as markup, for the build: a page that shows it before any script has come; and every page's head. */

import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { GameEntry } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { App } from "./app.tsx";
import type { PageHead } from "./build/page-head.ts";
import { games } from "./games.ts";
import { headOf, startLanguageIn, titleOf } from "./language.ts";
import { paletteRules } from "./palettes.ts";

export interface PrintedHome {
  readonly markup: string;
  /** The colours of the games, which the app adds by script. */
  readonly styles: string;
  readonly head: PageHead;
  /** Of each game's pages, by its id. */
  readonly heads: ReadonlyMap<string, PageHead>;
  /** What each game is called, by its id. */
  readonly titles: ReadonlyMap<string, string>;
  /** In which face a board has Polish letters, by the game's id. */
  readonly polish: ReadonlyMap<string, GameEntry["polish"]>;
}

export async function prerenderHome(language: Language): Promise<PrintedHome> {
  await startLanguageIn(language);
  const markup = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return {
    markup,
    styles: paletteRules(),
    head: headOf(),
    heads: new Map(games.map(({ id }) => [id, headOf(id)])),
    titles: new Map(games.map(({ id }) => [id, titleOf(id)])),
    polish: new Map(games.map(({ id, polish }) => [id, polish])),
  };
}
