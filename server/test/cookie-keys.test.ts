/** The keys that sign cookies: the newest that every node knows, and those before it for a while. */

import { expect, it } from "vitest";
import { cookieSigner, keysInUse, SIGNS_AFTER } from "../http/cookie-keys.ts";
import type { CookieKey } from "../store/stored.ts";
import { becomeGuest } from "./client.ts";
import { at, twoNodes } from "./nodes.ts";
import { ask, describePostgres } from "./postgres.ts";
import { testServer } from "./server.ts";

const DAY = 24 * 60 * 60_000;
const key = (value: string, age: number): CookieKey => ({ value, age });

it.each<[string, readonly CookieKey[], readonly string[]]>([
  ["the first", [key("a", Infinity)], ["a"]],
  [
    "a new one is accepted before it signs",
    [key("b", 0), key("a", Infinity)],
    ["a", "b"],
  ],
  [
    "once all nodes know it, it signs",
    [key("b", SIGNS_AFTER), key("a", Infinity)],
    ["b", "a"],
  ],
  [
    "the one before is accepted for a while",
    [key("b", SIGNS_AFTER + DAY - 1), key("a", Infinity)],
    ["b", "a"],
  ],
  [
    "and then no more",
    [key("b", SIGNS_AFTER + DAY), key("a", Infinity)],
    ["b"],
  ],
  [
    "each goes by the one that followed it",
    [key("d", 5), key("c", DAY), key("b", 2 * DAY), key("a", Infinity)],
    ["c", "d", "b"],
  ],
])("%s", (_name, keys, used) => {
  expect(keysInUse(keys, DAY)).toEqual(used);
});

it("a rotation is learnt of while the server runs", async () => {
  let keys = [key("a", Infinity)];
  const signer = await cookieSigner(() => Promise.resolve(keys), DAY);
  const cookie = signer.sign("ala");
  const learn = async (age: number) => {
    keys = [key("b", age), key("a", Infinity)];
    await signer.learn();
  };
  await learn(0);
  expect(signer.sign("ala")).toBe(cookie);
  expect(signer.unsign(cookie)).toMatchObject({ valid: true, renew: false });
  await learn(SIGNS_AFTER);
  expect(signer.unsign(cookie)).toMatchObject({ valid: true, renew: true });
  const signed = signer.sign("ala");
  expect(signer.unsign(signed)).toMatchObject({ valid: true, renew: false });
  await learn(2 * DAY);
  expect(signer.unsign(cookie)).toMatchObject({ valid: false });
  expect(signer.unsign(signed)).toMatchObject({ valid: true });
});

describePostgres("keys of two nodes", () => {
  it("whoever comes back is signed anew, and both nodes know them", async () => {
    const nodes = await twoNodes();
    const ala = await becomeGuest(nodes.here.url, "Ala");
    expect((await at(nodes.there, ala).get("/api/me")).status).toBe(200);
    await nodes.there.close();
    // Made two minutes ago, by the database's clock.
    await ask(
      `insert into meta (name, value) select
        'secret:' || (extract(epoch from now()) * 1000 - 120000)::bigint, 'new'`,
      nodes.databaseUrl,
    );
    const later = await testServer({ databaseUrl: nodes.databaseUrl });
    const me = await at(later, ala).get("/api/me");
    expect(me.status).toBe(200);
    const cookie = me.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(cookie).not.toBe("");
    expect(cookie).not.toBe(ala.cookie);
    const again = await at(later, { ...ala, cookie }).get("/api/me");
    expect(again.status).toBe(200);
    expect(again.headers.get("set-cookie")).toBeNull();
  });
});
