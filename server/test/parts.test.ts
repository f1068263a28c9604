/** Parts of built files, and the conditions they are asked for under: RFC 9110, 13 and 14. */

import { describe, expect, it } from "vitest";
import { partOf } from "../http/conditions.ts";
import { ask, bare, builtApp, script, SCRIPT, unpacked } from "./built-app.ts";
import { testServer } from "./server.ts";

const size = Buffer.byteLength(script);
const packed = { "accept-encoding": "br, gzip" };
const beginning = { range: "bytes=0-11" };

describe("a part", () => {
  it.each([
    ["bytes=7-11", { start: 7, end: 11 }],
    ["Bytes=7-", { start: 7, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=98-1000", { start: 98, end: 99 }],
    ["bytes=100-", "beyond"],
    ["bytes=-0", "beyond"],
    ["bytes=9-7", undefined],
    ["bytes=0-1,5-6", undefined],
    ["bytes=-", undefined],
    ["bytes=a-b", undefined],
    ["lines=0-1", undefined],
  ] as const)("%s of a hundred bytes", (header, part) => {
    expect(partOf(header, 100)).toEqual(part);
  });

  it("of nothing lies beyond its end", () => {
    expect(partOf("bytes=0-", 0)).toBe("beyond");
    expect(partOf("bytes=-5", 0)).toBe("beyond");
  });

  it("is one of the file as it stands, whatever encodings are known", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { headers } = await ask(url + SCRIPT, bare);
    for (const [range, told, text] of [
      ["bytes=7-11", "7-11", "const"],
      ["bytes=-3", `${size - 3}-${size - 1}`, script.slice(-3)],
    ] as const) {
      const part = await ask(url + SCRIPT, { ...packed, range });
      expect(part.status).toBe(206);
      expect(part.headers["content-encoding"]).toBeUndefined();
      expect(part.headers["content-range"]).toBe(`bytes ${told}/${size}`);
      expect(Number(part.headers["content-length"])).toBe(text.length);
      expect(part.body.toString()).toBe(text);
      for (const name of ["cache-control", "content-type", "etag", "vary"])
        expect(part.headers[name], name).toBe(headers[name]);
    }
  });

  it("beyond the end is refused with the length", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const range = "bytes=9999999-";
    const { status, headers, body } = await ask(url + SCRIPT, { range });
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe(`bytes */${size}`);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.length).toBe(0);
  });

  it("is not what a head is asked for, nor what refuses the file as it stands", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const head = await ask(url + SCRIPT, { ...packed, ...beginning }, "HEAD");
    const whole = await ask(url + SCRIPT, packed);
    expect(head.status).toBe(200);
    for (const name of ["content-encoding", "content-length", "etag"])
      expect(head.headers[name], name).toBe(whole.headers[name]);
    const strict = { ...beginning, "accept-encoding": "br, identity;q=0" };
    expect((await ask(url + SCRIPT, strict)).body).toEqual(whole.body);
  });
});

describe("the rest of what somebody has", () => {
  it("is sent to whoever has the beginning of the file itself", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { etag = "" } = (await ask(url + SCRIPT, bare)).headers;
    const rest = await ask(url + SCRIPT, {
      ...packed,
      ...beginning,
      "if-range": etag,
    });
    expect(rest.status).toBe(206);
    expect(rest.body.toString()).toBe(script.slice(0, 12));
    expect(rest.headers.etag).toBe(etag);
  });

  it("is the whole, as it is accepted, to anybody else", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { etag = "" } = (await ask(url + SCRIPT, bare)).headers;
    const whole = await ask(url + SCRIPT, packed);
    for (const known of [
      `W/${etag}`,
      whole.headers.etag ?? "",
      '"of another build"',
      `${etag}, ${etag}`,
      "Tue, 14 Nov 2023 22:13:20 GMT",
      new Date().toUTCString(),
    ]) {
      const answer = await ask(url + SCRIPT, {
        ...packed,
        ...beginning,
        "if-range": known,
      });
      expect(answer.status, known).toBe(200);
      expect(answer.headers["content-encoding"], known).toBe("br");
      expect(answer.headers["content-range"], known).toBeUndefined();
      expect(unpacked(answer.body, "br"), known).toBe(script);
    }
  });
});

describe("a file on conditions", () => {
  it("is known by any of several tags, weak ones too, and by no date", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { headers } = await ask(url + SCRIPT, packed);
    expect(headers["last-modified"]).toBeUndefined();
    const { etag = "" } = headers;
    for (const [name, value, status] of [
      ["if-none-match", `"a,b", ${etag}`, 304],
      ["if-none-match", `W/${etag}`, 304],
      ["if-none-match", "*", 304],
      ["if-none-match", '"a"', 200],
      ["if-modified-since", new Date().toUTCString(), 200],
      ["if-match", `"a", ${etag}`, 200],
      ["if-match", "*", 200],
      ["if-match", `W/${etag}`, 412],
      ["if-match", '"a"', 412],
    ] as const) {
      const answer = await ask(url + SCRIPT, { ...packed, [name]: value });
      expect(answer.status, `${name}: ${value}`).toBe(status);
    }
  });
});
