/** Which built files the worker of a match on this device loads for one game. */

import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** The worker of a match, not the one that reviews it. */
const WORKER = /\/worker-(?!review-)[\w-]{8}\.js$/;

/** How the modules of a worker travel: the rules and the bot of a game together, apart from the other games. */
export function workerGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      debugName: "worker's game",
      name: (id: string) =>
        /\/games\/(?!registry\/)([a-z]+)\//.exec(id)?.[1] ?? null,
    },
  ];
}

/** The worker is built before the page and is among its files as plain text. */
export function workerFiles(bundle: Bundle, game: string): string[] {
  const found = new Set(
    Object.keys(bundle).filter((name) => WORKER.test(name)),
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
