// @vitest-environment happy-dom
/** What people type at the board, what they hear of it, and which moves come of it. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { petal } from "../../test/table.ts";
import { open, TableMatch } from "./page.tsx";
import type { Page } from "./page.tsx";
import { above, below, field, O, R, slot, T, torba } from "./torba.ts";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  page.close();
  sessionStorage.clear();
});

/** What the field for typing holds. */
function written(): string {
  return (page.find("input") as HTMLInputElement).value;
}

/** What was said last to those who do not see the board. */
function spoken(): string {
  return page.find('[aria-live="polite"]').textContent;
}

describe("typing", () => {
  it("[L8] a typed word finds its tiles, old ones first, and Enter plays it", async () => {
    page = await open(new TableMatch());
    page.type("torba");
    page.press("input", "Enter");
    const [move] = page.moves;
    expect(move).toMatchObject({ type: "word" });
    expect(move?.type === "word" && move.lay.map((one) => one.letter)).toEqual([
      "B",
      "A",
    ]);
    expect(move?.type === "word" && move.word.slice(0, 3)).toEqual([T, O, R]);
  });

  it("[L8] letters typed on a free field lay, Enter on a tile reads", async () => {
    page = await open(new TableMatch());
    page.press(field(O), "ArrowLeft");
    page.press(field(T), "Enter");
    page.press(field(T), "ArrowRight");
    page.press(field(O), "Enter");
    page.press(field(O), "ArrowRight");
    page.press(field(R), "Enter");
    page.press(field(R), "ArrowUp");
    page.press(field(above), "b");
    page.press(field(above), "ArrowDown");
    page.press(field(R), "ArrowDown");
    page.press(field(below), "A");
    page.tap(page.button("Play"));
    expect(page.moves).toEqual([torba]);
  });

  it("[L11] new tiles of a typed word go beside old ones, as many as there is room for", async () => {
    page = await open(
      new TableMatch({
        square: ["", "", "", "...T"],
        racks: ["ORBAZE", "KINYCŁ"],
      }),
    );
    page.type("torba");
    expect(page.button("Play").disabled).toBe(false);
    page.type("torbaz");
    expect(page.button("Play").disabled).toBe(true);
    expect(page.root.textContent).toContain("There aren’t enough spaces");
  });

  it("[L12] a word of old tiles only takes one from the rack at once", async () => {
    page = await open(new TableMatch({ racks: ["OADEZI", "KNYCŁM"] }));
    page.type("TOR");
    expect(page.button("Play").disabled).toBe(false);
    page.press("input", "Enter");
    const [move] = page.moves;
    expect(move?.type === "word" && move.lay.map((one) => one.letter)).toEqual([
      "O",
    ]);
  });

  it("[L1] a plain letter stays, and its Polish sister is taken from its chip only", async () => {
    page = await open(new TableMatch({ racks: ["ŻABDEI", "KNYCŁM"] }));
    page.type("zar");
    expect(written()).toBe("ZAR");
    expect(page.root.textContent).toContain("no tile for Z");
    page.press("input", "Enter");
    expect(page.moves).toEqual([]);
    page.press("input", "ArrowDown");
    expect(document.activeElement).toBe(page.button("Use Ż"));
    page.tap(page.button("Use Ż"));
    expect(written()).toBe("ŻAR");
    expect(document.activeElement).toBe(page.find("input"));
    page.press("input", "Enter");
    const [move] = page.moves;
    expect(move?.type === "word" && move.lay.map((one) => one.letter)).toEqual([
      "Ż",
      "A",
    ]);
  });

  it("[L1] a sister is offered where both are there, until something else is done", async () => {
    page = await open(new TableMatch({ racks: ["ĄADEZI", "KNYCŁM"] }));
    page.type("ta");
    expect(page.button("Use Ą")).toBeTruthy();
    page.tap(slot(3));
    expect(() => page.button("Use Ą")).toThrow("no button");
    page.type("t");
    page.type("ta");
    page.press("input", "Enter");
    expect(() => page.button("Use Ą")).toThrow("no button");
  });

  it("[L8] a letter typed on a field lays no other one", async () => {
    page = await open(new TableMatch({ racks: ["ŻABDEI", "KNYCŁM"] }));
    page.press(field(R), "ArrowUp");
    page.press(field(above), "z");
    expect(page.root.querySelectorAll('[data-tried="true"]')).toHaveLength(0);
    expect(spoken()).toContain("no Z left on your rack");
    page.press(field(above), "x");
    expect(spoken()).toContain("no X in this game");
  });

  it("[L1] a key whose plain letter is gone types its only sister, or offers both", async () => {
    page = await open(new TableMatch({ racks: ["ŁŻŹDEB", "KNYCMP"] }));
    page.tap(page.button("Letter keys"));
    page.tap(page.button("Ł"));
    expect(written()).toBe("Ł");
    page.tap(page.button("ZŹŻ"));
    expect(written()).toBe("Ł");
    page.tap(page.button("Use Ź"));
    expect(written()).toBe("ŁŹ");
  });

  it("[L1] a held key offers its sisters", async () => {
    page = await open(new TableMatch({ racks: ["ŻZDEBI", "KNYCŁM"] }));
    page.tap(page.button("Letter keys"));
    const keys = [...page.root.querySelectorAll('[role="group"] button')];
    const key = keys.find((one) => one.textContent === "ZŻ");
    page.hold(key ?? page.root);
    page.tap(page.button("Use Ż"));
    expect((page.find("input") as HTMLInputElement).value).toBe("Ż");
  });

  it("[L1] a letter without a tile is named", async () => {
    page = await open(new TableMatch());
    page.type("TORŹ");
    expect(page.root.textContent).toContain("no tile for Ź");
    page.type("TAXI");
    expect(written()).toBe("TAXI");
    expect(page.root.textContent).toContain("There’s no X in this game");
  });

  it("why a word cannot be played is said, and described beside the field", async () => {
    page = await open(new TableMatch());
    page.type("TORŹ");
    expect(spoken()).toContain("Your word: T O R");
    expect(spoken()).toContain("no tile for Ź");
    const ids = page.find("input").getAttribute("aria-describedby")?.split(" ");
    const [why, or] = (ids ?? []).map((id) => `[id="${id}"]`);
    expect(page.find(why ?? "").textContent).toContain("no tile for Ź");
    expect(page.find(or ?? "").getAttribute("aria-label")).toContain("Z");
  });

  it("[L16] taking everything back is said, by Escape and by the button", async () => {
    page = await open(new TableMatch());
    for (const clear of [
      () => page.press("input", "Escape"),
      () => page.tap(page.button("Take everything back")),
    ]) {
      page.type("TORBA");
      expect(spoken()).toContain("Your word");
      clear();
      expect(spoken()).toContain("Everything is back on your rack");
    }
  });

  it("[L7] a new match begins in silence", async () => {
    const match = new TableMatch();
    page = await open(match);
    page.type("TORBA");
    const next = new TableMatch({
      square: [".......", ".*.*.*.", ".......", ".*.M.*."],
    });
    match.position = next.position;
    match.heard.splice(0, 1, ...next.heard);
    page.update();
    expect(spoken()).toBe("");
  });

  it("[L25] on the flower a typed word runs from tile to touching tile", async () => {
    const flower = { "0,1": "T", "1,0": "O", "1,-1": "R" };
    page = await open(new TableMatch({ flower, racks: ["BADEZI", "KNYCŁM"] }));
    page.type("TORBA");
    page.press("input", "Enter");
    const [move] = page.moves;
    const fields = move?.type === "word" ? move.word : [];
    expect(fields.slice(0, 3)).toEqual([
      petal(0, 1),
      petal(1, 0),
      petal(1, -1),
    ]);
  });
});
