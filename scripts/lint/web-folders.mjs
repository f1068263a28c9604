/** The direction of imports between the folders of web/: pages → training → profile → daily, lesson, lobby, own-map, replay, table → picture → parts → session, router, offline. */

/**
 * The first row that fits a file decides. The files at the root of web/ (language, games, the HTTP interface …) lie below
 * all folders, but for those that put the app together.
 *
 * @type {readonly { readonly files: RegExp; readonly may: readonly string[] }[]}
 */
export const webFolders = [
  { files: /^web\/(?:.+\/)?(?:test\/.+|[^/]+\.test\.tsx?)$/, may: ["**"] },
  {
    files: /^web\/(build\/|(app|early|main|prerender|vite\.config)\.tsx?$)/,
    may: ["**"],
  },
  {
    files: /^web\/pages\//,
    may: [
      "daily/**",
      "lesson/**",
      "lobby/**",
      "own-map/**",
      "profile/**",
      "replay/**",
      "table/**",
      "training/**",
      "parts/**",
      "session/**",
      "router/**",
      "offline/**",
    ],
  },
  {
    files: /^web\/training\//,
    may: ["profile/**", "own-map/**", "parts/**", "session/**", "router/**"],
  },
  {
    files: /^web\/profile\//,
    may: ["own-map/**", "parts/**", "session/**", "router/**"],
  },
  {
    files: /^web\/(daily|lesson|lobby|own-map|replay|table)\//,
    may: ["picture/**", "parts/**", "session/**", "router/**"],
  },
  {
    files: /^web\/picture\//,
    may: ["parts/**", "session/**", "router/**", "fonts/**"],
  },
  { files: /^web\/parts\//, may: ["session/**", "router/**", "offline/**"] },
  { files: /^web\/(session|router|offline|text)\//, may: [] },
  { files: /^web\/[^/]+$/, may: ["text/**", "profile/text/**"] },
];
