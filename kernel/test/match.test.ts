/** A match as a value: dealt, moved on, resumed, and what its viewers and bots are given. */

import { describe, expect, it } from "vitest";

import { askBot, makeQuestion, nextBot, questionFor } from "../bot-turn.ts";
import type { AnyBot, Question } from "../bot.ts";
import type { AnyGame } from "../contract.ts";
import { copy } from "../copy.ts";
import { begin } from "../begin.ts";
import { adopt, attempt, heardBy, resume } from "../match.ts";
import type { Match } from "../match.ts";
import { makeHeader } from "../record.ts";
import { openRecorded, recordEntry } from "../recorded.ts";
import { verify } from "../replay.ts";
import { toldTo } from "../turn.ts";
import { toy } from "./toy.ts";
import {
  entropy,
  finishedMatch,
  options,
  recordOf,
  seed,
} from "./toy-match.ts";

const game: AnyGame = toy;
const header = makeHeader(game, { seats: 2, options, seed, entropy });
const finished = finishedMatch();

function firstMove() {
  const [first] = finished.moves;
  if (!first) throw new Error("Nothing was played.");
  return first;
}

function dealt(): Match {
  const begun = begin(game, header);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
}

function played(match: Match, count: number): Match {
  for (const { seat, move } of finished.moves.slice(
    match.position.seq,
    match.position.seq + count,
  )) {
    const step = attempt(match, { type: "move", seat, move });
    if (!step.ok) throw new Error(step.refusal.code);
    match = adopt(match, step.value);
  }
  return match;
}

describe("a match", () => {
  it("goes through the positions that playing goes through", () => {
    let match = dealt();
    for (const { position, told } of finished.steps) {
      expect(match.position).toEqual(position);
      expect(match.told.at(-1)).toEqual(told);
      match = played(match, 1);
    }
    expect(match.told).toHaveLength(finished.steps.length);
  });

  it("is not changed by an attempt, nor by adopting what came of it", () => {
    const match = played(dealt(), 2);
    const before = copy(match.position);
    const next = played(match, 1);
    expect(match.position).toEqual(before);
    expect(match.told).toHaveLength(3);
    expect(next.told).toHaveLength(4);
  });

  it("refuses what play refuses", () => {
    const match = dealt();
    const { seat, move } = firstMove();
    const wrong = { type: "move", seat: 1 - seat, move } as const;
    expect(attempt(match, wrong)).toMatchObject({ ok: false });
    const over = played(match, Infinity);
    expect(attempt(over, { type: "move", seat, move })).toMatchObject({
      refusal: { code: "match-over" },
    });
  });

  it("does not adopt the step of another position", () => {
    const { seat, move } = firstMove();
    const step = attempt(dealt(), { type: "move", seat, move });
    if (!step.ok) throw new Error(step.refusal.code);
    const later = played(dealt(), 2);
    expect(() => adopt(later, step.value)).toThrow("does not follow");
  });

  it("goes on from a position that was kept as if it had never stopped", () => {
    const middle = played(dealt(), 3);
    const { position, told } = copy({ ...middle, key: [], game: null });
    const resumed = resume(game, header, position, told);
    const end = played(dealt(), Infinity);
    expect(played(resumed, Infinity).position).toEqual(end.position);
    expect(() => resume(game, header, position, [])).toThrow("lead to");
  });

  it.each([
    ["seed", { seed: "x" }],
    ["options", { options: { rounds: "many" } }],
  ])("is not dealt from a header whose %s is off", (at, change) => {
    expect(begin(game, { ...header, ...change })).toMatchObject({
      ok: false,
      refusal: { values: { at } },
    });
  });

  it("tells each viewer what it was told, by seq", () => {
    const match = played(dealt(), Infinity);
    for (const viewer of [null, 0, 1])
      expect(heardBy(match, viewer)).toEqual(
        finished.steps.map(({ told }, seq) => ({
          seq,
          events: toldTo(told, viewer),
        })),
      );
  });

  it("is written down move by move, and verifies", () => {
    let written = openRecorded(dealt());
    for (const { seat, move } of finished.moves) {
      const next = recordEntry(written, { type: "move", seat, move });
      if (!next.ok) throw new Error(next.refusal.code);
      written = next.value;
    }
    const { match, record } = written;
    expect(match).toEqual(played(dealt(), Infinity));
    expect(record).toEqual(recordOf(finished));
    expect(verify(game, record)).toMatchObject({ ok: true });
  });
});

describe("a bot's turn", () => {
  const bots = [{ type: "bot" }, { type: "bot" }] as const;

  it("belongs to no bot when a person, a free seat or nobody has to move", () => {
    const { state } = dealt().position;
    expect(nextBot(game, state, [{ type: "person" }, { type: "open" }])).toBe(
      undefined,
    );
    const end = played(dealt(), Infinity).position.state;
    expect(nextBot(game, end, bots)).toBe(undefined);
  });

  it("goes to the bot with the shortest wait", () => {
    const { state } = dealt().position;
    const both: AnyGame = {
      ...game,
      toMove: () => [0, 1],
      patience: (_, seat, isPerson) => (isPerson(0) ? 9 : 2 - seat),
    };
    expect(nextBot(both, state, bots)).toEqual({ seat: 1, wait: 1000 });
    expect(nextBot(both, state, [{ type: "person" }, bots[1]])).toEqual({
      seat: 1,
      wait: 9000,
    });
  });

  it("asks with the seat's own view and what it was told, as plain data", () => {
    const match = played(dealt(), 2);
    const question = questionFor(match, 1, 2, 50);
    expect(copy(question)).toEqual(question);
    expect(question).toMatchObject({
      game: "toy",
      seat: 1,
      level: 2,
      budget: 50,
      view: game.view(match.position.state, 1),
      told: heardBy(match, 1).flatMap(({ events }) => events),
    });
    const { told, level, budget } = question;
    expect(
      makeQuestion(game, match.key, {
        ...match.position,
        seat: 1,
        told,
        level,
        budget,
      }),
    ).toEqual(question);
  });

  it("draws the same numbers when asked again, others at another move", () => {
    const drawn: number[] = [];
    const bot: AnyBot = {
      choose({ random }: Question<unknown, unknown>) {
        drawn.push(random.next());
        return { move: null, considered: [] };
      },
    };
    const match = dealt();
    askBot(bot, questionFor(match, 0, 1, 50));
    askBot(bot, questionFor(match, 0, 1, 50));
    askBot(bot, questionFor(played(match, 1), 0, 1, 50));
    askBot(bot, questionFor(match, 1, 1, 50));
    const [first, again, ...others] = drawn;
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });
});
