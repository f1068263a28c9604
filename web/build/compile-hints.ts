/** Which files a browser compiles as a whole while they arrive, beside the page's own thread. */

import type { Rolldown } from "vite";

/**
 * Chromium's hint for files whose functions are called as soon as they are loaded. Without it each is read twice, the
 * second time by the page's thread when it is first called; other browsers take it for a comment.
 */
const HINT = "//# allFunctionsCalledOnLoad";
/** What runs until a board is shown. */
const FIRST = /^(early|home|shared|game-\w+|local|table)$/;

export function compileHint({ name }: Rolldown.RenderedChunk): string {
  return FIRST.test(name) ? HINT : "";
}
