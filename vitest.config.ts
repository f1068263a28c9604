/** Two projects: `unit` runs wherever Node does, `e2e` drives a real browser. */

import react from "@vitejs/plugin-react";
import { configDefaults, defineConfig } from "vitest/config";

const pageGlobals = new URL("test/page-globals.mjs", import.meta.url).href;
/** The template's tests run in the games that are made of it (test/new-game.test.ts). */
const template = "scripts/new-game/template/**";
const elsewhere = [...configDefaults.exclude, "**/dist/**", template];

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, "e2e/**"],
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
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
