// @vitest-environment happy-dom
/** The pages of the daily deals over a night, and what a result says where the server refuses it. */

import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "@stolik/furniture";
import type { DailyEntry } from "@stolik/server/protocol";
import { noteDone } from "../daily-done.ts";
import type { DoneDeal } from "../daily-done.ts";
import { keepMoves } from "../daily/progress.ts";
import { DailyResult } from "../daily/result.tsx";
import { AgainNote } from "../daily/again-note.tsx";
import { SolutionBar } from "../daily/solution-bar.tsx";
import { findEntry } from "../games.ts";
import { needTexts } from "../language.ts";
import { DailyDealPage } from "../pages/daily-deal.tsx";
import { Glance } from "../parts/glance.tsx";
import type { FromDaily } from "../session/daily-messages.ts";
import type { DailyPort } from "../session/daily.ts";
import { noteUnfinished } from "../session/unfinished.ts";
import { dailyTexts } from "../words.ts";
import { buttonNamed, press, render } from "./render.tsx";

const HOUR = 3_600_000;
const EVENING = Date.UTC(2026, 10, 17, 20);
const nsoe = findEntry("nsoe")!;

const dealOf = (day: string): DailyEntry => ({
  day,
  game: "nsoe",
  contentVersion: "x",
  version: 1,
  deal: { start: {}, best: 12, solution: [] },
});
const yesterday = dealOf("2026-11-17");
const today = dealOf("2026-11-18");

/** The days of the deals that the page has given to a worker. */
let opened: string[];
/** What the last worker says to the page. */
let say: (message: FromDaily) => void;
let answer: (path: string) => Response;

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING, toFake: ["Date"] });
  opened = [];
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  vi.stubGlobal(
    "Worker",
    class {
      onmessage?: DailyPort["onmessage"];
      postMessage({ entry }: { readonly entry: DailyEntry }) {
        opened.push(entry.day);
        say = (data) => this.onmessage?.({ data });
      }
      terminate() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

function dealing(entry: DailyEntry, hours: number): typeof answer {
  const { day } = entry;
  const deals = [yesterday, today];
  return () =>
    Response.json({ day, nextIn: hours * HOUR, isWhole: true, deals });
}

/** The device has slept, and no timer ran. */
async function wakeUp(now: number): Promise<void> {
  vi.setSystemTime(now);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await settle();
}

async function overNight(before = () => undefined as void): Promise<void> {
  answer = dealing(yesterday, 4);
  await nsoe.load();
  await render(<DailyDealPage entry={nsoe} />);
  await vi.waitFor(async () => {
    await settle();
    expect(opened).toEqual([yesterday.day]);
  });
  before();
  answer = dealing(today, 14);
  await wakeUp(EVENING + HOUR);
  expect(opened).toEqual([yesterday.day]);
  await wakeUp(EVENING + 14 * HOUR);
}

it("a deal that nobody has begun makes room for the next day’s", async () => {
  await overNight();
  expect(opened).toEqual([yesterday.day, today.day]);
});

it("a deal that was begun is solved to its end", async () => {
  await overNight(() => keepMoves(yesterday, [{ type: "lay" }]));
  expect(opened).toEqual([yesterday.day]);
});

it("a deal of words says how much of the dictionary has come", async () => {
  answer = dealing(yesterday, 4);
  await nsoe.load();
  const place = await render(<DailyDealPage entry={nsoe} />);
  await vi.waitFor(async () => {
    await settle();
    expect(opened).toEqual([yesterday.day]);
  });
  await act(async () => say({ type: "dictionary", share: 0.45 }));
  expect(place.textContent).toContain("Dictionary 45%");
  await act(async () => say({ type: "dictionary", share: undefined }));
  expect(place.textContent).not.toContain("Dictionary");
});

it("a deal that cannot be shown says nothing of the dictionary", async () => {
  answer = dealing(yesterday, 4);
  await nsoe.load();
  const place = await render(<DailyDealPage entry={nsoe} />);
  await vi.waitFor(async () => {
    await settle();
    expect(opened).toEqual([yesterday.day]);
  });
  await act(async () => say({ type: "dictionary", share: 0.45 }));
  expect(place.textContent).toContain("Dictionary 45%");
  const refusal = { code: "no-dictionary" };
  await act(async () => say({ type: "refused", refusal }));
  expect(place.textContent).toContain("The dictionary isn’t on this device");
  expect(place.textContent).not.toContain("Dictionary 45%");
});

it("home looks again at what goes on, and at the day", async () => {
  const place = await render(<Glance />);
  const ways = () =>
    [...place.querySelectorAll("a")].map((way) => way.getAttribute("href"));
  expect(ways()[0]).toBe("/games");
  noteUnfinished("solo", "nsoe", true);
  await wakeUp(EVENING + 14 * HOUR);
  expect(ways()[0]).toBe("/solo/nsoe");
  expect(place.textContent).toContain("18");
});

it.each([
  ["late-deal", "too long ago to count"],
  ["something-newer", "something-newer"],
])("a result that is refused as %s says so", async (code, sentence) => {
  answer = () => Response.json({ code }, { status: 409 });
  const place = await result();
  expect(place.textContent).toContain(sentence);
  expect(place.textContent).not.toContain("when the network is back");
});

it("a result without a network says that it will be sent", async () => {
  answer = () => {
    throw new TypeError("There is no network.");
  };
  expect((await result()).textContent).toContain("when the network is back");
});

async function result(): Promise<HTMLElement> {
  const done: DoneDeal = {
    ...yesterday,
    moves: [],
    score: 9,
    best: 12,
    marks: ["right"],
    isSent: false,
  };
  noteDone(done);
  await render(null);
  await needTexts(dailyTexts("nsoe"), nsoe.daily!);
  const place = await render(
    <Announcer>
      <DailyResult done={done} nextAt={EVENING} showBest={() => undefined} />
    </Announcer>,
  );
  await settle();
  return place;
}

it("the best solution takes the focus, and its buttons keep it at the ends", async () => {
  const show = vi.fn<(at: number) => void>();
  const bar = { last: 2, show, onClose: () => undefined };
  const place = await render(<SolutionBar at={2} {...bar} />);
  expect(document.activeElement).toBe(place.querySelector("section"));
  const next = buttonNamed(place, "Next");
  next.focus();
  await press(next);
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  expect(show).not.toHaveBeenCalled();
  await press(buttonNamed(place, "Back"));
  expect(show).toHaveBeenCalledExactlyOnceWith(1);
});

it("a mistake that is tried again takes the focus", async () => {
  const note = { game: "nsoe", tried: {}, reached: undefined, best: 12 };
  const place = await render(<AgainNote {...note} onClose={() => undefined} />);
  expect(document.activeElement).toBe(place.querySelector("section"));
});
