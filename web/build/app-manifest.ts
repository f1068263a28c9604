/** What a browser is told when somebody installs the app: a name, icons, colours, and each game as a shortcut. */

import type { PageHead } from "./page-head.ts";

const PAPER = "#f6f0e3";
const icons = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  {
    src: "/icon-maskable-512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  },
];

export function manifestName(language: string): string {
  return `app-${language}.webmanifest`;
}

export function appManifest(
  language: string,
  home: PageHead,
  /** What each game is called, by its id. */
  titles: ReadonlyMap<string, string>,
): string {
  return JSON.stringify({
    id: "/",
    name: home.title,
    short_name: home.title,
    description: home.description,
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games", "education"],
    icons,
    shortcuts: [...titles].map(([game, name]) => ({
      name,
      url: `/solo/${game}`,
    })),
  });
}
