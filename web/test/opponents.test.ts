// @vitest-environment happy-dom
/** Whom somebody who plays alone meets: at first, after a win, after two heavy losses, and the next time. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Outcome, Player } from "@stolik/kernel";
import { games } from "../games.ts";
import {
  offerAfter,
  opponentsAmong,
  remember,
  rememberedFor,
  resultOf,
} from "../lobby/opponents.ts";
import { firstOptions } from "../lobby/plan.ts";
import { save } from "../saved.ts";

const options = { deck: "easy" };
const novice = { bots: 1, level: 1 } as const;
const skilled = { bots: 1, level: 2 } as const;

beforeEach(() => localStorage.clear());

describe("an offer", () => {
  it.each([
    ["won", { bots: 2, level: 1 }, 0, { type: "stronger", bots: 2, level: 2 }],
    ["won", { bots: 1, level: 3 }, 0, undefined],
    ["lost", skilled, 0, undefined],
    ["lost by far", skilled, 1, undefined],
    ["lost by far", skilled, 2, { type: "gentler", bots: 1, level: 1 }],
    ["lost by far", { bots: 2, level: 1 }, 2, { type: "gentler", ...novice }],
    ["lost by far", novice, 2, undefined],
  ] as const)("after a match %s against %o", (result, played, lost, offer) => {
    expect(offerAfter(result, played, lost)).toEqual(offer);
  });
});

describe("a result", () => {
  it.each([
    // N14: cards left.
    ["nsoe", [4, 0], "lost by far"],
    ["nsoe", [2, 0], "lost"],
    // C19: tokens.
    ["cross", [4, 9], "lost by far"],
    ["cross", [5, 9], "lost"],
    // L23, G10: points.
    ["letters", [20, 60], "lost by far"],
    ["letters", [30, 60], "lost"],
    ["grzybowski", [10, 30], "lost by far"],
    // J27: fields.
    ["journey", [12, 32], "lost by far"],
    ["journey", [20, 32], "lost"],
  ] as const)("in %s of %o is %s", async (game, scores, result) => {
    const entry = games.find(({ id }) => id === game);
    const { isHeavyLoss } = await entry!.load();
    const outcome: Outcome = { winners: [1], scores, reason: "" };
    expect(resultOf(outcome, 0, isHeavyLoss)).toBe(result);
    expect(resultOf(outcome, 1, isHeavyLoss)).toBe("won");
  });
});

describe("a device", () => {
  it("knows nobody before the first match", () => {
    expect(rememberedFor("cross")).toBeUndefined();
  });

  it("remembers whom one chose and with which options", () => {
    remember("cross", skilled, options);
    expect(rememberedFor("cross")).toMatchObject({ ...skilled, options });
    expect(rememberedFor("nsoe")).toBeUndefined();
  });

  it("counts heavy losses in a row, against the same opponents", () => {
    const lost = () => rememberedFor("cross")?.heavyLosses;
    remember("cross", skilled, options, "lost by far");
    remember("cross", skilled, options);
    remember("cross", skilled, options, "lost by far");
    expect(lost()).toBe(2);
    remember("cross", skilled, options, "lost");
    expect(lost()).toBe(0);
    remember("cross", skilled, options, "lost by far");
    remember("cross", novice, options);
    expect(lost()).toBe(0);
  });

  it.each(["", "{", "7", '{"bots":1,"level":9,"options":{}}', '{"bots":0}'])(
    "does not trust what something else has saved: %s",
    (text) => {
      save("opponents.cross", text);
      expect(rememberedFor("cross")).toBeUndefined();
    },
  );
});

it("the first match is gentle: well-known places (C3), a roomy board (N2), a referee (L18)", async () => {
  const first = Object.fromEntries(
    await Promise.all(
      games.map(async ({ id, load }) => [
        id,
        firstOptions((await load()).options, 2),
      ]),
    ),
  );
  expect(first).toMatchObject({
    cross: { deck: "easy", variant: "coordinates" },
    nsoe: { board: "roomy" },
    letters: { checking: "referee" },
  });
});

it("opponents are the bots among the players", () => {
  const ola: Player = { type: "person", name: "Ola", isOnline: true };
  const bruno: Player = { type: "bot", name: "Bruno", level: 2 };
  const players = [ola, bruno, { ...bruno, name: "Celina" }];
  expect(opponentsAmong(players)).toEqual({ bots: 2, level: 2 });
});
