/** Pages over HTTP: which page, in which language and edition; and what an app on a device looks at again. */

import { once } from "node:events";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { preferredLanguage } from "../http/preferred-language.ts";
import { ask, bare, builtApp } from "./built-app.ts";
import { testServer } from "./server.ts";

describe("an app that is kept on a device", () => {
  it("looks every time whether there is a newer service worker", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { headers } = await ask(`${url}/sw.js`);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toMatch(/javascript/);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("worker-src 'self'");
  });

  it("has a manifest that browsers know for one", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { headers } = await ask(`${url}/app-en.webmanifest`);
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["named in the first beat", builtApp, "1a2b"],
    ["unknown where there are no pages", () => undefined, undefined],
  ])("its edition is %s", async (_, webFolder, edition) => {
    const folder = webFolder();
    const { url } = await testServer(folder ? { webFolder: folder } : {});
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`);
    const [data] = (await once(socket, "message")) as [Buffer];
    expect(JSON.parse(String(data))).toMatchObject({ type: "beat" });
    expect(JSON.parse(String(data)).edition).toBe(edition);
    socket.close();
  });
});

describe("a page", () => {
  it("is chosen by address and language", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    for (const [path, language, title] of [
      ["/", "en-GB,en;q=0.9", "home in English"],
      ["/", "de,pl;q=0.8,en;q=0.5", "home in Polish"],
      ["/?from=mail", "en", "home in English"],
      ["/solo/nsoe?pace=0", "en", "nsoe alone"],
      ["/r?kept=nsoe", "en", "a record"],
      ["/nowhere", "en", "home in English"],
      ["/solo/unheard-of", "en", "home in English"],
      ["/solo/..%2f..%2fsecret", "en", "home in English"],
      ["/t/unknown", "en", "home in English"],
      ["/t/%E0%A4%A", "en", "home in English"],
      ["/learn/%", "en", "home in English"],
      ["/%ff?from=mail", "en", "home in English"],
      ["/solo/nsoe", "pl", "Stolik"],
    ] as const) {
      const answer = await ask(url + path, {
        ...bare,
        "accept-language": language,
      });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toContain(`<title>${title}</title>`);
      expect(answer.headers["vary"]).toMatch(/accept-language/i);
      expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("has a tag of its own in each language", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    for (const accepted of ["br", "gzip", "identity"]) {
      const asked = { "accept-encoding": accepted };
      const english = await ask(`${url}/games`, asked);
      expect(english.headers.etag, accepted).toMatch(/^"[\w-]{22}"$/);
      const italian = await ask(`${url}/games`, {
        ...asked,
        "accept-language": "it",
        "if-none-match": english.headers.etag ?? "",
        "if-modified-since": new Date().toUTCString(),
      });
      expect(italian.status, accepted).toBe(200);
      expect(italian.body.length, accepted).toBe(english.body.length);
      expect(italian.headers.etag).not.toBe(english.headers.etag);
    }
  });

  it("is to be asked for again while one build is put in the place of another", async () => {
    const webFolder = builtApp();
    const { url } = await testServer({ webFolder });
    renameSync(webFolder, `${webFolder}-old`);
    const between = await ask(`${url}/games`);
    renameSync(`${webFolder}-old`, webFolder);
    expect(between.status).toBe(503);
    expect(between.headers["retry-after"]).toBe("1");
    expect((await ask(`${url}/games`)).status).toBe(200);
  });

  it("is nothing to whoever looks for what is hidden", async () => {
    const webFolder = builtApp();
    const hidden = [
      ".stamp",
      ".vite/manifest.json",
      ".well-known/security.txt",
      "assets/.git/config.json",
    ];
    for (const name of hidden) {
      mkdirSync(dirname(join(webFolder, name)), { recursive: true });
      writeFileSync(join(webFolder, name), "hidden");
    }
    const { url } = await testServer({ webFolder });
    const disguised = hidden.map((name) => name.replace(".", "%2e"));
    for (const name of [...hidden, ...disguised]) {
      const answer = await ask(`${url}/${name}`, { accept: "text/html" });
      expect(answer.status, name).toBe(404);
      expect(answer.headers["cache-control"], name).toBe("no-store");
    }
  });

  it("is nothing that the API sends for a mangled address", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    for (const path of ["/api/tables/%E0%A4%A", "/assets/%E0%A4%A"]) {
      const answer = await ask(url + path, { ...bare, accept: "text/html" });
      expect(answer.headers["content-type"], path).toMatch(/problem\+json/);
    }
  });

  it("of a table preloads its game", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { cookie, table } = await newTable(url);
    const answer = await ask(`${url}/t/${table}`, { ...bare, cookie });
    expect(answer.body.toString()).toBe("<title>nsoe at a table</title>");
  });

  it("is compressed on every route, and not sent twice", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const headers = { "accept-encoding": "gzip, br", "accept-language": "en" };
    for (const path of ["/", "/solo/nsoe", "/nowhere"]) {
      const answer = await ask(url + path, headers);
      expect(answer.headers["content-encoding"], path).toBe("br");
      expect(answer.headers["content-type"], path).toMatch(/^text\/html/);
      const again = await ask(url + path, {
        ...headers,
        "if-none-match": answer.headers.etag ?? "",
      });
      expect(again.status, path).toBe(304);
      for (const name of ["cache-control", "etag", "vary"])
        expect(again.headers[name], name).toBe(answer.headers[name]);
      expect((await ask(url + path, headers, "HEAD")).status, path).toBe(200);
    }
  });

  it("leaves no more listeners on its answer than Node allows", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const warnings: string[] = [];
    const hear = ({ name }: Error) => warnings.push(name);
    process.on("warning", hear);
    await ask(`${url}/solo/nsoe`);
    process.off("warning", hear);
    expect(warnings).not.toContain("MaxListenersExceededWarning");
  });
});

it.each([
  [undefined, "en"],
  ["*", "en"],
  ["it-CH, fr;q=0.9", "it"],
  ["fr;q=0.9, PL;q=0.8", "pl"],
] as const)("%s: a page in %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

/** A table of one person and a bot, begun. */
async function newTable(
  url: string,
): Promise<{ readonly cookie: string; readonly table: string }> {
  const post = (path: string, body: unknown, cookie = "") =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const guest = await post("/api/guest", { name: "Ala" });
  const [cookie = ""] = (guest.headers.get("set-cookie") ?? "").split(";");
  const seats = [{ type: "me" }, { type: "bot", level: 1 }];
  const made = await post(
    "/api/tables",
    { game: "nsoe", options: {}, seats },
    cookie,
  );
  const { id } = (await made.json()) as { readonly id: string };
  await post(`/api/tables/${id}/start`, {}, cookie);
  return { cookie, table: id };
}
