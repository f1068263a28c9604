/** A plugin for the build: for each kind of address, game and language a page that preloads in parallel what it will need. */

import type { Plugin, Rolldown } from "vite";
import { foldFacades } from "./facades.ts";
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
  new: { page: "new-table", isLocal: false, isRules: false },
  t: { page: "table", isLocal: false, isRules: false },
  solo: { page: "local", isLocal: true, isRules: false },
  hotseat: { page: "local", isLocal: true, isRules: false },
  rules: { page: "rules", isLocal: false, isRules: true },
} as const;

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
        const emit = (language: Language, name: string, source: string) =>
          this.emitFile({
            type: "asset",
            fileName: `pages/${language}/${name}.html`,
            source,
          });
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
          emit(language, "home", withPrint(page, home));
          for (const [type, route] of Object.entries(routes))
            for (const game of games) {
              const files = new Files(bundle, folded, common);
              files.addModule(new RegExp(`/web/pages/${route.page}\\.tsx$`));
              files.addModule(new RegExp(`/games/${game}/board/index\\.tsx$`));
              files.addModule(
                new RegExp(`/games/${game}/.*text/${language}\\.(json|ts)$`),
              );
              if (route.isRules)
                files.addModule(
                  new RegExp(`/games/${game}/board/rules/rules\\.tsx$`),
                );
              if (route.isLocal) files.add(workerFiles(bundle, game));
              const head = home.heads.get(game) ?? home.head;
              const source = pageOf(html, language, files, head, game);
              emit(language, `${type}-${game}`, source);
            }
        }
      },
    },
  };
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

  add(assets: readonly string[]): void {
    for (const name of assets) this.assets.add(name);
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
