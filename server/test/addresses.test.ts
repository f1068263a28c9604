/** Who sets up a table on the server's own machine can invite other devices. */

import { networkInterfaces } from "node:os";
import { expect, it } from "vitest";
import { addressesOf, isLoopback } from "../http/network-addresses.ts";
import type { Addresses } from "../protocol/protocol.ts";
import { testServer } from "./server.ts";

it.each([
  "localhost",
  "127.0.0.1",
  "127.1.2.3",
  "::1",
  "[::1]",
  "::ffff:127.0.0.1",
])("%s is this machine's own", (host) => {
  expect(isLoopback(host)).toBe(true);
  expect(addressesOf(host, 8080)).toEqual([]);
});

it.each([
  "192.168.1.5",
  "example.org",
  "127.example.org",
  "localhost.example.org",
])("%s is not", (host) => {
  expect(isLoopback(host)).toBe(false);
  expect(addressesOf(host, 8080)).toEqual([`http://${host}:8080`]);
});

it("a server that listens everywhere has the addresses of every network", () => {
  const outer = Object.values(networkInterfaces())
    .flatMap((interfaces) => interfaces ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  for (const host of ["0.0.0.0", "::"])
    expect(addressesOf(host, 8080)).toEqual(
      outer.map(({ address }) => `http://${address}:8080`),
    );
  expect(addressesOf("fd00::5", 8080)).toEqual(["http://[fd00::5]:8080"]);
});

it("only a page on the same machine is told, and never through a proxy", async () => {
  const { url } = await testServer({ host: "0.0.0.0" });
  const { port } = new URL(url);
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/addresses`, {
      headers,
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Addresses;
  };
  const all = addressesOf("0.0.0.0", Number(port));
  expect(await ask({})).toEqual({ addresses: all });
  for (const headers of [
    { "x-forwarded-for": "203.0.113.5" },
    { forwarded: "for=203.0.113.5" },
  ])
    expect(await ask(headers)).toEqual({ addresses: [] });
});
