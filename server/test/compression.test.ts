/** Answers made on the fly: compressed where it gains something, and told of alike to whoever asks for the head alone. */

import { describe, expect, it } from "vitest";
import { ask, builtApp, unpacked } from "./built-app.ts";
import { testServer } from "./server.ts";

const LONG = "/api/openapi.json";
/** It refuses whoever is no guest. */
const SHORT = "/api/me";

describe("an answer made on the fly", () => {
  it("is compressed as its reader accepts, if it is long", async () => {
    const { url } = await testServer();
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["x-gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0.1, *", "gzip"],
      ["identity, br;q=0.5", undefined],
      ["*;q=0", undefined],
    ] as const) {
      const { headers, body } = await ask(url + LONG, {
        "accept-encoding": accepted,
      });
      expect(headers["content-encoding"], accepted).toBe(encoding);
      expect(headers["vary"]).toBe("accept-encoding");
      expect(headers["cache-control"]).toBe("no-store");
      expect(Number(headers["content-length"])).toBe(body.length);
      expect(JSON.parse(unpacked(body, encoding))).toHaveProperty("openapi");
    }
  });

  it("is left alone if it is short, and says that it need not have been", async () => {
    const { url } = await testServer();
    const { headers } = await ask(url + SHORT, { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["vary"]).toBe("accept-encoding");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("has the same head without its body", async () => {
    const { url } = await testServer();
    const headers = { "accept-encoding": "gzip" };
    for (const path of [LONG, SHORT]) {
      const whole = await ask(url + path, headers);
      const head = await ask(url + path, headers, "HEAD");
      expect(head.body.length).toBe(0);
      for (const name of ["content-encoding", "content-length", "vary"])
        expect(head.headers[name], name).toBe(whole.headers[name]);
    }
  });

  it("is not taken in parts, and compressed all the same", async () => {
    const { url } = await testServer({ webFolder: builtApp() });
    const { status, headers } = await ask(url + LONG, {
      "accept-encoding": "br",
      range: "bytes=0-9",
    });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe("br");
  });
});
