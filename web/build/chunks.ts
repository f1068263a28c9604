/** Which modules travel together: a page is a handful of files, for every further one costs a round trip. */

import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const ENTRY = import.meta.dirname.replace(/build$/, "main.tsx");
/** Its importers want one thing of many: what a barrel leads to is not what they need. */
const BARREL = /\/(furniture|kernel)\/index\.ts$/;
/** What home wants of those many. */
const WANTED = /\/(furniture\/announcer|kernel\/(board|parse|result))\b/;
const HELPER = /preload-helper|commonjsHelpers/;

/** Home is one file, motion another, a game's board and rules one, and what every table needs one. */
export function groups(): Rolldown.CodeSplittingGroup[] {
  let home: ReadonlySet<string> | undefined;
  return [
    {
      debugName: "home",
      name(id: string, context: Context) {
        home ??= homeModules(context);
        const isHome = home.has(id) || WANTED.test(id) || HELPER.test(id);
        return isHome ? "home" : null;
      },
      priority: 4,
    },
    {
      name: "motion",
      test: /\/node_modules\/(motion|framer-motion|motion-dom|motion-utils)\/|\/furniture\/(flights|turning-card)/,
      priority: 3,
    },
    {
      debugName: "game",
      name: (id: string) => {
        const game =
          /\/games\/([a-z]+)\/(?:board(?!\/rules\/)|rules|content(?!\/text\/))/.exec(
            id,
          )?.[1];
        return game && game !== "registry" ? `game-${game}` : null;
      },
      priority: 2,
    },
    {
      name: "shared",
      test: /\/(node_modules\/@noble|furniture|kernel|geo\/(europe|projection)|web\/(api|random-hex|router\/sheet|lobby|session|table|parts|pages\/failure))\b(?!\/(invitation|qr-code|waiting-room|guest-seats)\b)/,
      priority: 1,
    },
  ];
}

/** All that the entry imports, directly or not, before anybody goes anywhere. */
function homeModules(context: Context): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (id: string) => {
    if (all.has(id) || BARREL.test(id)) return;
    all.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  add(ENTRY);
  return all;
}
