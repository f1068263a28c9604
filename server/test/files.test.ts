/** Built files over HTTP: which encoding, under which tag, which part, for how long. */

import {
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ask, bare, builtApp, script, SCRIPT, unpacked } from "./built-app.ts";
import { testServer } from "./server.ts";

describe("a built file", () => {
  it("comes in the best encoding that its reader knows", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    for (const [accepted, encoding] of [
      ["br, gzip", "br"],
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["x-gzip", "gzip"],
      ["*", "br"],
      ["br;q=0,gzip", "gzip"],
      ["gzip;q=0.5, br;q=0.1", "gzip"],
      ["identity, br;q=0.5", undefined],
      ["*;q=0", undefined],
      ["identity", undefined],
    ] as const) {
      const answer = await ask(url + SCRIPT, { "accept-encoding": accepted });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers["content-type"]).toMatch(/javascript/);
      expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
      expect(answer.headers["cache-control"]).toMatch(/immutable/);
      expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
      expect(unpacked(answer.body, encoding)).toBe(script);
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
      for (const name of ["cache-control", "etag", "vary"])
        expect(again.headers[name], name).toBe(first.headers[name]);
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

  it("is compressed by no other than the build", async () => {
    const webFolder = builtApp();
    for (const ending of [".br", ".gz"])
      rmSync(join(webFolder, SCRIPT + ending));
    const { url } = await testServer({ webFolder });
    const { headers, body } = await ask(url + SCRIPT, {
      "accept-encoding": "br, x-gzip",
    });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe(script);
    expect(headers["vary"]).toMatch(/accept-encoding/i);
  });

  it("has another tag when another is put in its place", async () => {
    const webFolder = builtApp();
    const { url } = await testServer({ webFolder });
    const page = join(webFolder, "index.html");
    const before = await ask(`${url}/index.html`, bare);
    const other = before.body.toString().replace("Stolik", "Stolek");
    writeFileSync(`${page}.new`, other);
    const { atime, mtime } = statSync(page);
    utimesSync(`${page}.new`, atime, mtime);
    renameSync(`${page}.new`, page);
    const after = await ask(`${url}/index.html`, {
      ...bare,
      "if-none-match": before.headers.etag ?? "",
    });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toBe(other);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it("that is missing is 404, not a page", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    for (const path of ["/assets/gone.js", "/%61ssets/gone.js", "/assets/"]) {
      const answer = await ask(url + path, { "accept-encoding": "br" });
      expect(answer.status, path).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/problem\+json/);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });
});
