/** Three projects: `pure` and `unit` run wherever Node does, `e2e` drives a real browser. */

import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

const pageGlobals = new URL("test/page-globals.mjs", import.meta.url).href;
const builtPrograms = "test/built-programs.ts";
/** The template's tests run in the games that are made of it (test/new-game.test.ts). */
const template = "scripts/new-game/template/**";
const elsewhere = [...configDefaults.exclude, "**/dist/**", template];
/** Rules, boards and what they are made of keep nothing between two calls, so their tests may share one load of them. */
const pure = ["kernel/**", "geo/**", "lexicon/**", "games/**", "furniture/**"];
const tests = "*.test.{ts,tsx}";

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: pure.map((folder) => `${folder}/${tests}`),
          exclude: elsewhere,
          isolate: false,
          execArgv: ["--import", pageGlobals],
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: [`**/${tests}`],
          exclude: [...elsewhere, "e2e/**", ...pure],
          globalSetup: builtPrograms,
          execArgv: ["--import", pageGlobals],
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          exclude: elsewhere,
          globalSetup: builtPrograms,
          // Each has a house of its own; the sources and the browser are loaded once.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
