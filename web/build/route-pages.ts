/** A plugin for the build: for each kind of address, game and language a page that preloads in parallel what it will need. */

import type { Plugin, Rolldown } from "vite";
import { appManifest, manifestName } from "./app-manifest.ts";
import { editionOf, withEdition } from "./edition.ts";
import { foldFacades } from "./facades.ts";
import { Files } from "./files.ts";
import { iconFiles, keptFiles, offlineWorker } from "./offline-worker.ts";
import { withHead } from "./page-head.ts";
import type { PageHead } from "./page-head.ts";
import { printHome } from "./prerendered.ts";
import type { PrintedHome } from "../prerender.tsx";
import { workerFiles } from "./worker-files.ts";

type Bundle = Rolldown.OutputBundle;

const languages = ["pl", "it", "en"] as const;
type Language = (typeof languages)[number];

interface GameRoute {
  /** The page's own module. */
  readonly page: string;
  /** What of the game no other page shows, as a pattern of its path there: words or rules. */
  readonly own?: (language: Language) => string;
  /** The worker that the page starts. */
  readonly worker?: string;
  /** It shows nothing of the board. */
  readonly isForm?: true;
}

/** By the first part of an address that also names a game, or a table where one is played. */
const routes = {
  new: { page: "new-table", isForm: true },
  t: { page: "table" },
  r: { page: "replay", worker: "worker-replay" },
  solo: { page: "local", worker: "worker" },
  hotseat: { page: "local", worker: "worker" },
  learn: {
    page: "learn",
    own: (language) => `lesson/${language}\\.json`,
    worker: "worker-lesson",
  },
  daily: {
    page: "daily-deal",
    own: (language) => `daily/${language}\\.json`,
    worker: "worker-daily",
  },
  rules: {
    page: "rules",
    own: (language) => `board/rules/(rules\\.tsx|${language}\\.json)`,
  },
} as const satisfies Readonly<Record<string, GameRoute>>;

/** Pages of no game: their addresses, and their modules. At `/r` alone somebody brings a record, of whichever game. */
const alone = {
  daily: "daily",
  games: "my-games",
  map: "own-map",
  me: "profile",
  r: "replay",
  train: "training",
} as const;
/** Those whose words home does not have. */
const worded: readonly string[] = ["me", "train"];

/** The faces of the first paint, but for what a board adds; the second of each pair has the letters that Polish adds. */
const faces: Readonly<Record<Language, RegExp>> = {
  pl: /(text|display)(-more)?-[^/]*\.woff2$/,
  it: /(text|display)-(?!more)[^/]*\.woff2$/,
  en: /(text|display)-(?!more)[^/]*\.woff2$/,
};

export function routePages(): Plugin {
  return {
    name: "stolik:route-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        const folded = foldFacades(bundle);
        const html = withEarly(String(index.source), bundle);
        const games = gamesIn(bundle);
        const pages = new Map<string, string>([["index.html", html]]);
        const add = (language: Language, name: string, source: string) =>
          pages.set(`pages/${language}/${name}.html`, source);
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: "asset", fileName, source });
        const homes = await printHome(languages);
        for (const language of languages) {
          const home = homes.get(language);
          if (!home) throw new Error("Home was not printed in every language.");
          const common = new Files(bundle, folded);
          common.addModule(
            new RegExp(`/(web/text|games/\\w+/card)/${language}\\.json$`),
          );
          common.addAssets(faces[language]);
          const page = pageOf(html, language, common, home.head);
          add(language, "home", withPrint(page, home));
          emit(
            manifestName(language),
            appManifest(language, home.head, home.titles),
          );
          for (const [name, page] of Object.entries(alone)) {
            const files = new Files(bundle, folded, common);
            files.addModule(new RegExp(`/web/pages/${page}\\.tsx$`));
            if (worded.includes(name))
              files.addModule(
                new RegExp(`/web/profile/text/${language}\\.json$`),
              );
            add(language, name, pageOf(html, language, files, home.head));
          }
          for (const [type, route] of Object.entries<GameRoute>(routes))
            for (const game of games) {
              const files = new Files(bundle, folded, common);
              files.addModule(new RegExp(`/web/pages/${route.page}\\.tsx$`));
              files.addModule(new RegExp(`/games/${game}/board/index\\.tsx$`));
              files.addModule(
                new RegExp(`/games/${game}/.*text/${language}\\.(json|ts)$`),
              );
              if (route.own)
                files.addModule(
                  new RegExp(`/games/${game}/${route.own(language)}$`),
                );
              const polish = home.polish.get(game);
              if (polish && !route.isForm)
                files.addAssets(new RegExp(`/${polish}-more-[^/]*\\.woff2$`));
              if (route.worker)
                files.addWorker(workerFiles(bundle, route.worker, game));
              const head = home.heads.get(game) ?? home.head;
              const source = pageOf(html, language, files, head, game);
              add(language, `${type}-${game}`, source);
            }
        }
        const files = keptFiles(bundle, (file) => folded.has(file));
        const worker = (edition: string) =>
          offlineWorker(edition, files, keptAddresses(games));
        const icons = await Promise.all(
          iconFiles.map((file) => this.fs.readFile(file, { encoding: "utf8" })),
        );
        const edition = await editionOf([
          ...Object.keys(bundle).toSorted(),
          ...pages.values(),
          ...icons,
          // Pages are told of a worker that only works differently, too.
          await worker(""),
        ]);
        for (const [fileName, source] of pages)
          emit(fileName, withEdition(source, edition));
        emit("sw.js", await worker(edition));
      },
    },
  };
}

/** The pages that need no server. A table's own is kept once it was visited, as only the server knows its game; its replay needs the server. */
function keptAddresses(games: readonly string[]): string[] {
  const types = Object.keys(routes).filter((type) => !/^[tr]$/.test(type));
  return [
    "/",
    ...Object.keys(alone).map((name) => `/${name}`),
    ...types.flatMap((type) => games.map((game) => `/${type}/${game}`)),
  ];
}

/** The games that the app's registry enters. */
function gamesIn(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "chunk"
      ? file.moduleIds.flatMap(
          (id) => /\/games\/(\w+)\/entry\.ts$/.exec(id)?.[1] ?? [],
        )
      : [],
  );
}

/** What runs first does not wait for the rest; where the browser knows how, nothing is painted before it. */
function withEarly(html: string, bundle: Bundle): string {
  const early = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.name === "early",
  );
  if (!early) throw new Error("Nothing was built of web/early.ts.");
  const script = `<script type="module" async blocking="render" crossorigin src="/${early.fileName}"></script>`;
  return html
    .replace(/ *<link rel="modulepreload"[^>]*\/early-[^>]*>\n/, "")
    .replace(/(?=<script type="module")/, `${script}\n    `);
}

/** What is printed waits for its fonts (fonts-in-time.ts): they come before the scripts. The first script finds all that is printed there, and styled. */
function withPrint(html: string, home: PrintedHome): string {
  const font = / *<link rel="preload" as="font"[^>]*>\n/g;
  const fonts = (html.match(font) ?? []).map((link) => `${link.trim()}\n    `);
  const main = '<script type="module" crossorigin';
  const changes = [
    [" async blocking=", " blocking="],
    [main, `${fonts.join("")}${main}`],
    ["<html ", '<html data-fonts="awaited" '],
    ["</head>", `  <style>${home.styles}</style>\n  </head>`],
    ['<div id="app"></div>', `<div id="app">${home.markup}</div>`],
  ] as const;
  let page = html.replace(font, "");
  for (const [old, printed] of changes) {
    if (!page.includes(old)) throw new Error(`Home has no ${old}.`);
    page = page.replace(old, () => printed);
  }
  return page;
}

function pageOf(
  html: string,
  language: Language,
  files: Files,
  head: PageHead,
  game?: string,
): string {
  const links = [
    `<link rel="manifest" href="/${manifestName(language)}">`,
    ...(game ? [`<meta name="game" content="${game}">`] : []),
    ...[...files.styles].map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    ...[...files.scripts].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    ),
    ...[...files.assets].map((file) =>
      file.endsWith(".woff2")
        ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
        : `<link rel="preload" as="fetch" crossorigin href="/${file}">`,
    ),
  ].filter(
    // Not the link but its address: a script that the page runs has it as its `src`.
    (link) => !html.includes(/(?<=href=)"[^"]*"/.exec(link)?.[0] ?? link),
  );
  return withHead(html, head)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}
