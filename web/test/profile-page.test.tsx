// @vitest-environment happy-dom
/** A person's own pages: what is shown of a profile, training over three days, and the file. */

import type { AnyGameModule, Misplaced } from "@stolik/furniture";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addMatch, readMap } from "../own-map/store.ts";
import { ProfilePage } from "../pages/profile.tsx";
import { TrainingPage } from "../pages/training.tsx";
import { needProfileWords } from "../profile-texts.ts";
import { nothing } from "../profile/profile.ts";
import { noteMatch, readProfile } from "../profile/store.ts";
import { useProfile } from "../profile/use-profile.ts";
import type { ShownMatch } from "../session/session.ts";
import { buttonNamed, press, render } from "./render.tsx";

const MONDAY = new Date(2026, 0, 5, 20).getTime();
const DAY = 24 * 60 * 60 * 1000;
const roma = {
  place: "roma",
  truth: { latitude: 41.9, longitude: 12.5 },
} as const;
const oslo: Misplaced = {
  place: "oslo",
  truth: { latitude: 59.9, longitude: 10.7 },
  correction: { latitude: 18, longitude: 0 },
  other: { ...roma, axis: "latitude" },
};
const london: Misplaced = {
  place: "london",
  truth: { latitude: 51.5, longitude: -0.1 },
  correction: { latitude: 0, longitude: -2.48 },
  other: { ...roma, axis: "longitude" },
};

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await render(null);
  await needProfileWords();
});
afterEach(() => vi.unstubAllGlobals());

describe("what a match adds", () => {
  const module = {
    bestWords: () => [{ word: "żółw", language: "pl", points: 17 }],
  } as unknown as AnyGameModule;
  const over = {
    id: "1",
    seat: 0,
    view: {},
    heard: [],
    isShared: false,
    players: [
      { type: "person", name: "Ola", isOnline: true },
      { type: "bot", name: "Bruno", level: 2 },
    ],
    outcome: { winners: [0], scores: [80, 12], reason: "out" },
  } as unknown as ShownMatch;

  function Table(props: {
    readonly match: ShownMatch;
    readonly isContinued?: boolean;
    readonly playedForYou?: readonly number[];
    readonly module?: AnyGameModule;
  }) {
    useProfile(props.module ?? module, props.match, {
      game: "letters",
      isOnline: true,
      isContinued: props.isContinued ?? false,
      nameOf: () => "a match",
      playedForYou: props.playedForYou,
    });
    return null;
  }

  it("is its result and its words, once", async () => {
    for (let visit = 0; visit < 2; visit += 1)
      await render(<Table match={over} />);
    const { matches, words } = readProfile();
    expect(matches).toMatchObject([
      { id: "a match", level: 2, result: "won", points: 80, isOnline: true },
    ]);
    expect(words).toMatchObject([{ word: "żółw", points: 17 }]);
  });

  it.each<[string, Partial<ShownMatch>]>([
    ["goes on, or was ended by agreement", { outcome: undefined }],
    ["was only watched", { seat: null }],
    ["was played by several in front of one screen", { isShared: true }],
  ])("is nothing where it %s", async (_name, part) => {
    await render(<Table match={{ ...over, ...part }} />);
    expect(readProfile()).toEqual(nothing);
  });

  it("is nothing that others played: before it was continued, or as a stand-in", async () => {
    const asked: ((seq: number) => boolean)[] = [];
    const asking = (
      _match: unknown,
      _seat: unknown,
      isOwn: (typeof asked)[0],
    ) => (asked.push(isOwn) ? [] : []);
    await render(
      <Table
        match={over}
        module={{ misplaced: asking, bestWords: asking } as never}
        playedForYou={[4]}
      />,
    );
    expect(asked.map((isOwn) => [-1, 1, 4].map(isOwn))).toEqual([
      [false, true, false],
      [false, true, false],
    ]);
  });

  it("is nothing where it continues another", async () => {
    await render(<Table match={over} isContinued />);
    expect(readProfile()).toEqual(nothing);
  });
});

describe("the page", () => {
  it("says kindly that there is nothing yet", async () => {
    const page = await render(<ProfilePage />);
    expect(page.textContent).toContain("Nothing about you yet");
    expect(page.textContent).not.toContain("Erase everything");
  });

  it("shows results by level, best words, the map and what is due", async () => {
    const match = {
      id: "one",
      game: "letters",
      at: MONDAY,
      isOnline: false,
      level: 2,
      result: "won",
      points: 81,
    } as const;
    const word = { match: "one", game: "letters", word: "żółw" };
    noteMatch(match, [{ ...word, language: "pl", points: 17 }]);
    noteMatch({ ...match, id: "two", level: null, result: "lost" }, []);
    addMatch("three", [oslo, london], MONDAY);
    const page = await render(<ProfilePage clock={() => MONDAY} />);
    const rows = [...page.querySelectorAll("tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ["Against", "Won", "Lost", "Best score"],
      ["bots: skilled", "1", "0", "81"],
      ["people", "0", "1", "81"],
    ]);
    expect(page.querySelector("main [lang=pl]")?.textContent).toBe("żółw");
    expect(page.textContent).toContain("2 questions for today");
    expect(page.textContent).toContain("Mixed up most often: Oslo and London.");
  });

  it("adds a file, refuses another in plain words, and erases when asked twice", async () => {
    addMatch("three", [oslo], MONDAY);
    const saved = JSON.stringify(readProfile());
    const page = await render(<ProfilePage />);
    await press(buttonNamed(page, "Erase everything"));
    expect(readMap().arrows).toHaveLength(1);
    await press(buttonNamed(page, "Erase it"));
    expect(readMap().arrows).toEqual([]);
    await choose(page, "{}");
    expect(statusOf(page)).toContain("Nothing was changed");
    expect(readMap().arrows).toEqual([]);
    await choose(page, saved);
    expect(statusOf(page)).toContain("Added");
    expect(readMap().arrows).toHaveLength(1);
  });

  it("says so where the browser has no room for a file", async () => {
    addMatch("three", [oslo], MONDAY);
    const saved = JSON.stringify(readProfile());
    localStorage.clear();
    addMatch("four", [london], MONDAY);
    const page = await render(<ProfilePage />);
    const full = localStorage;
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => full.getItem(name),
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    await choose(page, saved);
    expect(statusOf(page)).toContain("no room");
    expect(readMap().arrows).toMatchObject([london]);
  });

  async function choose(page: Element, text: string): Promise<void> {
    const field = page.querySelector<HTMLInputElement>("input[type=file]");
    if (!field) throw new Error("There is no field for a file.");
    const files = [new File([text], "profile.json")];
    Object.defineProperty(field, "files", { value: files, configurable: true });
    await act(async () => {
      field.dispatchEvent(new Event("change", { bubbles: true }));
      // Reading a file takes some turns of the loop.
      for (let turn = 0; turn < 5; turn += 1)
        await new Promise((resolve) => setTimeout(resolve));
    });
  }

  function statusOf(page: Element): string | null | undefined {
    return page.querySelector("section:last-child > [role=status]")
      ?.textContent;
  }
});

describe("training", () => {
  it("asks over three days what was wrong, and says when the next is due", async () => {
    addMatch("one", [oslo, london], MONDAY);
    let now = MONDAY;
    const open = () => render(<TrainingPage clock={() => now} />);
    let page = await open();
    expect(page.textContent).toContain("Question 1 of 2");
    expect(page.textContent).toContain("Which lies further north?");
    await press(buttonNamed(page, "Rome"));
    expect(page.textContent).toContain("Not this time");
    expect(page.textContent).toContain("Oslo lies further north, by 18°.");
    expect(page.textContent).toContain("comes back tomorrow");
    expect(document.activeElement?.textContent).toBe("Next question");
    await press(buttonNamed(page, "Next question"));
    expect(document.activeElement?.textContent).toBe(
      "Which lies further west?",
    );
    await press(buttonNamed(page, "London"));
    expect(page.textContent).toContain("That’s right");
    await press(buttonNamed(page, "See how it went"));
    expect(page.textContent).toContain("Right answers: 1 of 2.");
    expect(page.textContent).toContain("Next questions: tomorrow.");

    now += DAY - 12 * 60 * 60 * 1000;
    page = await open();
    expect(page.textContent).toContain("Question 1 of 1");
    expect(page.textContent).toContain("Which lies further south?");
    await press(buttonNamed(page, "Rome"));
    await press(buttonNamed(page, "See how it went"));
    expect(page.textContent).toContain("Right answers: 1 of 1.");

    now += DAY;
    page = await open();
    expect(page.textContent).toContain("Next questions: tomorrow.");
  });

  it("counts one answer, however often the button is pressed", async () => {
    addMatch("one", [oslo], MONDAY);
    const page = await render(<TrainingPage clock={() => MONDAY} />);
    const button = buttonNamed(page, "Oslo");
    await press(button);
    await press(button);
    expect(readProfile().cards).toMatchObject([{ times: 1 }]);
  });

  it("says kindly that there is nothing to train", async () => {
    const page = await render(<TrainingPage clock={() => MONDAY} />);
    expect(page.querySelector("h2")?.textContent).toBe("Nothing to train yet");
    expect(page.textContent).not.toContain("Done for now");
  });
});
