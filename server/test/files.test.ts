/** Built files over HTTP: which encoding, under which tag, which part, for how long. */

import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ask, bare, builtApp, script, SCRIPT } from "./built-app.ts";
import { testServer } from "./server.ts";

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
