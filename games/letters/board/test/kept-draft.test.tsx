// @vitest-environment happy-dom
/** A page that is loaded again: tiles laid but not played are still there, for the same seat in the same position. */

import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { open, TableMatch } from "./page.tsx";
import type { Page } from "./page.tsx";
import { above, below, field, O, R, slot, T, torba } from "./torba.ts";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

function drafted(): void {
  for (const old of [T, O, R]) page.tap(field(old));
  for (const [index, to] of [above, below].entries()) {
    page.tap(slot(index));
    page.tap(field(to));
  }
}

async function again(match: TableMatch, seat = 0): Promise<void> {
  page.close();
  page = await open(match, { seat });
}

function tried(): number {
  return page.root.querySelectorAll('[data-field][data-tried="true"]').length;
}

it("the draft is there again, and can be played", async () => {
  const match = new TableMatch();
  page = await open(match);
  drafted();
  await again(match);
  expect(tried()).toBe(2);
  page.tap(page.button("Play"));
  expect(page.moves).toEqual([torba]);
});

it("so is a word that was typed; one step takes all of it back, for good", async () => {
  const match = new TableMatch();
  page = await open(match);
  page.type("TORBA");
  await again(match);
  expect((page.find("input") as HTMLInputElement).value).toBe("TORBA");
  page.tap(page.button("Undo one step"));
  expect(tried()).toBe(0);
  await again(match);
  expect(tried()).toBe(0);
});

it("not what was taken back before", async () => {
  const match = new TableMatch();
  page = await open(match);
  drafted();
  page.tap(page.button("Take everything back"));
  await again(match);
  expect(tried()).toBe(0);
});

it("[L24] never for another seat", async () => {
  const match = new TableMatch();
  page = await open(match);
  drafted();
  await again(match, 1);
  expect(tried()).toBe(0);
  match.play({ type: "pass" });
  await again(match, 1);
  expect(tried()).toBe(0);
});

it("not where the same position comes again, as in a daily deal", async () => {
  const match = new TableMatch();
  page = await open(match);
  drafted();
  match.play(torba);
  page.update();
  await again(new TableMatch());
  expect(tried()).toBe(0);
});

it.each<[string, (match: TableMatch) => TableMatch]>([
  [
    "after the turn",
    (match) => {
      match.play({ type: "pass" });
      match.play({ type: "pass" });
      return match;
    },
  ],
  ["with another rack", () => new TableMatch({ racks: ["BADEZO", "KINYCŁ"] })],
  [
    "on another board",
    () =>
      new TableMatch({ square: [".......", ".*.*.*.", "...R...", ".*TO.*."] }),
  ],
])("not %s", async (_, next) => {
  const match = new TableMatch();
  page = await open(match);
  drafted();
  await again(next(match));
  expect(tried()).toBe(0);
});

it.each(["{", "null", "[]", '{"placed":[{"slot":0}],"word":[],"missing":[]}'])(
  "nothing is made of what is no draft: %s",
  async (text) => {
    const match = new TableMatch();
    page = await open(match);
    drafted();
    const [name = ""] = Object.keys(sessionStorage);
    const kept = sessionStorage.getItem(name) ?? "";
    const { position } = JSON.parse(kept) as { readonly position: string };
    const broken = `{"position":${JSON.stringify(position)},"draft":${text}}`;
    sessionStorage.setItem(name, text === "{" ? text : broken);
    await again(match);
    expect(tried()).toBe(0);
  },
);
