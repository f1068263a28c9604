/** Behind a proxy: whose word counts, under which names the server answers, and whose pages may act. */

import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import type { Settings } from "../settings/settings.ts";
import { parseTrustProxy } from "../settings/trust-proxy.ts";
import { openPage, request } from "./client.ts";
import { testServer } from "./server.ts";

type Headers = Record<string, string>;

function guest(url: string, headers: Headers = {}) {
  return request<{ code: string }>(`${url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name: "Ala" }),
  });
}

/** Unlike `fetch`, this may name any host. */
function statusFor(url: string, path: string, headers: Headers) {
  const { hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(
    ([name, text]) => `${name}: ${text}`,
  );
  return new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\nconnection: close\r\n\r\n`,
      ),
    );
    socket.once("data", (data) => {
      resolve(Number(data.toString().split(" ")[1]));
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

/** As the environment would set it. */
function trusting(text: string): Partial<Settings> {
  const { trustProxy } = readSettings({ STOLIK_TRUST_PROXY: text }, {});
  return { trustProxy };
}

describe("the address that is counted", () => {
  /** How many guests get through when each forges another address before the one the proxy saw. */
  const forged = async (trust: string, seen: string) => {
    const { url } = await testServer({
      guestsPerMinute: 2,
      ...trusting(trust),
    });
    const statuses: number[] = [];
    for (const forgery of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      const chain = { "x-forwarded-for": `${forgery}, ${seen}` };
      statuses.push((await guest(url, chain)).status);
    }
    return statuses;
  };

  it.each([
    ["0", "198.51.100.7"],
    ["1", "198.51.100.7"],
    ["2", "198.51.100.7, 10.0.0.1"],
    ["127.0.0.1", "198.51.100.7"],
    ["10.0.0.0/8,loopback", "198.51.100.7, 10.1.2.3"],
  ])(
    "trusting %s, what a visitor forges changes nothing",
    async (trust, seen) => {
      expect(await forged(trust, seen)).toEqual([200, 200, 429]);
    },
  );

  it.each([
    ["1", "198.51.100.7"],
    ["2", "198.51.100.7, 10.0.0.1"],
    ["127.0.0.1,10.0.0.1", "198.51.100.7, 10.0.0.1"],
  ])("trusting %s, each visitor is counted alone", async (trust, seen) => {
    const { url } = await testServer({
      guestsPerMinute: 1,
      ...trusting(trust),
    });
    const from = (chain: string) => guest(url, { "x-forwarded-for": chain });
    expect(await from(seen)).toMatchObject({ status: 200 });
    expect(await from(seen)).toMatchObject({ status: 429 });
    const other = seen.replace("198.51.100.7", "198.51.100.8");
    expect(await from(other)).toMatchObject({ status: 200 });
  });

  it("a network of IPv6 counts as one", async () => {
    const { url } = await testServer({ guestsPerMinute: 1, ...trusting("1") });
    const from = (address: string) =>
      guest(url, { "x-forwarded-for": address });
    expect(await from("2001:db8:0:1::1")).toMatchObject({ status: 200 });
    expect(await from("2001:db8:0:1:ffff::2")).toMatchObject({ status: 429 });
    expect(await from("2001:db8:0:2::1")).toMatchObject({ status: 200 });
  });

  it("a stranger who is no proxy is not believed", async () => {
    const { url } = await testServer({
      guestsPerMinute: 1,
      ...trusting("192.0.2.1"),
    });
    const from = (address: string) =>
      guest(url, { "x-forwarded-for": address });
    expect(await from("203.0.113.1")).toMatchObject({ status: 200 });
    expect(await from("203.0.113.2")).toMatchObject({ status: 429 });
  });
});

describe("the setting", () => {
  it.each(["0", "1", "9", "127.0.0.1", "::1/128, 10.0.0.0/8", "loopback"])(
    "%s is understood",
    (text) => {
      expect(parseTrustProxy(text)).toBeDefined();
    },
  );

  it.each([
    "yes",
    "-1",
    "10",
    "1.5",
    "10.0.0.0/33",
    "::1/129",
    "10.0.0.1,",
    "a/8",
  ])("%s is not", (text) => {
    expect(() => readSettings({ STOLIK_TRUST_PROXY: text }, {})).toThrow(
      /^STOLIK_TRUST_PROXY: takes a number of proxies or their addresses/,
    );
  });

  it("others that make no sense are named too", () => {
    expect(() => readSettings({ STOLIK_BOT_DELAY: "soon" }, {})).toThrow(
      /^STOLIK_BOT_DELAY: /,
    );
    expect(() =>
      readSettings({ STOLIK_ORIGINS: "stolik.example" }, {}),
    ).toThrow(/^STOLIK_ORIGINS: takes origins/);
    expect(() => readSettings({ STOLIK_HOSTS: "http://a" }, {})).toThrow(
      /^STOLIK_HOSTS: takes names/,
    );
    expect(readSettings({ STOLIK_BOT_DELAY: "" }, {}).botDelay).toBe(900);
  });
});

describe("the origin", () => {
  it("is compared with its scheme", async () => {
    const { url, lines } = await testServer();
    const https = url.replace("http:", "https:");
    expect(await guest(url, { origin: url })).toMatchObject({ status: 200 });
    for (const origin of [https, "null", "data:,x", `${url}0`]) {
      expect(await guest(url, { origin })).toMatchObject({
        status: 403,
        body: { code: "foreign-origin" },
      });
      await expect(openPage(url, undefined, { origin })).rejects.toThrow("403");
    }
    const told = lines.filter(({ origin }) => origin !== undefined);
    expect(told).toMatchObject([{ origin: https, own: url, count: 1 }]);
  });

  it("is that of the proxy's page where the proxy is believed, and only there", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const trusted = await testServer(trusting("1"));
    const origin = trusted.url.replace("http:", "https:");
    const answer = await guest(trusted.url, { ...headers, origin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toContain("Secure");
    const page = await openPage(trusted.url, undefined, { ...headers, origin });
    await page.close();
    expect(
      await guest(trusted.url, { ...headers, origin: trusted.url }),
    ).toMatchObject({ status: 403 });

    const direct = await testServer(trusting("192.0.2.1"));
    const own = direct.url.replace("http:", "https:");
    const refused = await guest(direct.url, { ...headers, origin: own });
    expect(refused.status).toBe(403);
  });

  it("is not what a page says its host is", async () => {
    const { url } = await testServer(trusting("1"));
    const forged = {
      origin: "http://elsewhere.example",
      "x-forwarded-host": "elsewhere.example",
    };
    expect(await guest(url, forged)).toMatchObject({ status: 403 });
  });
});

describe("the names under which it answers", () => {
  it("are all, where none is configured", async () => {
    const { url } = await testServer();
    expect(await statusFor(url, "/", { host: "any.example" })).toBe(200);
  });

  it("are those configured, for pages, API and sockets", async () => {
    const { hosts } = readSettings(
      { STOLIK_HOSTS: "Stolik.example, 127.0.0.1" },
      {},
    );
    const { url } = await testServer({ hosts, ...trusting("1") });
    const upgrade = {
      connection: "upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    for (const [path, status, more] of [
      ["/", 200, {}],
      ["/api/openapi.json", 200, {}],
      ["/api/live", 101, upgrade],
    ] as const) {
      for (const host of [
        "stolik.example",
        "STOLIK.example.:443",
        "127.0.0.1:1",
      ])
        expect(await statusFor(url, path, { host, ...more })).toBe(status);
      for (const host of ["evil.example", "stolik.example.evil.example", "a b"])
        expect(await statusFor(url, path, { host, ...more })).toBe(421);
      const forged = {
        host: "evil.example",
        "x-forwarded-host": "stolik.example",
      };
      expect(await statusFor(url, path, { ...forged, ...more })).toBe(421);
    }
    const page = await openPage(url);
    await page.close();
  });
});
