/** Names that can be read, and that nobody can take for another's. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { looksLike } from "../people/look-alikes.ts";
import { isName, tidyName, tidySpaces } from "../protocol/names.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, guestWith, request, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { testServer } from "./server.ts";

const good = {
  "a plain one": "Ola",
  "Polish letters": "Żółć łaska",
  "accents on top of each other": "Nguyễn Thế",
  "an accent that no font has composed": "x\u0308",
  Greek: "Ἀχιλλεύς",
  Cyrillic: "Йоська",
  Hebrew: "שָׁלוֹם",
  Thai: "นิ้ม",
  "a joiner of Persian": "علی\u200Cرضا",
  "a joiner of Sinhala": "ශ්\u200Dරී",
  "an astronaut": "Ola \u{1F469}\u200D\u{1F680}",
  "a family": "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}",
  "a heart": "\u2764\uFE0F",
  "a flag": "\u{1F1F5}\u{1F1F1}",
  "the flag of England":
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "a keycap": "1\uFE0F\u20E3",
  "a colour of skin": "\u{1F44D}\u{1F3FD}",
  "24 signs": "x".repeat(24),
};

const bad = {
  nothing: "",
  "25 signs": "x".repeat(25),
  NUL: "a\u0000b",
  "a lone surrogate": "a\uD800",
  "a non-character": "a\uFFFF",
  "a private sign": "a\uE000",
  "a zero-width space": "O\u200Bla",
  "a zero-width joiner between letters": "O\u200Dla",
  "a zero-width non-joiner between letters": "O\u200Cla",
  "a soft hyphen": "O\u00ADla",
  "a word joiner": "O\u2060la",
  "a byte order mark within": "O\u2060\uFEFFla",
  "a mark that turns the text around": "a\u202Eb",
  "an isolate": "a\u2066b",
  "a variation selector on a letter": "O\uFE0Fla",
  "a far variation selector": "Ola\u{E0101}",
  "hidden tags": "Ola\u{E0041}\u{E0042}",
  "a flag that hides more": "\u{1F3F4}\u{E0041}",
  "a filler": "\u3164",
  "another filler": "\uFFA0a",
  "a blank of Braille": "\u2800",
  "joiners alone": "\u200D\uFE0F",
  "marks alone": "\u0301\u0302",
  "a mark first": "\u0301Ola",
  "three marks on one letter": "a\u0301\u0302\u0303",
  "a tower of marks": `O${"\u0336\u0489".repeat(10)}la`,
};

describe("what a name may be made of", () => {
  it.each(Object.entries(good))("%s", (_kind, name) => {
    expect(isName(tidySpaces(name))).toBe(true);
    expect(tidyName(name)).toBe(tidySpaces(name));
  });

  it.each(Object.entries(bad))("not %s", (_kind, name) => {
    expect(isName(tidySpaces(name))).toBe(false);
  });

  it.each([
    ["  Ola   K. ", "Ola K."],
    ["O\u200Bl\u0000a", "Ola"],
    ["O\u0301\u0302\u0303la", "Ó\u0302la"],
    ["\u3164", undefined],
    ["", undefined],
  ])("%j becomes %j", (typed, name) => {
    expect(tidyName(typed)).toBe(name);
  });

  it("whatever is typed becomes a name that the server takes, or none", () => {
    const odd = [...Object.values(good), ...Object.values(bad)].flatMap(
      (text) => [...text],
    );
    const typed = fc
      .array(
        fc.oneof(
          fc.constantFrom(...odd, "\u200D", "\uFE0F"),
          fc.string({ unit: "binary", maxLength: 2 }),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(typed, (text) => {
        const name = tidyName(text);
        if (name !== undefined) expect(isName(name)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("which names look alike", () => {
  it.each([
    ["Ola", "ola"],
    ["Ola", "OIa"],
    ["Ola", "O1a"],
    ["Ola", "0la"],
    ["Ola", "Ola."],
    ["Ola", "O l a"],
    ["Ola", "Óla"],
    ["Ola", "Оlа"],
    ["Ola", "Οlα"],
    ["Ola", "𝓞𝓵𝓪"],
    ["Ola", "Ｏｌａ"],
    ["Łukasz", "Lukasz"],
    ["Weiß", "WEISS"],
    ["ОЛЯ", "оля"],
    ["ΝΙΚΟΣ", "νικοσ"],
    ["Kama", "Karna"],
    ["Ewa", "Evva"],
    ["\u2764", "\u2764\uFE0F"],
    ["!!!", "!!!"],
  ])("%s and %s", (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  it.each([
    ["Ola", "Ala"],
    ["Ola", "Ola 2"],
    ["Ola K.", "Ola M."],
    ["Ali", "All"],
    ["Ania", "Hania"],
    ["Kasia", "Basia"],
    ["Ola", "Ola \u{1F680}"],
    ["!!!", "..."],
    ["Оля", "Ola"],
  ])("not %s and %s", (one, other) => {
    expect(looksLike(one, other)).toBe(false);
    expect(looksLike(other, one)).toBe(false);
  });
});

describe("on the server", () => {
  const seats = [
    { type: "me" },
    { type: "open" },
    { type: "open" },
    { type: "bot", level: 1 },
  ];
  const table = async (host: Guest) => {
    const plan = { game: "nsoe", options: {}, seats };
    const made = await host.post<TableInfo>("/api/tables", plan);
    return `/api/tables/${made.body.id}`;
  };
  const taken = (name: string) => ({
    status: 409,
    body: { code: "name-taken", values: { name } },
  });

  it("a name is neither invisible nor a bot's nor the reader's", async () => {
    const { url } = await testServer();
    const code = async (name: string) => {
      const { body } = await request<{ code: string }>(`${url}/api/guest`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name }),
      });
      return body.code;
    };
    for (const [kind, name] of Object.entries(bad))
      expect(await code(name), kind).toBe("bad-name");
    for (const name of ["Ada", "ADA", "Аdа", "Ad\u00E0", "E1ena", "FeIix"])
      expect(await code(name), name).toBe("name-of-bot");
    for (const name of ["You", "tu", "TY", "Tú"])
      expect(await code(name), name).toBe("name-of-reader");
    for (const name of ["Ada K.", "Tu K.", "Tytus", "Youssef"])
      expect(await code(name), name).toBeUndefined();
  });

  it("nobody sits down beside a namesake", async () => {
    const { url } = await testServer();
    const ola = await becomeGuest(url, "Ola");
    const path = await table(ola);
    const other = await becomeGuest(url, "OIa");
    const before = await ola.get(path);
    expect(await other.post(`${path}/join`)).toMatchObject(taken("Ola"));
    expect((await ola.get(path)).body).toEqual(before.body);
    await other.post("/api/guest", { name: "Ola M." });
    expect(await other.post(`${path}/join`)).toMatchObject({
      status: 200,
      body: { you: { seat: 1 } },
    });
    // Asking again, as after a reload, is no second person.
    expect(await other.post(`${path}/join`)).toMatchObject({ status: 200 });
  });

  it("nobody takes such a name at the table, and everything stays as it was", async () => {
    const { url } = await testServer();
    const ola = await becomeGuest(url, "Ola");
    const eve = await becomeGuest(url, "Eve");
    const path = await table(ola);
    await eve.post(`${path}/join`);
    expect(await eve.post("/api/guest", { name: "0LA" })).toMatchObject(
      taken("Ola"),
    );
    expect((await eve.get("/api/me")).body).toMatchObject({ name: "Eve" });
    expect((await ola.get(path)).body).toMatchObject({
      seats: [{ name: "Ola" }, { name: "Eve" }, null, { type: "bot" }],
    });
    await eve.post("/api/guest", { name: "Ewa" });
    expect((await ola.get(path)).body).toMatchObject({
      seats: [{ name: "Ola" }, { name: "Ewa" }, null, { type: "bot" }],
    });
    await eve.post(`${path}/leave`);
    expect(await eve.post("/api/guest", { name: "0LA" })).toMatchObject({
      status: 200,
    });
  });

  it("nor while the table is not in memory", async () => {
    const first = await testServer();
    const guests = [
      await becomeGuest(first.url, "Ola"),
      await becomeGuest(first.url, "Eve"),
    ];
    const id = await startedTable(guests, 1);
    await first.close();
    const { url } = await testServer({ dataFolder: first.folder });
    const [, eve] = guests.map((guest) =>
      guestWith(url, guest.cookie, guest.person),
    );
    expect(await eve?.post("/api/guest", { name: "0LA" })).toMatchObject(
      taken("Ola"),
    );
    expect((await eve?.get(`/api/tables/${id}`))?.body).toMatchObject({
      seats: [{ name: "Ola" }, { name: "Eve" }, { type: "bot" }],
    });
  });
});
