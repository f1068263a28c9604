// @vitest-environment happy-dom
/** One's own map: what is kept of a match, and the page that shows it. */

import type { AnyGameModule, Misplaced } from "@stolik/furniture";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addMatch, eraseMap, readMap, takeOff } from "../own-map/store.ts";
import { useOwnMap } from "../own-map/use-own-map.ts";
import { OwnMapPage } from "../pages/own-map.tsx";
import { readSaved, save } from "../saved.ts";
import type { ShownMatch } from "../session/session.ts";
import { buttonNamed, press, render } from "./render.tsx";

const oslo: Misplaced = {
  place: "oslo",
  truth: { latitude: 59.9, longitude: 10.7 },
  correction: { latitude: 18, longitude: 0 },
  other: {
    place: "roma",
    truth: { latitude: 41.9, longitude: 12.5 },
    axis: "latitude",
  },
};
const london: Misplaced = {
  place: "london",
  truth: { latitude: 51.5, longitude: -0.1 },
  correction: { latitude: 0, longitude: -2.48 },
  mayBeBluff: true,
  other: {
    place: "paris",
    truth: { latitude: 48.9, longitude: 2.4 },
    axis: "longitude",
  },
};
const NOW = Date.UTC(2026, 0, 5, 12);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => vi.unstubAllGlobals());

describe("the store", () => {
  it("counts a match once, however often it is looked at", () => {
    addMatch("one", [oslo], NOW);
    addMatch("one", [oslo], NOW);
    addMatch("two", [], NOW);
    expect(readMap()).toEqual({
      matches: ["one", "two"],
      arrows: [{ ...oslo, match: "one", at: NOW }],
      bluffs: [],
    });
  });

  it("keeps the latest three hundred answers", () => {
    for (let match = 0; match < 61; match += 1)
      addMatch(
        String(match),
        Array.from({ length: 5 }, () => oslo),
        NOW,
      );
    const { arrows } = readMap();
    expect(arrows).toHaveLength(300);
    expect(arrows[0]?.match).toBe("1");
  });

  it("takes off one answer, and does not bring back what was erased", () => {
    addMatch("one", [oslo, london], NOW);
    const [, bluff] = readMap().arrows;
    expect(takeOff(bluff!).arrows).toMatchObject([oslo]);
    expect(eraseMap().arrows).toEqual([]);
    addMatch("one", [oslo, london], NOW);
    expect(readMap().arrows).toEqual([]);
  });

  it.each([
    ["no JSON", "{", 0],
    ["another version", '{"version":9,"matches":["a"],"arrows":[]}', 0],
    ["no lists", '{"version":1,"matches":3,"arrows":{}}', 0],
    [
      "arrows that are none",
      JSON.stringify({
        version: 1,
        matches: ["a", 5],
        arrows: [
          null,
          { place: "oslo" },
          { ...oslo, match: "a", truth: { latitude: "x", longitude: 0 } },
          { ...oslo, match: "a" },
        ],
      }),
      1,
    ],
  ])("reads past what it cannot read: %s", (_name, saved, arrows) => {
    save("own-map", saved);
    expect(readMap().arrows).toHaveLength(arrows);
    addMatch("b", [oslo], NOW);
    expect(readMap().arrows).toHaveLength(arrows + 1);
  });
});

describe("what a match adds", () => {
  const module = { misplaced: () => [oslo] } as unknown as AnyGameModule;
  const over = {
    id: "1",
    seat: 0,
    view: {},
    heard: [],
    isShared: false,
    outcome: { winners: [0], scores: [0, 1], reason: "out" },
  } as unknown as ShownMatch;

  function Table({ match }: { readonly match: ShownMatch }) {
    useOwnMap(
      module,
      match,
      () => "a match",
      () => true,
    );
    return null;
  }

  it.each<[string, Partial<ShownMatch>, number]>([
    ["is over", {}, 1],
    ["goes on", { outcome: undefined }, 0],
    ["was only watched", { seat: null }, 0],
    ["was played by several in front of one screen", { isShared: true }, 0],
  ])("a match that %s", async (_name, part, arrows) => {
    await render(<Table match={{ ...over, ...part }} />);
    expect(readMap().arrows).toHaveLength(arrows);
  });
});

describe("the page", () => {
  it("says kindly that there is nothing yet", async () => {
    const page = await render(<OwnMapPage />);
    expect(page.textContent).toContain("No arrows yet");
    expect(page.querySelector("svg[role=group]")).toBeNull();
  });

  it("shows every place once, those most often wrong first", async () => {
    addMatch("one", [london, oslo], NOW);
    addMatch(
      "two",
      [{ ...oslo, correction: { latitude: 3, longitude: -2 } }],
      NOW,
    );
    const page = await render(<OwnMapPage />);
    const rows = [...page.querySelectorAll("ul > li > button")];
    expect(rows.map((row) => row.textContent)).toEqual(["Oslo", "London"]);
    await press(rows[0]);
    const told = [...page.querySelectorAll("[role=status]")].map(
      ({ textContent }) => textContent,
    );
    expect(told).toContain(
      "Oslo: 3° further north and 2° further west; 18° further north than your answer said.",
    );
  });

  it("leaves out a place that this edition does not know", async () => {
    addMatch("one", [{ ...oslo, place: "atlantis" } as never, oslo], NOW);
    const page = await render(<OwnMapPage />);
    expect(page.querySelectorAll("ul > li > button")).toHaveLength(1);
  });

  it("takes a bluff off the map", async () => {
    addMatch("one", [london, oslo], NOW);
    const page = await render(<OwnMapPage />);
    await press(buttonNamed(page, "That was a bluff: London"));
    expect(readMap().arrows).toMatchObject([oslo]);
    expect(page.textContent).not.toContain("London");
  });

  it("keeps the focus near a bluff that was taken off", async () => {
    const again = { ...london, correction: { latitude: 0, longitude: -9 } };
    addMatch("one", [london, again, oslo], NOW);
    const page = await render(<OwnMapPage />);
    const takeOne = async () => {
      const button = buttonNamed(page, "That was a bluff: London");
      button.focus();
      await press(button);
      return document.activeElement?.textContent;
    };
    expect(await takeOne()).toBe("London");
    expect(await takeOne()).toBe("Oslo");
    addMatch("two", [london], NOW);
    eraseMap();
    addMatch("three", [london], NOW);
    const last = await render(<OwnMapPage />);
    await press(buttonNamed(last, "That was a bluff: London"));
    expect(document.activeElement?.id).toBe("main");
  });

  it("is erased only once that is said again", async () => {
    addMatch("one", [oslo], NOW);
    const page = await render(<OwnMapPage />);
    await press(buttonNamed(page, "Erase the map"));
    expect(readMap().arrows).toHaveLength(1);
    await press(buttonNamed(page, "Erase it"));
    expect(page.textContent).toContain("No arrows yet");
    expect(readSaved("own-map")).toContain('"arrows":[]');
  });
});
