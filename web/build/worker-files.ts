/** Which built files a worker loads for one game. */

import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** How the modules of a worker travel: the rules and the bot of a game together, apart from the other games. */
export function workerGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      debugName: "worker's game",
      name: (id: string) =>
        /\/games\/(?!registry\/)([a-z]+)\//.exec(id)?.[1] ?? null,
    },
    {
      // What one game alone asks for would else lie in the file that loads the game, and each wait for the other.
      name: "counts",
      test: /\/geo\/(?:content\/)?(?:counts|offices)\.ts$/,
    },
    { name: "places", test: /\/geo\/(?:content\/)?[\w-]+\.ts$/ },
    {
      name: "kernel",
      test: /\/(?:(?:kernel|lexicon)\/[\w-]+\.ts$|node_modules\/@noble\/|rolldown\/runtime)/,
    },
  ];
}

/** The worker is built before the page and is among its files as plain text. */
export function workerFiles(
  bundle: Bundle,
  worker: string,
  game: string,
): string[] {
  const isItself = new RegExp(`/${worker}-[\\w-]{8}\\.js$`);
  const found = new Set(
    Object.keys(bundle).filter((name) => isItself.test(name)),
  );
  const isOurs = (name: string) =>
    !name.startsWith("worker-") || name.startsWith(`worker-${game}-`);
  for (const file of found) {
    const asset = bundle[file];
    if (asset?.type !== "asset") continue;
    const source = String(asset.source);
    for (const [, isDynamic, next = ""] of source.matchAll(
      /\b(?:from|import(\()?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g,
    ))
      if (!isDynamic || isOurs(next)) found.add(`assets/${next}`);
  }
  return [...found];
}
