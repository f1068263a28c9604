// @vitest-environment happy-dom
/** A person's own games: their order, their words, and what a tap puts away. */

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnTable } from "@stolik/server/protocol";
import { MyGamesPage } from "../pages/my-games.tsx";
import { ago } from "../parts/ago.ts";
import type { Saved } from "../session/local-messages.ts";
import { inStage, ownMatchAt, ownMatchIn } from "../session/own-matches.ts";
import { noteTable, putAway, unfinishedTable } from "../session/unfinished.ts";
import { breakDatabase } from "./broken-database.ts";
import { buttonNamed, press, render } from "./render.tsx";

const NOW = Date.UTC(2026, 10, 17, 12);
const MINUTE = 60_000;

const running: OwnTable = {
  id: "running",
  game: "nsoe",
  status: "playing",
  names: ["Ola", "Marco"],
  yourSeat: 0,
  toMove: [1],
  movedAt: NOW - 5 * MINUTE,
};
const mine: OwnTable = { ...running, id: "mine", game: "cross", toMove: [0] };
const waiting: OwnTable = {
  ...running,
  id: "waiting",
  game: "letters",
  status: "waiting",
  names: ["Ola", null],
  toMove: [],
  movedAt: NOW - 90 * MINUTE,
};
const over: OwnTable = {
  ...running,
  id: "over",
  game: "journey",
  status: "over",
  toMove: [],
  winners: [1],
};
const stopped: OwnTable = {
  ...running,
  id: "stopped",
  toMove: [],
  isStopped: true,
};
const ended: OwnTable = { ...running, id: "ended", status: "over", toMove: [] };

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function listing(...tables: readonly OwnTable[]) {
  return async () => Response.json({ tables });
}

async function page(): Promise<HTMLElement> {
  const place = await render(<MyGamesPage />);
  await vi.waitFor(() =>
    act(async () => expect(place.querySelector("[aria-busy]")).toBeNull()),
  );
  return place;
}

/** By heading, the addresses below it. */
function lists(place: Element): Record<string, (string | null)[]> {
  return Object.fromEntries(
    [...place.querySelectorAll("section")].map((section) => [
      section.querySelector("h2")?.textContent,
      [...section.querySelectorAll("li a")].map((a) => a.getAttribute("href")),
    ]),
  );
}

function rowOf(place: Element, path: string): string | null | undefined {
  return place.querySelector(`a[href="${path}"]`)?.textContent;
}

function crossOf(place: Element, title: string) {
  return place.querySelector(`button[aria-label^="Put away: ${title}"]`);
}

describe("the page of a person's games", () => {
  it("begins with their turn, and ends with what is over", async () => {
    answer = listing(waiting, running, mine, over, ended);
    const place = await page();
    expect(Object.entries(lists(place))).toEqual([
      ["Your turn", ["/t/mine"]],
      ["In progress", ["/t/running", "/t/waiting"]],
      ["Finished", ["/t/over", "/r/over", "/t/ended", "/r/ended"]],
    ]);
  });

  it("sets apart what cannot go on, and says why", async () => {
    answer = listing(stopped, running, over);
    const place = await page();
    expect(Object.entries(lists(place))).toEqual([
      ["In progress", ["/t/running"]],
      ["Can’t go on", ["/t/stopped"]],
      ["Finished", ["/t/over", "/r/over"]],
    ]);
    expect(rowOf(place, "/t/stopped")).toContain(
      "started under rules that this version no longer has",
    );
  });

  it("says with whom, whose turn it is, when, and who won", async () => {
    answer = listing(waiting, running, over, ended);
    const place = await page();
    expect(rowOf(place, "/t/running")).toBe(
      "North South West EastMarco’s turnMarco · online5 minutes ago",
    );
    expect(rowOf(place, "/t/waiting")).toContain("Waiting for players");
    expect(rowOf(place, "/t/over")).toContain("Marco wins");
    expect(rowOf(place, "/t/ended")).toContain("Ended by agreement");
  });

  it("says what will be here where nobody has played", async () => {
    answer = listing();
    const place = await page();
    expect(place.textContent).toContain("Nothing here yet");
    expect(place.textContent).not.toContain("can’t be reached");
  });

  it("says that the server is out of reach, and asks again at a tap", async () => {
    answer = () => Promise.reject(new TypeError("no network"));
    const place = await page();
    expect(place.textContent).toContain("the server can’t be reached");
    expect(place.textContent).not.toContain("Nothing here yet");
    answer = listing(mine);
    await press(buttonNamed(place, "Try again"));
    expect(lists(place)).toEqual({ "Your turn": ["/t/mine"] });
    expect(place.textContent).not.toContain("can’t be reached");
  });

  it("shows the tables where the browser cannot read what it keeps", async () => {
    breakDatabase();
    answer = listing(mine);
    expect(lists(await page())).toEqual({ "Your turn": ["/t/mine"] });
  });

  it("puts a table away for good, from home too", async () => {
    noteTable("nsoe", "running", true);
    answer = listing(running, mine);
    const place = await page();
    await press(crossOf(place, "North South West East"));
    const said = [...place.querySelectorAll("li [role=status]")];
    expect(said.map(({ textContent }) => textContent)).toContain(
      "Put away: North South West East",
    );
    expect(unfinishedTable("nsoe")).toBeUndefined();
    expect(lists(await page())).toEqual({ "Your turn": ["/t/mine"] });
  });

  it("brings it back, with the focus where it was", async () => {
    noteTable("nsoe", "running", true);
    answer = listing(running);
    const place = await page();
    await press(crossOf(place, "North South West East"));
    expect(document.activeElement).toBe(buttonNamed(place, "Undo"));
    await press(buttonNamed(place, "Undo"));
    expect(document.activeElement).toBe(
      crossOf(place, "North South West East"),
    );
    expect(putAway()).toEqual([]);
    expect(unfinishedTable("nsoe")).toBe("running");
    expect(lists(await page())).toEqual({ "In progress": ["/t/running"] });
  });

  it("has a table again to which the person came back", async () => {
    answer = listing(running);
    await press(crossOf(await page(), "North South West East"));
    expect(putAway()).toEqual(["running"]);
    noteTable("nsoe", "running", true);
    expect(putAway()).toEqual([]);
  });
});

describe("matches on this device", () => {
  const players = [
    { type: "person", name: "Ola", isOnline: true },
    { type: "bot", name: "Ada", level: 1 },
  ] as const;
  const saved = (outcome?: object, savedAt?: number) =>
    ({
      record: { game: "nsoe", outcome },
      players,
      savedAt,
    }) as unknown as Saved;

  it("wait for whoever opens them, until they are over", () => {
    const outcome = { winners: [0], scores: [1, 0], reason: "any" };
    expect(ownMatchIn("solo", saved())).toMatchObject({
      key: "solo/nsoe",
      stage: "turn",
      seat: 0,
      names: ["Ola", "Ada"],
    });
    expect(ownMatchIn("solo", saved(outcome))).toMatchObject({
      stage: "over",
      winners: [0],
    });
    const stuck = { ...saved(), isStopped: true } as const;
    expect(ownMatchIn("solo", stuck).stage).toBe("stopped");
    const shared = { ...saved(), players: [players[0], players[0]] };
    expect(ownMatchIn("hotseat", shared).seat).toBeNull();
  });

  it("stand among those at tables, by when they last went on", () => {
    const matches = [
      ownMatchIn("hotseat", saved()),
      ownMatchAt(mine),
      ownMatchIn("solo", saved(undefined, NOW)),
    ];
    expect(inStage(matches, "turn").map(({ key }) => key)).toEqual([
      "solo/nsoe",
      "mine",
      "hotseat/nsoe",
    ]);
  });
});

it.each([
  [0, "now"],
  [-5 * MINUTE, "now"],
  [59 * MINUTE, "59 minutes ago"],
  [61 * MINUTE, "1 hour ago"],
  [25 * 60 * MINUTE, "yesterday"],
  [15 * 24 * 60 * MINUTE, "2 weeks ago"],
])("%s milliseconds ago is %s", (passed, words) => {
  expect(ago(NOW - passed, NOW, "en")).toBe(words);
});
