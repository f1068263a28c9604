/** A plugin for the build: for each kind of address, game and language a page that preloads in parallel what it will need. */

import type { Plugin, Rolldown } from "vite";
import { appManifest, manifestName } from "./app-manifest.ts";
import { editionOf, withEdition } from "./edition.ts";
import { foldFacades } from "./facades.ts";
import { iconFiles, keptFiles, offlineWorker } from "./offline-worker.ts";
import { withHead } from "./page-head.ts";
import type { PageHead } from "./page-head.ts";
import { printHome } from "./prerendered.ts";
import type { PrintedHome } from "../prerender.tsx";
import { workerFiles } from "./worker-files.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
/** The file that is loaded in place of another. */
type Folded = ReadonlyMap<string, string>;

const languages = ["pl", "it", "en"] as const;
type Language = (typeof languages)[number];

/** By the first part of an address: the page's own module, and what it does with the game. */
const routes = {
  new: { page: "new-table", use: "board" },
  t: { page: "table", use: "board" },
  r: { page: "replay", use: "board" },
  solo: { page: "local", use: "match" },
  hotseat: { page: "local", use: "match" },
  learn: { page: "learn", use: "lesson" },
  daily: { page: "daily-deal", use: "daily" },
  rules: { page: "rules", use: "rules" },
} as const;

/** Pages of no game: their addresses, and their modules. */
const alone = {
  daily: "daily",
  games: "my-games",
  map: "own-map",
  me: "profile",
  train: "training",
} as const;
/** Those whose words home does not have. */
const worded: readonly string[] = ["me", "train"];

/** The faces of the first paint; the second of each pair has the letters that Polish adds. */
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
          for (const [type, route] of Object.entries(routes))
            for (const game of games) {
              const files = new Files(bundle, folded, common);
              files.addModule(new RegExp(`/web/pages/${route.page}\\.tsx$`));
              files.addModule(new RegExp(`/games/${game}/board/index\\.tsx$`));
              files.addModule(
                new RegExp(`/games/${game}/.*text/${language}\\.(json|ts)$`),
              );
              if (route.use === "rules")
                files.addModule(
                  new RegExp(`/games/${game}/board/rules/rules\\.tsx$`),
                );
              if (route.use === "lesson")
                files.addModule(
                  new RegExp(`/games/${game}/lesson/${language}\\.json$`),
                );
              if (route.use === "daily")
                files.addModule(
                  new RegExp(`/games/${game}/daily/${language}\\.json$`),
                );
              if (route.use === "match")
                files.addWorker(workerFiles(bundle, game));
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
    "/r",
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

/** The files of a page, without those that the index has anyway. */
class Files {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly assets: Set<string>;

  readonly #bundle: Bundle;
  readonly #folded: Folded;

  constructor(bundle: Bundle, folded: Folded, before?: Files) {
    this.#bundle = bundle;
    this.#folded = folded;
    this.scripts = new Set(before?.scripts);
    this.styles = new Set(before?.styles);
    this.assets = new Set(before?.assets);
  }

  /** A module that is loaded by itself, with all that it imports. */
  addModule(wanted: RegExp): void {
    for (const chunk of this.#chunks())
      if (wanted.test(chunk.facadeModuleId ?? "")) this.#add(chunk.fileName);
  }

  /** Preloaded like the page's own modules: the worker then finds them in the browser's cache. */
  addWorker(files: readonly string[]): void {
    for (const name of files) this.scripts.add(name);
  }

  addAssets(wanted: RegExp): void {
    for (const name of Object.keys(this.#bundle))
      if (wanted.test(name)) this.assets.add(name);
  }

  #add(name: string): void {
    const file = this.#folded.get(name) ?? name;
    const chunk = this.#bundle[file];
    if (chunk?.type !== "chunk" || this.scripts.has(file)) return;
    this.scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? [])
      this.styles.add(style);
    for (const imported of chunk.imports) this.#add(imported);
  }

  #chunks(): Chunk[] {
    return Object.values(this.#bundle).filter((file) => file.type === "chunk");
  }
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

function withPrint(html: string, home: PrintedHome): string {
  return html
    .replace("</head>", () => `  <style>${home.styles}</style>\n  </head>`)
    .replace(
      '<div id="app"></div>',
      () => `<div id="app">${home.markup}</div>`,
    );
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
  ].filter((link) => !html.includes(/href="[^"]*"/.exec(link)?.[0] ?? link));
  return withHead(html, head)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}
