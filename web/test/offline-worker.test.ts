/** What the service worker keeps, read from the built files: all that its pages may need, and not the dictionary. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { keptFiles, offlineWorker } from "../build/offline-worker.ts";
import { games } from "../games.ts";

const dist = join(import.meta.dirname, "../dist");

function read(file: string): string {
  return readFileSync(join(dist, file), "utf8");
}

/** The files that a text names. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/\/?assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(
    ([file]) => (file.startsWith("/") ? file : `/${file}`),
  );
}

describe.skipIf(!existsSync(join(dist, "sw.js")))("what is built", () => {
  const worker = () => read("sw.js");

  it.each(languages)("every file of every page in %s is kept", (language) => {
    const kept = filesIn(worker());
    for (const page of readdirSync(join(dist, "pages", language))) {
      if (!page.endsWith(".html")) continue;
      const files = filesIn(read(`pages/${language}/${page}`));
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) expect(kept, page).toContain(file);
    }
  });

  it("every file that a kept script loads later is kept", () => {
    const kept = filesIn(worker());
    for (const file of kept.filter((name) => name.endsWith(".js")))
      for (const [, next = ""] of read(file).matchAll(
        /\b(?:from|import\()\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
      ))
        expect(kept, file).toContain(`/assets/${next}`);
  });

  it("home, and every game's pages that need no table, are kept", () => {
    for (const { id } of games)
      for (const type of ["solo", "hotseat", "rules", "new"])
        expect(worker()).toContain(`/${type}/${id}`);
  });

  it("pages and worker name one edition", () => {
    const edition = /name="edition" content="(\w+)"/.exec(read("index.html"));
    expect(edition?.[1]).toMatch(/^[0-9a-f]{16}$/);
    expect(worker()).toContain(edition?.[1]);
    expect(read("pages/pl/solo-nsoe.html")).toContain(edition?.[0]);
  });
});

it("leaves out the dictionary, and files that nobody loads", () => {
  const names = ["assets/a.js", "assets/words.bin", "assets/b.js", "x.html"];
  const bundle = Object.fromEntries(names.map((name) => [name, {} as never]));
  const kept = keptFiles(bundle, (file) => file === "assets/b.js");
  expect(kept).toEqual(["/assets/a.js", "/icon.svg"]);
});

it("takes from an older edition only what is named after its content", async () => {
  const code = await offlineWorker("new", ["/assets/a.js", "/icon.svg"], []);
  const old = new Map([
    ["/assets/a.js", "old"],
    ["/icon.svg", "old"],
  ]);
  const own = new Map<string, string>();
  const put = async (path: string, from: string) => void own.set(path, from);
  const caches = {
    open: async () => ({ put }),
    match: async (path: string, { cacheName }: { cacheName?: string }) =>
      own.get(path) ?? (cacheName ? undefined : old.get(path)),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = { addEventListener: listeners.set.bind(listeners) };
  const fetched = async (path: string) => ({ ok: true, from: path });
  runInNewContext(code, { self, caches, fetch: fetched });
  await new Promise((resolve) =>
    listeners.get("install")?.({ waitUntil: resolve }),
  );
  expect(own.get("/assets/a.js")).toBe("old");
  expect(own.get("/icon.svg")).toEqual({ ok: true, from: "/icon.svg" });
});

it("lets the browser take the files of its edition straight from the cache", async () => {
  const code = await offlineWorker("new", ["/assets/a.js", "/icon.svg"], ["/"]);
  const listeners = new Map<string, (event: object) => void>();
  const self = { addEventListener: listeners.set.bind(listeners) };
  const caches = { open: () => new Promise(() => undefined) };
  runInNewContext(code, { self, caches });
  const asked: unknown[] = [];
  const addRoutes = async (routes: unknown) => void asked.push(routes);
  listeners.get("install")?.({ waitUntil: () => undefined, addRoutes });
  expect(asked).toEqual([
    [
      {
        condition: {
          or: [{ urlPattern: "/assets/a.js" }, { urlPattern: "/icon.svg" }],
        },
        source: { cacheName: expect.stringMatching(/new$/) },
      },
    ],
  ]);
});
