/** How the app is built and served while it is worked on; the API is the server's, on port 8080. */

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groups } from "./build/chunks.ts";
import { compileHints } from "./build/compile-hints.ts";
import { routePages } from "./build/route-pages.ts";
import { workerGroups } from "./build/worker-files.ts";

const api = process.env["STOLIK_API"] ?? "http://localhost:8080";

/** How long plugins take is nothing that whoever starts the server has to know. */
const checks = { bundlerTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), routePages(), compileHints()],
  // As one string: a page asks for words by their keys, never for one of them by name.
  json: { namedExports: false, stringify: true },
  worker: {
    format: "es",
    rolldownOptions: {
      checks,
      output: {
        chunkFileNames: "assets/worker-[name]-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: workerGroups(),
        },
      },
    },
  },
  server: { proxy: { "^/api/": { target: api, ws: true } } },
  preview: { proxy: { "^/api/": { target: api, ws: true } } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Tells which files belong to which page (scripts/page-files.mjs).
    manifest: true,
    target: "es2023",
    // A board's map is not loaded with the home page for the sake of a name plate.
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: groups(),
        },
      },
      treeshake: {
        moduleSideEffects: [
          {
            test: /[/\\](furniture|geo|kernel)[/\\].*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
    },
    // light-dark() is used as it stands.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
});
