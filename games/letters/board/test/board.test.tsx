// @vitest-environment happy-dom
/** What people do at the board, and which moves come of it. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { at, word } from "../../test/table.ts";
import { open, TableMatch } from "./page.tsx";
import type { Page } from "./page.tsx";
import { above, below, field, O, R, slot, T, torba } from "./torba.ts";

const ANSWER = '[aria-label="What the dictionary says"]';

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

/** Lays the rack's tile by two taps. */
function lay(index: number, to: number): void {
  page.tap(slot(index));
  page.tap(field(to));
}

describe("laying and reading", () => {
  it("[L8] old tiles tapped and new ones laid in order make a word", async () => {
    page = await open(new TableMatch());
    for (const old of [T, O, R]) page.tap(field(old));
    lay(0, above);
    lay(1, below);
    page.tap(page.button("Play"));
    expect(page.moves).toEqual([torba]);
  });

  it("[L11] a chosen tile lights the fields that touch, and no others", async () => {
    page = await open(new TableMatch());
    expect(page.root.querySelectorAll('[data-lit="true"]')).toHaveLength(0);
    page.tap(slot(0));
    const lit = [...page.root.querySelectorAll('[data-lit="true"]')];
    expect(lit).toHaveLength(6);
    expect(lit.map((one) => Number(one.getAttribute("data-field")))).toContain(
      above,
    );
  });

  it.each([
    ["strict", false],
    ["chain", true],
  ] as const)(
    "[L11] beside a tile just laid no field is lit, except in a chain: %s",
    async (contact, isLit) => {
      page = await open(new TableMatch({ state: { contact } }));
      lay(0, above);
      page.tap(slot(1));
      const [beyond, beside] = [at(2, 5), below].map((index) =>
        page.find(field(index)).getAttribute("data-lit"),
      );
      expect([beyond, beside]).toEqual([String(isLit), "true"]);
    },
  );

  it("[L11] a tile that leans on one of the same turn is refused in so many words", async () => {
    page = await open(new TableMatch());
    lay(0, above);
    lay(1, at(2, 5));
    page.tap(field(T));
    expect(page.button("Play").disabled).toBe(true);
    expect(page.root.textContent).toContain(
      "A only touches a tile you’ve just laid",
    );
  });

  it("[L20, L21] points and the bonus it would close are shown before confirming", async () => {
    page = await open(
      new TableMatch({
        square: [".K.....", "T*A*.*.", "..O....", ".*RN.*."],
        racks: ["ŻBDEZI", "IYCŁMP"],
      }),
    );
    page.tap(field(at(3, 3)));
    lay(0, at(4, 5));
    expect(page.root.textContent).toContain("9 pts");
    expect(page.root.textContent).not.toContain("9 + 15");
    lay(0, at(3, 2));
    expect(page.root.textContent).toContain("9 + 15");
    expect(page.root.textContent).toContain("24 pts");
    expect(page.find('[data-state="closing"]').textContent).toBe("15");
  });

  it("[L12] says why a word cannot be played yet, with its rule", async () => {
    page = await open(new TableMatch());
    lay(0, above);
    expect(page.root.textContent).toContain("that was there before");
    expect(page.find('a[href="/rules/letters#L12"]')).toBeTruthy();
    expect(page.button("Play").disabled).toBe(true);
    page.tap(field(R));
    expect(page.button("Play").disabled).toBe(false);
  });

  it("[L16] every step can be undone before confirming, and Escape takes all back", async () => {
    page = await open(new TableMatch());
    page.tap(field(T));
    lay(0, above);
    page.tap(page.button("Undo one step"));
    expect(page.root.querySelectorAll('[data-tried="true"]')).toHaveLength(0);
    expect(page.button("T, letter 1: take it out of the word")).toBeTruthy();
    page.press(field(T), "Escape");
    expect(page.button("Take everything back").disabled).toBe(true);
    expect(page.moves).toEqual([]);
  });

  it("a tile on the board is moved by its place on the rack, or taken back", async () => {
    page = await open(new TableMatch());
    lay(0, above);
    lay(0, at(3, 4));
    expect(page.find(field(at(3, 4))).getAttribute("aria-label")).toContain(
      "B",
    );
    page.tap(slot(0));
    page.tap(slot(0));
    expect(page.root.querySelectorAll("path[data-tried=true]")).toHaveLength(0);
  });

  it("[L24] a spectator sees no rack and cannot lay", async () => {
    page = await open(new TableMatch(), { seat: null });
    expect(page.root.querySelector("[data-rack]")).toBeNull();
    page.tap(field(T));
    expect(page.root.querySelector("input")).toBeNull();
  });
});

describe("checking", () => {
  it("[L17] one button asks for the dictionary, one accepts", async () => {
    const match = new TableMatch();
    match.play(torba);
    page = await open(match, { seat: 1 });
    expect(page.root.textContent).toContain("read by Ola, 9 pts");
    page.tap(page.button("Not in the dictionary?"));
    page.tap(page.button("Accept"));
    expect(page.moves).toEqual([{ type: "challenge" }, { type: "accept" }]);
  });

  it("[L17] the one who read it waits; the next player may simply play", async () => {
    const match = new TableMatch();
    match.play(torba);
    page = await open(match);
    expect(page.root.textContent).toContain(
      "May still ask for the dictionary: Bartek",
    );
    page.close();
    page = await open(match, { seat: 1 });
    expect(page.root.textContent).toContain("If you simply play on");
    expect(page.find("input")).toBeTruthy();
  });

  it("[L17] a refused word leaves the board and is struck from the sheet", async () => {
    const match = new TableMatch();
    match.play(word([["Z", above]], [R, above]));
    page = await open(match);
    match.play({ type: "challenge" }, 1);
    page.update();
    expect(page.find('[data-status="refused"]').textContent).toContain("RZ");
    expect(page.find(field(above)).getAttribute("aria-label")).toContain(
      "free",
    );
    expect(page.find('[aria-live="polite"]').textContent).toContain(
      "isn’t there",
    );
  });

  it.each([
    ["is there", torba, true, "The word is in it: 9 pts for Ola"],
    [
      "is not there",
      word([["Z", above]], [R, above]),
      false,
      "The word isn’t in it: no points, and Ola takes the tiles",
    ],
  ])(
    "[L17] where the question was, the answer stands until somebody acts: a word that %s",
    async (_, read, isRight, said) => {
      const match = new TableMatch();
      match.play(read);
      page = await open(match);
      expect(page.root.querySelector(ANSWER)).toBeNull();
      match.play({ type: "challenge" }, 1);
      page.update();
      expect(page.find(ANSWER).getAttribute("data-right")).toBe(
        String(isRight),
      );
      expect(page.find(ANSWER).textContent).toContain(said);
      match.play({ type: "pass" }, 1);
      page.update();
      expect(page.root.querySelector(ANSWER)).toBeNull();
    },
  );

  it.each([
    ["comes into sight", () => undefined, 1],
    ["moves nothing for who is at the keys", () => page.find("input"), 0],
  ])("the answer %s", async (_, keyed, scrolls) => {
    const match = new TableMatch();
    match.play(torba);
    page = await open(match, { seat: 1 });
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    vi.spyOn(document, "querySelector").mockImplementation((selector) =>
      selector === ":focus-visible" ? (keyed() ?? null) : null,
    );
    match.play({ type: "challenge" }, 1);
    page.update();
    vi.restoreAllMocks();
    expect(scroll).toHaveBeenCalledTimes(scrolls);
    page.close();
    page = await open(match, { seat: 1 });
    expect(page.find(ANSWER)).toBeTruthy();
    // What was there when the page was opened is no news.
    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });

  it("[L18] what the referee refuses is said beside the word", async () => {
    const match = new TableMatch({ state: { checking: "referee" } });
    page = await open(match);
    page.type("TORB");
    page.press("input", "Enter");
    match.refusal = {
      code: "not-in-dictionary",
      rule: "L18",
      values: { word: "TORB" },
    };
    page.update();
    expect(page.root.textContent).toContain("TORB isn’t in the dictionary");
    page.type("TORBA");
    expect(page.root.textContent).not.toContain("TORB isn’t");
  });
});

describe("exchange, pass, sheet", () => {
  it("[L9] chosen tiles are exchanged", async () => {
    page = await open(new TableMatch());
    page.tap(page.button("Exchange tiles"));
    page.tap(slot(2));
    page.tap(slot(4));
    page.tap(page.button("Exchange (2)"));
    expect(page.moves).toEqual([{ type: "exchange", letters: ["D", "Z"] }]);
  });

  it("[L9] nothing can be exchanged once the pool is empty", async () => {
    page = await open(new TableMatch({ pool: "" }));
    expect(page.button("Exchange tiles").disabled).toBe(true);
  });

  it("[L10] passing asks once more", async () => {
    page = await open(new TableMatch());
    page.tap(page.button("Pass"));
    expect(page.moves).toEqual([]);
    page.tap(page.button("Yes, pass"));
    expect(page.moves).toEqual([{ type: "pass" }]);
  });

  it("[L20] a word of the sheet opens its details", async () => {
    const match = new TableMatch();
    match.play(torba);
    page = await open(match);
    page.tap('section[aria-label="Score sheet"] button');
    const details = page.find('section[aria-label="The word in detail"]');
    expect(details.textContent).toContain("1 + 1 + 1 + 5 + 1 = 9");
    expect(details.textContent).toContain("Ola laid B A");
    expect(details.textContent).toContain("sjp.pl/torba");
    expect(details.querySelector("a")).toBeNull();
  });

  it("[L24] others' racks show how many, never which", async () => {
    page = await open(new TableMatch());
    expect(page.find('[role="img"]').getAttribute("aria-label")).toBe(
      "tiles on the rack: 6",
    );
    expect(page.root.querySelectorAll("[data-slot]")).toHaveLength(6);
  });
});
