/** Which modules travel together: a page is a handful of files, for every further one costs a round trip. */

import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const ENTRY = import.meta.dirname.replace(/build$/, "main.tsx");
/** A barrel: its importers need one of its many modules, not all that it leads to. */
const BARREL = /\/(furniture|kernel)\/index\.ts$/;
/** What home needs of them. */
const WANTED =
  /\/(furniture\/(announcer|close-button|palette|texts|typography|you)|kernel\/(board|parse|result))\b/;
const HELPER = /preload-helper|commonjsHelpers|rolldown\/runtime/;

/** Home is one file, a game's board and rules one, and what every table needs one. */
export function groups(): Rolldown.CodeSplittingGroup[] {
  let home: ReadonlySet<string> | undefined;
  return [
    {
      // By itself, as it runs before all others.
      name: "early",
      test: /\/web\/(early|fonts-in-time|head-start|saved|theme|router\/route|session\/seen-tables)\.ts$/,
      priority: 5,
    },
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
      // What home says: the app's words and those of the cards, a file for each language.
      debugName: "words",
      name: (id: string) => {
        const language =
          /\/(?:web\/text|games\/[a-z]+\/card)\/(\w+)\.json$/.exec(id)?.[1];
        return language ? `words-${language}` : null;
      },
      priority: 5,
    },
    {
      // Only the still part of motion; what moves comes later and belongs to nobody else (furniture/moving.tsx).
      name: "shared",
      test: /\/node_modules\/(motion|framer-motion|motion-dom|motion-utils)\//,
      minShareCount: 2,
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
      // Loaded beside home too, where it keeps the app on the device.
      name: "dictionary",
      test: /\/(web\/(dictionary-files|fetch-counted|offline\/dictionary)|lexicon\/(?:data\/)?[\w-]+)\.(?:ts|bin\?url)$/,
      priority: 2,
    },
    {
      // What places are called, and what holds the place of a map on a board.
      name: "place-names",
      test: /\/(furniture\/(end-frame|later-maps|sea)|geo\/((content\/)?names|content\/(countries|sight-names)))\b/,
      priority: 2,
    },
    {
      // What draws Europe. The projection is a small file beside it: Poland's map needs it, too.
      name: "map",
      test: /\/(furniture\/(arrival|compared-places|end-map|europe-map|europe-scene|maps|paper)|geo\/europe)\b/,
      priority: 2,
    },
    {
      // What rules to read are set with.
      name: "rule-book",
      test: /\/(furniture\/(example-|rule-|use-playback)|kernel\/example)/,
      priority: 2,
    },
    {
      name: "shared",
      test: /\/(node_modules\/@noble|furniture(?!\/motion-features)|kernel|server\/protocol\/names|web\/(api|bounds|experience|from-json|given-name|greatest|pace|random-hex|refusals|sound|router\/sheet|lobby|session|table|parts|pages\/(?:failure|local-start|table-start)|picture\/picture-button|profile\/(?:merge|played-match|read-lines|profile|store|use-profile)|own-map\/(?:arrow|join|store|use-own-map)))\b(?!\/(invitation|qr-code|waiting-room|waiting-seats|seat-tools|guest-seats|device-matches|own-match(?:es|-row)|ago|autoplay|daily(?:-messages)?|lesson(?:-messages)?|replay(?:-messages)?)\b)/,
      priority: 1,
    },
  ];
}

/** All that the entry imports, directly or not, before anybody goes anywhere; the entry itself is a small file beside it. */
function homeModules(context: Context): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (id: string) => {
    if (all.has(id) || BARREL.test(id)) return;
    all.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const id of context.getModuleInfo(ENTRY)?.importedIds ?? []) add(id);
  return all;
}
