// @vitest-environment happy-dom
/** The map for who hears it or walks it by keys. */

import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { languages } from "@stolik/kernel";
import { journey } from "@stolik/journey/rules";
import { fieldIds, fieldOf } from "../../content/map.ts";
import { fieldRegions, regionName } from "../../content/regions.ts";
import { fieldLabels } from "../map/field-label.ts";
import { wordsIn } from "../words.ts";
import { library, open, players, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

// A whole board is drawn for each of them, and a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

const field = (id: Parameters<typeof fieldOf>[0]) =>
  `[data-field="${fieldOf(id)}"]`;

describe("what a field is called", () => {
  const match = new TableMatch({
    pawn: "poznan",
    hand: ["city-krakow"],
    markers: ["biskupin", "frombork", "wolin", "bytow"],
  });
  it.each([
    ["J5", "poznan", "your pawn is here, has a city card, a city"],
    ["J5", "gniezno", "spaces away: 1, here: Bartek and Zoë, has a city card"],
    ["J12", "rawicz", "spaces away: 3, a plain space, Greater Poland"],
    ["J16", "biskupin", "a marker, cards: 2, spaces away: 2, a place worth a"],
    // J15: the marker in Biskupin has to be gone around.
    ["J15", "bydgoszcz", "spaces away: 10, a city, Kuyavia-Pomerania"],
    ["J1", "malbork", "a place worth a visit, Pomerania"],
    ["J21", "krakow", "you hold its card, a city, Lesser Poland"],
  ] as const)("[%s] %s", async (_rule, id, words) => {
    const wording = {
      words: await english(),
      language: "en",
      players,
    } as const;
    const labels = fieldLabels(journey.view(match.state, 0), 0, wording);
    expect(labels[fieldOf(id)]).toContain(words);
  });

  it("[J28] to a spectator: no distance, nobody's cards", async () => {
    const wording = {
      words: await english(),
      language: "en",
      players,
    } as const;
    const labels = fieldLabels(journey.view(match.state, null), null, wording);
    expect(labels.join()).not.toMatch(/spaces away|you hold|your pawn/);
    expect(labels[fieldOf("poznan")]).toBe(
      "Poznań, here: Ola, has a city card, a city, Greater Poland",
    );
  });

  it.each(languages)("every field has a region in %s", (language) => {
    const regions = fieldIds.map((id) => regionName(id, language));
    expect(new Set(regions).size).toBe(16);
    expect(new Set(Object.values(fieldRegions)).size).toBe(16);
    for (const region of regions) expect(region).toMatch(/^\p{L}/u);
  });
});

describe("looking around", () => {
  let page: Page;
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => page.close());

  it("[J9] a tap on a plain place is answered beside the map, until a die is chosen", async () => {
    page = await open(new TableMatch({ pawn: "poznan" }));
    const note = () => page.find("[data-note]").textContent;
    page.touch(field("rawicz"));
    expect(note()).toBe("Rawicz. Spaces away: 3. Choose a die first.");
    page.tap("[data-die]");
    expect(note()).not.toContain("Rawicz");
  });

  it("before a die is chosen every field has a name, and Tab leads to one's own", async () => {
    page = await open(new TableMatch({ pawn: "poznan" }));
    const fields = page.all("[data-field]");
    expect(fields).toHaveLength(fieldIds.length);
    for (const each of fields) {
      expect(each.getAttribute("aria-label")).toMatch(/, .+, /);
      expect(each.closest("[aria-hidden]")).toBeNull();
    }
    expect(page.all('[data-field][tabindex="0"]')).toEqual([
      page.find(field("poznan")),
    ]);
  });

  it("the arrow keys walk over the whole map, and Enter tells the story of a place", async () => {
    page = await open(new TableMatch({ pawn: "poznan" }));
    page.press(field("poznan"), "ArrowDown");
    expect(focused()).toBe(String(fieldOf("koscian")));
    expect(page.all('[data-field][tabindex="0"]')).toEqual([
      page.find(field("koscian")),
    ]);
    page.press(field("koscian"), "Enter");
    expect(page.all("dialog")).toHaveLength(0);
    page.press(field("zamosc"), "Enter");
    expect(page.find("dialog").textContent).toContain("Morando");
    expect(page.moves).toEqual([]);
  });

  it("[J16] M leads from marker to marker, with Shift back", async () => {
    page = await open(
      new TableMatch({
        pawn: "poznan",
        markers: ["biskupin", "bytow", "wolin"],
      }),
    );
    const walk = [
      ["poznan", "m", "wolin"],
      ["wolin", "m", "biskupin"],
      ["biskupin", "m", "bytow"],
      ["bytow", "M", "biskupin"],
      ["biskupin", "M", "wolin"],
    ] as const;
    for (const [from, key, to] of walk) {
      page.press(field(from), key);
      expect(focused()).toBe(String(fieldOf(to)));
    }
  });

  it("[J12] [J16] once a die is chosen M leads only to markers that it reaches", async () => {
    page = await open(
      new TableMatch({
        pawn: "poznan",
        markers: ["biskupin", "wolin"],
        state: { phase: "act", die: 2, dice: [1, 6] },
      }),
    );
    page.press(field("gniezno"), "m");
    expect(focused()).toBe(String(fieldOf("biskupin")));
    page.press(field("biskupin"), "m");
    expect(focused()).toBe(String(fieldOf("biskupin")));
  });

  it("[J12] once a die is chosen the arrows lead to what it reaches", async () => {
    page = await open(
      new TableMatch({
        pawn: "poznan",
        state: { phase: "act", die: 2, dice: [1, 6] },
      }),
    );
    const far = page.find(field("wroclaw")) as unknown as SVGElement;
    act(() => far.focus());
    page.press(field("wroclaw"), "ArrowUp");
    expect(
      page.find(`[data-field="${focused()}"]`).getAttribute("data-near"),
    ).toBe("true");
  });
});

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute("data-field");
}

async function english() {
  return wordsIn(await library(), "en");
}
