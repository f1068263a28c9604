/** A finished match cut into whole turns, and what a judge is asked about each. */

import { expect, it } from "vitest";
import { lossIn } from "../assess.ts";
import type { Assessment } from "../assess.ts";
import type { AnyBot, PlayedTurn } from "../bot.ts";
import type { AnyGame } from "../contract.ts";
import { below } from "../random.ts";
import { judgeRecord } from "../judge.ts";
import { judgedGames } from "../testing/index.ts";
import { toldTo } from "../turn.ts";
import { toy } from "./toy.ts";
import type { ToyMove, ToyView } from "./toy.ts";
import { finishedMatch, recordOf } from "./toy-match.ts";

type Asked = PlayedTurn<unknown, unknown, unknown>;

const game: AnyGame = toy;
const finished = finishedMatch();
const record = recordOf(finished);

/** A judge that would always have played the lowest card, or drawn. */
const bot: AnyBot = {
  choose: () => {
    throw new Error("It is only asked to judge.");
  },
  assess: ({ question: { view, seat, random } }) => {
    const { phase, hands } = view as ToyView;
    const [card = 0] = (hands[seat] ?? []).filter((one) => one !== null);
    const move: ToyMove =
      phase === "bids" ? { type: "bid", card } : { type: "draw" };
    return [{ ...nothing, best: below(random, 100), advised: [move] }];
  },
};

const nothing: Assessment<unknown> = {
  aspect: "play",
  best: 0,
  played: 0,
  spread: 0,
  advised: [],
  reason: { code: "lowest" },
};

function asked(): Asked[] {
  const turns: Asked[] = [];
  const assess = (turn: Asked) => {
    turns.push(turn);
    return [];
  };
  expect([
    ...judgeRecord({ game, bot: { ...bot, assess } }, record),
  ]).toHaveLength(turns.length);
  return turns;
}

it("joins the moves that a seat makes in a row, and no others", () => {
  const turns = [...judgeRecord({ game, bot }, record)];
  expect(turns.flatMap(({ moves }) => moves)).toEqual(
    finished.moves.map(({ move }) => move),
  );
  for (const { seat, from, to } of turns) {
    expect(finished.moves.slice(from, to).map((entry) => entry.seat)).toEqual(
      Array.from({ length: to - from }, () => seat),
    );
    for (const { position } of finished.steps.slice(from + 1, to))
      expect(game.toMove(position.state)).toEqual([seat]);
  }
  for (const [index, { seat, from }] of turns.entries())
    if (index > 0 && turns[index - 1]?.seat === seat)
      expect(game.toMove(finished.steps[from]?.position.state)).not.toEqual([
        seat,
      ]);
});

it("asks with what the seat knew before the turn and heard during and after it", () => {
  const turns = [...judgeRecord({ game, bot }, record)];
  for (const [index, { question, told, later, end }] of asked().entries()) {
    const { seat = 0, from = 0, to = 0 } = turns[index] ?? {};
    const { steps } = finished;
    expect(question.view).toEqual(game.view(steps[from]?.position.state, seat));
    const hear = (some: typeof steps) =>
      some.flatMap((step) => toldTo(step.told, seat));
    expect(question.told).toEqual(hear(steps.slice(0, from + 1)));
    expect(told).toEqual(hear(steps.slice(from + 1, to + 1)));
    expect(later).toEqual(hear(steps.slice(to + 1)));
    expect(end).toEqual(steps.at(-1)?.position.state);
  }
});

it("says which turn is a seat's last", () => {
  const last = asked().filter(({ isLast }) => isLast);
  const seats = new Set(last.map(({ question }) => question.seat));
  expect(last).toHaveLength(2);
  expect(seats).toEqual(new Set([0, 1]));
});

it.each([
  ["more than twice the spread", { best: 5, played: 2, spread: 1 }, 3],
  ["less than that", { best: 5, played: 2, spread: 2 }, 0],
  ["nothing", { best: 2, played: 2, spread: 0 }, 0],
  ["hindsight", { best: 5, played: 2, isHindsight: true }, 0],
  ["a fact", { best: 5, played: 2, isFact: true }, 0],
] as const)("a loss: %s", (_name, part, loss) => {
  expect(lossIn({ ...nothing, ...part })).toBe(loss);
});

judgedGames(() => ({ game, bot }), {
  files: { "toy.json": record },
  patience: 1000,
});
