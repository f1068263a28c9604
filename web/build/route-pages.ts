/** A plugin for the build: for each kind of address, game and language a page that preloads in parallel what it will need. */

import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const languages = ["pl", "it", "en"] as const;
type Language = (typeof languages)[number];
const games = ["nsoe", "cross", "letters", "grzybowski", "journey"] as const;

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
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") return;
        const html = String(index.source);
        const emit = (language: Language, name: string, files: Files) =>
          this.emitFile({
            type: "asset",
            fileName: `pages/${language}/${name}.html`,
            source: pageOf(html, language, files),
          });
        for (const language of languages) {
          const common = new Files(bundle);
          common.addModule(new RegExp(`/web/text/${language}\\.json$`));
          common.addAssets(faces[language]);
          emit(language, "home", common);
          for (const [type, route] of Object.entries(routes))
            for (const game of games) {
              const files = new Files(bundle, common);
              files.addModule(new RegExp(`/web/pages/${route.page}\\.tsx$`));
              files.addGame(game);
              files.addModule(
                new RegExp(`/games/${game}/.*text/${language}\\.(json|ts)$`),
              );
              if (route.isRules)
                files.addModule(
                  new RegExp(`/games/${game}/board/rules/rules\\.tsx$`),
                );
              if (route.isLocal)
                files.addAssets(/\/worker-(?!review)[^/]*\.js$/);
              emit(language, `${type}-${game}`, files);
            }
        }
      },
    },
  };
}

/** The files of a page, without those that the index has anyway. */
class Files {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly assets: Set<string>;

  readonly #bundle: Bundle;

  constructor(bundle: Bundle, before?: Files) {
    this.#bundle = bundle;
    this.scripts = new Set(before?.scripts);
    this.styles = new Set(before?.styles);
    this.assets = new Set(before?.assets);
  }

  /** A module that is loaded by itself, with all that it imports. */
  addModule(wanted: RegExp): void {
    for (const chunk of this.#chunks())
      if (wanted.test(chunk.facadeModuleId ?? "")) this.#add(chunk.fileName);
  }

  /** What the app's registry loads of a game. */
  addGame(game: string): void {
    const registry = this.#chunks().find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith("/web/games.ts")),
    );
    for (const file of registry?.dynamicImports ?? []) {
      const chunk = this.#bundle[file];
      const isOurs =
        chunk?.type === "chunk" &&
        chunk.facadeModuleId?.includes(`/games/${game}/`);
      if (isOurs) this.#add(file);
    }
  }

  addAssets(wanted: RegExp): void {
    for (const name of Object.keys(this.#bundle))
      if (wanted.test(name)) this.assets.add(name);
  }

  #add(file: string): void {
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

function pageOf(html: string, language: Language, files: Files): string {
  const links = [
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
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}
