/** The direction of imports between the folders of web/: pages → lobby, table → parts → session, router. */

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
    may: ["lobby/**", "table/**", "parts/**", "session/**", "router/**"],
  },
  {
    files: /^web\/(lobby|table)\//,
    may: ["parts/**", "session/**", "router/**"],
  },
  { files: /^web\/parts\//, may: ["session/**", "router/**"] },
  { files: /^web\/(session|router|text)\//, may: [] },
  { files: /^web\/[^/]+$/, may: ["text/**"] },
];
