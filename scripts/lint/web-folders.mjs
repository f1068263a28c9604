/** The direction of imports between the folders of web/: pages → training → profile → daily, lesson, lobby, own-map, replay, table (→ picture) → parts → session, router, offline. */

const aroundMatches = ["parts", "session", "router"];

/**
 * What each folder may import beside itself and the files at the root of web/ (language, games, the HTTP interface …),
 * which lie below all folders.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const webFolders = {
  pages: [
    "daily",
    "lesson",
    "lobby",
    "own-map",
    "profile",
    "replay",
    "table",
    "training",
    "parts",
    "session",
    "router",
    "offline",
  ],
  training: ["profile", "own-map", "parts", "session", "router"],
  profile: ["own-map", "parts", "session", "router"],
  daily: aroundMatches,
  lesson: aroundMatches,
  lobby: aroundMatches,
  "own-map": aroundMatches,
  replay: aroundMatches,
  table: ["picture", ...aroundMatches],
  picture: ["parts", "session", "router", "fonts"],
  parts: ["session", "router", "offline"],
  session: [],
  router: [],
  offline: [],
};

/** What the other files at the root may import. */
export const belowRoot = ["text", "profile/text"];

/** Files at the root that put the app together: they lie above all folders. */
export const assembling =
  /^web\/(app|early|main|prerender|vite\.config)\.tsx?$/;

/** What may import all of web/: besides these files what builds the app, and tests. */
export const aboveAll = [
  assembling,
  /^web\/build\//,
  /^web\/(?:.+\/)?(?:test\/.+|[^/]+\.test\.tsx?)$/,
];
