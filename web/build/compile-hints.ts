/** A plugin for the build: which files a browser compiles as a whole while they arrive, beside the page's own thread. */

import type { Plugin } from "vite";

/**
 * Chromium's hint for files whose functions are called as soon as they are loaded. Without it each is read twice, the
 * second time by the page's thread when it is first called; other browsers take it for a comment.
 */
const HINT = "//# allFunctionsCalledOnLoad\n";
/** What runs until a board is shown. */
const FIRST = /^(early|home|shared|game-\w+|local|table)$/;

/** Last of all, for it counts only as the very first line, and Vite puts a line of its own before any banner. */
export function compileHints(): Plugin {
  return {
    name: "stolik:compile-hints",
    apply: "build",
    enforce: "post",
    augmentChunkHash: ({ name }) => (FIRST.test(name) ? HINT : ""),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && FIRST.test(file.name))
            file.code = HINT + file.code;
      },
    },
  };
}
