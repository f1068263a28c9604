/** Three projects: `unit` and `apart` run wherever Node does, `e2e` drives a real browser. */

import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";
import { flagsForThisNode } from "./scripts/heap.mjs";
import { ByCost } from "./test/by-cost.ts";

const pageGlobals = new URL("test/page-globals.mjs", import.meta.url).href;
/** Boards and bots make much that is soon forgotten: where there is room for it, it is swept up less often. */
const heap = flagsForThisNode(["--max-semi-space-size=64"]);
const execArgv = ["--import", pageGlobals, ...heap];
const builtPrograms = "test/built-programs.ts";
/** The template's tests run in the games that are made of it (test/new-game.test.ts). */
const template = "scripts/new-game/template/**";
const elsewhere = [...configDefaults.exclude, "**/dist/**", template];

/** Tests that have a load of their own, and why. */
const apart = [
  // Its clients make their process a page.
  "chaos/test/*.test.ts",
  // It looks at maps before what draws them has come.
  "furniture/test/later-maps.test.tsx",
  // It runs what begins a page anew for each address.
  "web/test/early.test.ts",
  // It puts a module in place of another before the page loads it.
  "web/test/put-away-saved.test.tsx",
];

const patience = { testTimeout: 20_000, hookTimeout: 20_000 };

export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: ByCost },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, "e2e/**", ...apart],
          globalSetup: builtPrograms,
          // Loading the sources for each file took longer than its tests. What a file leaves behind, the next one meets.
          isolate: false,
          setupFiles: "furniture/testing/clean-up.ts",
          execArgv,
          maxWorkers: 2,
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: apart,
          execArgv,
          maxWorkers: 2,
          ...patience,
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
