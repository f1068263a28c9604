/** Runs the app while it is built, to print home in every language. */

import type { Language } from "@stolik/kernel";
import { createServer } from "vite";
import type { prerenderHome, PrintedHome } from "../prerender.tsx";

const root = import.meta.dirname.replace(/build$/, "");

export async function printHome(
  languages: readonly Language[],
): Promise<ReadonlyMap<Language, PrintedHome>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const app = (await server.ssrLoadModule("/prerender.tsx")) as {
      readonly prerenderHome: typeof prerenderHome;
    };
    const printed = new Map<Language, PrintedHome>();
    for (const language of languages)
      printed.set(language, await app.prerenderHome(language));
    return printed;
  } finally {
    await server.close();
  }
}
