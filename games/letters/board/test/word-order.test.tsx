// @vitest-environment happy-dom
/** The order of a word: dragged, moved by keys, or taken as the referee offers it. */

import { refusal } from "@stolik/kernel";
import { act } from "react";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import { open, TableMatch } from "./page.tsx";
import type { Page } from "./page.tsx";
import { above, field, O, R, slot, T } from "./torba.ts";

let page: Page;
let match: TableMatch;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
beforeEach(async () => {
  match = new TableMatch({ state: { checking: "referee" } });
  page = await open(match);
  for (const old of [T, O, R]) page.tap(field(old));
  page.tap(slot(0));
  page.tap(field(above));
});
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

const letters = () => page.all("[data-place] button");

/** The word as its tiles stand. */
function written(): string {
  return letters()
    .map((one) => one.getAttribute("aria-label")?.at(0))
    .join("");
}

/** A finger takes one letter of the word to another. */
function drag(from: number, to: number): void {
  const target = letters()[to] ?? null;
  document.elementFromPoint = () => target;
  const point = (type: string, x: number, on: EventTarget) => {
    const init = { bubbles: true, pointerId: 1, button: 0, clientX: x };
    act(() => void on.dispatchEvent(new PointerEvent(type, init)));
  };
  point("pointerdown", 0, letters()[from] ?? document);
  point("pointermove", 50, window);
  expect(page.all("[data-drop]")).toHaveLength(from === to ? 0 : 1);
  point("pointerup", 50, window);
}

/** What the click after a drag would do. */
const click = (index: number) => page.tap(letters()[index] ?? document.body);

describe("the order of the word", () => {
  it.each([
    [3, 0, "BTOR"],
    [0, 3, "ORBT"],
    [1, 2, "TROB"],
    [2, 2, "TORB"],
  ])("[L8] a letter dragged from %i to %i: %s", (from, to, word) => {
    expect(written()).toBe("TORB");
    drag(from, to);
    expect(written()).toBe(word);
    // A drag is no tap.
    click(to);
    expect(written()).toBe(word);
  });

  it("[L8] Shift and an arrow move a letter, the focus stays on it", () => {
    const shift = (index: number, key: string) => {
      const init = { key, shiftKey: true, bubbles: true };
      const letter = letters()[index] as HTMLElement;
      act(() => letter.focus());
      page.fire(letter, new KeyboardEvent("keydown", init));
    };
    shift(3, "ArrowLeft");
    expect(written()).toBe("TOBR");
    expect(document.activeElement).toBe(letters()[2]);
    shift(0, "ArrowLeft");
    expect(written()).toBe("TOBR");
    shift(0, "ArrowRight");
    expect(written()).toBe("OTBR");
    page.press("[data-place] button", "ArrowRight");
    expect(written()).toBe("OTBR");
  });

  it("[L18] the order in which the tiles are a word is one tap away", () => {
    page.tap(page.button("Play"));
    match.refusal = refusal("not-in-dictionary", "L18", {
      word: "TORB",
      order: "BROT",
    });
    page.update();
    expect(page.root.textContent).toContain("TORB isn’t in the dictionary");
    page.tap(page.button("Read BROT"));
    expect(written()).toBe("BROT");
    expect(page.root.textContent).not.toContain("isn’t in the dictionary");
    expect(document.activeElement).toBe(page.button("Play"));
    page.tap(page.button("Play"));
    expect(page.moves.at(-1)).toMatchObject({ word: [above, R, O, T] });
  });

  it("a refusal without such an order offers none", () => {
    page.tap(page.button("Play"));
    match.refusal = refusal("not-in-dictionary", "L18", { word: "TORB" });
    page.update();
    expect(page.root.textContent).toContain("TORB isn’t in the dictionary");
    expect(page.root.textContent).not.toContain("another order");
  });
});

it("whoever is new is told that letters can be dragged", async () => {
  expect(page.root.textContent).not.toContain("Drag the letters");
  page.close();
  sessionStorage.clear();
  page = await open(match, { areHintsShown: true });
  page.tap(field(T));
  expect(page.root.textContent).not.toContain("Drag the letters");
  page.tap(slot(0));
  page.tap(field(above));
  expect(page.root.textContent).toContain("Drag the letters");
});

describe("the keyboard", () => {
  it("goes to the prompt when the word was played and its panel is gone", () => {
    act(() => page.button("Play").focus());
    match.play({ type: "pass" });
    page.update();
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
  });
});
