// @vitest-environment happy-dom
/** What is said before the match ends, and when. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { State } from "@stolik/journey/rules";
import { journey, LAST } from "@stolik/journey/rules";
import { languages } from "@stolik/kernel";
import { nearingOf, tellNearing } from "../nearing.ts";
import { wordsIn } from "../words.ts";
import { library, open, players, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

// A whole board is drawn for each of them, and a busy machine takes its time.
vi.setConfig({ testTimeout: 20_000 });

/** Three seats: a round is three turns. */
describe("what is near", () => {
  it.each<[string, Partial<State>, object[]]>([
    ["nothing at first", {}, []],
    ["nothing after a quiet round and a half", { turns: 5, stirred: 0 }, []],
    [
      "the quiet end after two rounds",
      { turns: 16, stirred: 10 },
      [{ type: "quiet", rounds: 2 }],
    ],
    [
      "the quiet end in its last round",
      { turns: 24, stirred: 10 },
      [{ type: "quiet", rounds: 4 }],
    ],
    ["nothing once somebody stirred", { turns: 16, stirred: 16 }, []],
    ["nothing nine fields before the end", { progress: [LAST - 9, 2, 0] }, []],
    [
      "the track when one turn may end it",
      { progress: [3, LAST - 8, 0] },
      [{ type: "track", left: 8 }],
    ],
    [
      "the last rounds",
      { turns: 190 * 3, stirred: 190 * 3 },
      [{ type: "late", round: 191 }],
    ],
    [
      "all at once, the surest end first",
      { turns: 199 * 3 + 2, stirred: 199 * 3 - 6, progress: [0, LAST - 1, 0] },
      [
        { type: "quiet", rounds: 2 },
        { type: "late", round: 200 },
        { type: "track", left: 1 },
      ],
    ],
  ])("[J27] %s", (_what, state, expected) => {
    expect(nearingOf(new TableMatch({ state }).state)).toEqual(expected);
  });

  it("[J27] the quiet end comes when it was said to come", () => {
    const match = new TableMatch({ state: { turns: 24, stirred: 10 } });
    expect(nearingOf(match.state)).toEqual([{ type: "quiet", rounds: 4 }]);
    match.pass();
    expect(journey.outcome(match.state)?.reason).toBe("quiet");
  });

  it.each(languages)("[J27] is told in words in %s", async (language) => {
    const words = wordsIn(await library(), language);
    const { state } = new TableMatch({ state: { progress: [3, 30, 30] } });
    const wording = { words, language, players };
    for (const nearing of [
      { type: "track", left: 2 },
      { type: "quiet", rounds: 3 },
      { type: "late", round: 195 },
    ] as const) {
      const sentence = tellNearing(nearing, state, wording);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).toMatch(/Bartek \p{L}+\sZoë/u);
      expect(sentence).not.toMatch(/\{\{|nearing|undefined/);
    }
  });
});

describe("on the board", () => {
  let page: Page;
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => page.close());
  const notes = () =>
    page.all("[data-nearing]").map((note) => note.textContent);
  const said = () =>
    page.all('[aria-live="polite"]').map((voice) => voice.textContent ?? "");

  it.each([
    ["en", "11 to go"],
    ["it", "ancora 11"],
    ["pl", "jeszcze 11"],
  ] as const)(
    "[J27] in %s every plate says how far the end is",
    async (language, left) => {
      const progress = [LAST - 11, 0, LAST - 1];
      page = await open(
        new TableMatch({ state: { progress } }),
        language,
        null,
      );
      const plates = page.all("li[data-turn]").map((one) => one.textContent);
      expect(plates).toHaveLength(3);
      expect(plates[0]?.replaceAll(/\s/gu, " ")).toContain(` · ${left}`);
    },
  );

  it("[J27] is shown as long as it holds, and read out once", async () => {
    const match = new TableMatch({ state: { turns: 15, stirred: 10 } });
    page = await open(match, "en", null);
    expect(notes()).toEqual([]);
    match.pass();
    page.update();
    expect(notes()).toEqual([expect.stringContaining("For 2 rounds nobody")]);
    const first = said().filter((words) => words.includes("For 2 rounds"));
    expect(first).toHaveLength(1);
    // The move that led here is still read, by another voice.
    expect(said().some((words) => words.includes("Ola stays"))).toBe(true);
    vi.useFakeTimers();
    for (let turn = 0; turn < 3; turn += 1) {
      match.pass();
      page.update();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    vi.useRealTimers();
    page.update();
    expect(notes()).toEqual([expect.stringContaining("For 3 rounds nobody")]);
    expect(said().filter((words) => words.includes("For 3"))).toEqual([]);
    // Nor does what was said stay on the page.
    expect(said().filter((words) => words.includes("For 2"))).toEqual([]);
  });
});
