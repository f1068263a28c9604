// @vitest-environment happy-dom
/** What the page keeps, sends and shares of the deals of the days. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayAt } from "@stolik/server/day";
import type { DailyEntry } from "@stolik/server/protocol";
import { doneDeal, doneDeals, noteDone, solvedDays } from "../daily-done.ts";
import type { DoneDeal } from "../daily-done.ts";
import { fetchAhead } from "../daily/ahead.ts";
import { binsOf } from "../daily/bins.ts";
import { hoursUntil } from "../daily/next-in.tsx";
import { keepMoves, keptMoves } from "../daily/progress.ts";
import { sendDone, sendWaiting } from "../daily/send.ts";
import { lookAtBest } from "../daily/use-deal.ts";
import type { Look } from "../daily/use-deal.ts";
import { share, shareText } from "../daily/share.ts";

const done: DoneDeal = {
  day: "2026-11-17",
  game: "nsoe",
  contentVersion: "x",
  version: 1,
  moves: [{ type: "lay", city: "roma" }],
  score: 9,
  best: 12,
  marks: ["right", "near", "wrong"],
  isSent: false,
};
const entry: DailyEntry = {
  day: done.day,
  game: done.game,
  contentVersion: "x",
  version: 1,
  deal: { start: {}, best: 12, solution: [] },
};

const standing = { score: 9, best: 12, scores: [{ score: 9, people: 1 }] };
const problem = (status: number, code: string) =>
  Response.json({ code }, { status });

let asked: string[];
let answers: (() => Response | Promise<Response>)[];
beforeEach(() => {
  asked = [];
  answers = [];
  localStorage.setItem("stolik.name", "Ola");
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const answer = answers.shift();
    if (!answer) throw new TypeError("There is no network.");
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a result on the device", () => {
  it("is kept once for each deal, and its day counts", () => {
    noteDone(done);
    noteDone({ ...done, isSent: true });
    noteDone({ ...done, game: "cross" });
    expect(doneDeals()).toHaveLength(2);
    expect(doneDeal(done.day, "nsoe")).toMatchObject({ isSent: true });
    expect(solvedDays()).toEqual([done.day]);
  });

  it("is nothing where somebody has tampered with it", () => {
    localStorage.setItem("stolik.daily.done", '[{"day":3},null,"x"]');
    localStorage.setItem("stolik.daily.days", "{");
    expect(doneDeals()).toEqual([]);
    expect(solvedDays()).toEqual([]);
  });
});

describe("moves on the device", () => {
  it("are those of the same deal alone", () => {
    keepMoves(entry, [1, 2]);
    expect(keptMoves(entry)).toEqual([1, 2]);
    expect(keptMoves({ ...entry, day: "2026-11-18" })).toEqual([]);
    expect(keptMoves({ ...entry, version: 2 })).toEqual([]);
    keepMoves(entry, []);
    expect(keptMoves(entry)).toEqual([]);
  });
});

describe("a result is sent", () => {
  it("at once by whoever is known", async () => {
    answers = [() => Response.json(standing)];
    expect(await sendDone(done, "en")).toEqual({ ok: true, value: standing });
    expect(asked).toEqual(["/api/daily/2026-11-17/nsoe"]);
    expect(doneDeal(done.day, "nsoe")?.isSent).toBe(true);
  });

  it("by a new guest, once the server knows them", async () => {
    localStorage.clear();
    answers = [
      () => Response.json({ id: "1", name: "Guest" }),
      () => Response.json(standing),
    ];
    expect((await sendDone(done, "en")).ok).toBe(true);
    expect(asked).toEqual(["/api/guest", "/api/daily/2026-11-17/nsoe"]);
  });

  it("another time where the server takes no new guest", async () => {
    localStorage.clear();
    noteDone(done);
    answers = [() => problem(400, "malformed-message")];
    expect((await sendDone(done, "en")).ok).toBe(false);
    expect(doneDeal(done.day, "nsoe")?.isSent).toBe(false);
  });

  it("by whoever the server has forgotten, once it knows them again", async () => {
    answers = [
      () => problem(401, "no-guest"),
      () => Response.json({ id: "1", name: "Ola" }),
      () => Response.json(standing),
    ];
    expect((await sendDone(done, "en")).ok).toBe(true);
    expect(asked[1]).toBe("/api/guest");
  });

  it("when the network is back, once", async () => {
    noteDone(done);
    noteDone({ ...done, game: "cross" });
    await sendWaiting("pl");
    expect(doneDeals().some(({ isSent }) => isSent)).toBe(false);
    answers = [() => Response.json(standing), () => Response.json(standing)];
    asked = [];
    await sendWaiting("pl");
    await sendWaiting("pl");
    expect(asked).toHaveLength(2);
    expect(doneDeals().every(({ isSent }) => isSent)).toBe(true);
  });

  it("once by whoever asks twice at the same time", async () => {
    noteDone(done);
    answers = [() => Response.json(standing)];
    await Promise.all([sendWaiting("en"), sendDone(done, "en")]);
    expect(asked).toHaveLength(1);
  });

  it("never again where the server wants it no more", async () => {
    noteDone(done);
    answers = [() => problem(409, "late-deal")];
    await sendWaiting("it");
    await sendWaiting("it");
    expect(asked).toHaveLength(1);
  });
});

it("a result is sent again where this page does not know why it was refused", async () => {
  noteDone(done);
  answers = [
    () => problem(409, "something-newer"),
    () => Response.json(standing),
  ];
  await sendWaiting("it");
  expect(doneDeal(done.day, "nsoe")?.isSent).toBe(false);
  await sendWaiting("it");
  expect(doneDeal(done.day, "nsoe")?.isSent).toBe(true);
});

describe("what is shared", () => {
  const result = {
    day: done.day,
    title: "Nord Sud Ovest Est",
    score: "9 right cards out of 12",
    marks: done.marks,
    address: "https://stolik.example/daily/nsoe",
  };

  it("says the day, the game, the score and how it went, and no more", () => {
    expect(shareText(result, "pl").split("\n")).toEqual([
      "Stolik · Nord Sud Ovest Est · 17.11.2026",
      "9 right cards out of 12",
      "🟩🟨🟥",
      "https://stolik.example/daily/nsoe",
    ]);
  });

  it("leaves by the device's sheet, or copied, or not at all", async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => undefined);
    vi.stubGlobal("navigator", {
      share: vi.fn<() => Promise<void>>(async () => undefined),
    });
    expect(await share("x")).toBe("shared");
    vi.stubGlobal("navigator", {
      share: () => Promise.reject(new DOMException("closed", "AbortError")),
      clipboard: { writeText },
    });
    expect(await share("x")).toBe("cancelled");
    expect(writeText).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await share("x")).toBe("copied");
    expect(writeText).toHaveBeenCalledWith("x");
    vi.stubGlobal("navigator", {});
    expect(await share("x")).toBeUndefined();
  });
});

describe("a histogram", () => {
  it("has a row for every score up to the best, or one for several", () => {
    const scores = [
      { score: 10, people: 2 },
      { score: 12, people: 1 },
    ];
    expect(binsOf(scores, 12, 13)).toEqual([
      { from: 10, to: 10, people: 2 },
      { from: 11, to: 11, people: 0 },
      { from: 12, to: 12, people: 1 },
    ]);
    const many = [
      { score: 0, people: 1 },
      { score: 104.5, people: 2 },
    ];
    expect(binsOf(many, 100, 10)).toEqual([
      { from: 0, to: 10, people: 1 },
      { from: 11, to: 98, people: 0 },
      { from: 99, to: 104, people: 2 },
    ]);
  });

  it("are one row where nobody has been, from three on", () => {
    expect(binsOf([{ score: 3, people: 1 }], 12, 13)).toEqual([
      { from: 3, to: 3, people: 1 },
      { from: 4, to: 12, people: 0 },
    ]);
  });
});

it("says in hours and minutes when the next deal comes", () => {
  const hour = 3_600_000;
  expect(hoursUntil(5 * hour + 1, 0, "en")).toBe("5\u00a0hr\u00a01\u00a0min");
  expect(hoursUntil(5 * hour + 1, 0, "pl")).toBe(
    "5\u00a0godz.\u00a01\u00a0min",
  );
  expect(hoursUntil(5 * hour + 1, 0, "it")).toBe("5\u00a0h\u00a01\u00a0min");
  expect(hoursUntil(2 * hour, 0, "en")).toBe("2\u00a0hr");
  expect(hoursUntil(59_000, 0, "en")).toBe("1\u00a0min");
  expect(hoursUntil(0, 1, "en")).toBe("0\u00a0min");
});

describe("deals ahead", () => {
  const deals = (isWhole: boolean) =>
    Response.json({
      day: dayAt(Date.now()),
      nextIn: 1,
      isWhole,
      deals: [entry],
    });
  const wait = async () => undefined;

  it("are asked for until all are made, and once a day", async () => {
    answers = [() => deals(false), () => deals(true)];
    await fetchAhead("en", wait);
    await fetchAhead("en", wait);
    expect(asked).toEqual(["/api/daily", "/api/daily"]);
  });

  it("are asked for again where a result still waits, which is sent", async () => {
    answers = [() => deals(true)];
    await fetchAhead("en", wait);
    noteDone(done);
    answers = [() => deals(true), () => Response.json(standing)];
    await fetchAhead("en", wait);
    await vi.waitFor(() =>
      expect(doneDeal(done.day, "nsoe")?.isSent).toBe(true),
    );
    expect(asked).toHaveLength(3);
  });

  it("are not waited for without a network", async () => {
    await fetchAhead("en", wait);
    expect(asked).toHaveLength(1);
  });
});

it("the best solution is shown on one board as long as it goes on step by step", () => {
  let look: Look = { type: "own" };
  const boards = [0, 1, 2, 1, 2].map((at) => {
    const best = lookAtBest(look, at);
    look = best;
    return best.board;
  });
  expect(boards).toEqual([0, 0, 0, 1, 1]);
});
