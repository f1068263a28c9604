/** Built files and pages over HTTP: which encoding, which cache, which part, which page; answers made on the fly. */

import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { preferredLanguage } from "../http/preferred-language.ts";
import { testFolder, testServer } from "./server.ts";

const SCRIPT = "/assets/index-1a2b3c.js";
const script = "export const words = ['stół', 'stolik'];\n".repeat(200);
const bare = { "accept-encoding": "identity" };

/** An app as the build leaves it: each file with its two copies. */
function builtApp(): string {
  const folder = testFolder();
  const files: Readonly<Record<string, string>> = {
    "index.html": '<meta name="edition" content="1a2b" /><title>Stolik</title>',
    "sw.js": "self.addEventListener('fetch', () => {});",
    "app-en.webmanifest": '{"name":"Stolik"}',
    "pages/en/home.html": "<title>home in English</title>",
    "pages/pl/home.html": "<title>home in Polish</title>",
    "pages/en/solo-nsoe.html": "<title>nsoe alone</title>",
    "pages/en/t-nsoe.html": "<title>nsoe at a table</title>",
    [SCRIPT]: script,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return folder;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As bytes: what fetch gives has been decoded. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = method === "GET" ? get : request;
    asked(url, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

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

describe("a built file", () => {
  it("comes in the best encoding that its reader knows", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    for (const [accepted, encoding] of [
      ["br, gzip", "br"],
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const answer = await ask(url + SCRIPT, { "accept-encoding": accepted });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers["content-type"]).toMatch(/javascript/);
      expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
      expect(answer.headers["cache-control"]).toMatch(/immutable/);
      expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
      if (encoding === "br")
        expect(brotliDecompressSync(answer.body).toString()).toBe(script);
    }
  });

  it("has a tag of its own in each encoding, and is not sent to a browser that has it", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const tags = new Set<string>();
    for (const accepted of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": accepted };
      const first = await ask(url + SCRIPT, headers);
      const tag = first.headers.etag ?? "";
      tags.add(tag);
      const again = await ask(url + SCRIPT, {
        ...headers,
        "if-none-match": tag,
      });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers["vary"]).toMatch(/accept-encoding/i);
    }
    expect(tags.size).toBe(3);
    const other = await ask(url + SCRIPT, {
      "accept-encoding": "br",
      "if-none-match": (await ask(url + SCRIPT, bare)).headers.etag ?? "",
    });
    expect(other.status).toBe(200);
  });

  it("is told of without being sent", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const headers = { "accept-encoding": "br" };
    const whole = await ask(url + SCRIPT, headers);
    const head = await ask(url + SCRIPT, headers, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ["content-encoding", "content-length", "etag", "vary"])
      expect(head.headers[name], name).toBe(whole.headers[name]);
  });

  it("is sent in parts as it stands, whatever encodings are known", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const part = await ask(url + SCRIPT, {
      "accept-encoding": "br, gzip",
      range: "bytes=7-11",
    });
    expect(part.status).toBe(206);
    expect(part.headers["content-encoding"]).toBeUndefined();
    expect(part.headers["content-range"]).toBe(
      `bytes 7-11/${Buffer.byteLength(script)}`,
    );
    expect(part.body.toString()).toBe("const");
    const beyond = await ask(url + SCRIPT, { range: "bytes=9999999-" });
    expect(beyond.status).toBe(416);
  });

  it("that is missing is 404, not a page", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const answer = await ask(`${url}/assets/gone.js`, {
      "accept-encoding": "br",
    });
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toMatch(/problem\+json/);
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

describe("an answer made on the fly", () => {
  it("is compressed if it is long, and left alone if it is short", async () => {
    const { url } = await testServer();
    const headers = { "accept-encoding": "gzip, br" };
    const long = await ask(`${url}/api/openapi.json`, headers);
    expect(long.headers["content-encoding"]).toBe("br");
    expect(long.headers["vary"]).toMatch(/accept-encoding/i);
    expect(
      JSON.parse(brotliDecompressSync(long.body).toString()),
    ).toHaveProperty("openapi");
    const { cookie } = await newTable(url);
    const short = await ask(`${url}/api/me`, { ...headers, cookie });
    expect(short.headers["content-encoding"]).toBeUndefined();
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
