/** First steps in a game: a match that is written down, in which whoever learns plays seat 0 and the rules are the real ones. */

import { same } from "./canonical.ts";
import type { AnyGame, Refusal, Seat } from "./contract.ts";
import { beginScripted, playScripted } from "./scripted.ts";
import type { Scripted } from "./scripted.ts";

/** The seat of whoever learns. */
export const LEARNER: Seat = 0;

/** `Key` names a sentence of the lesson's texts, `Code` a refusal of the game. */
export interface Lesson<
  State,
  Move,
  Key extends string = string,
  Code extends string = string,
> {
  readonly seats: number;
  /** How the table stands at first. */
  readonly start: State;
  /** Each teaches one thing. */
  readonly beats: readonly (readonly Step<Move, Key, Code>[])[];
  /** The lesson's whole dictionary, for games that need one. */
  readonly words?: readonly string[];
}

interface Step<
  Move,
  Key extends string = string,
  Code extends string = string,
> {
  readonly say: Key;
  /** What the others do first, and what is done for whoever learns. */
  readonly before?: readonly (readonly [Seat, Move])[];
  /** Any one of these leads on; the first is played for whoever skips the step. Absent: the sentence is only read. */
  readonly asks?: readonly [Move, ...Move[]];
  /** What is asked for is refused, and leads on by that. */
  readonly refused?: Code;
  /** Where the board itself refuses, before anything is played: the part that says so. It leads on once it is shown. */
  readonly shown?: string;
  /** The parts of the board to look at or to touch, in that order, by the data attributes they are drawn with: `card=roma`, `grid=0 cell=12`. */
  readonly point?: readonly string[];
}

/** Any lesson, its types forgotten. */
export type AnyLesson = Lesson<unknown, unknown>;

/** Where somebody stands in a lesson. */
export interface Stage extends Scripted {
  /** Which step is due, counted through all beats; past the last: the lesson is over. */
  readonly at: number;
}

/** What came of a move. */
export type Answered =
  /** One stage after the other, up to the one where something is due again. */
  | { readonly type: "led-on"; readonly stages: readonly Stage[] }
  | {
      readonly type: "refused";
      readonly refusal: Refusal;
      readonly stages: readonly Stage[];
    }
  /** Legal, and not what the step asks for. */
  | { readonly type: "not-asked" };

export function stepsOf<Move, Key extends string, Code extends string>({
  beats,
}: Lesson<unknown, Move, Key, Code>): readonly Step<Move, Key, Code>[] {
  return beats.flat();
}

/** The stages that lead from the start into a step; the last one is where it is due. */
export function openStep(
  game: AnyGame,
  lesson: AnyLesson,
  at: number,
): readonly Stage[] {
  const start = beginScripted(lesson.start);
  const stages = [...enter(game, lesson, { at: 0, ...start })];
  while (last(stages).at < Math.min(at, stepsOf(lesson).length))
    stages.push(...passStep(game, lesson, last(stages)));
  return stages;
}

/** Does what the step asks for, and goes on. */
export function passStep(
  game: AnyGame,
  lesson: AnyLesson,
  stage: Stage,
): readonly Stage[] {
  const { asks, refused } = stepAt(lesson, stage);
  if (!asks || refused !== undefined) return goOn(game, lesson, stage);
  const [move] = asks;
  const after = playIn(game, stage, LEARNER, move);
  return [after, ...goOn(game, lesson, after)];
}

export function answer(
  game: AnyGame,
  lesson: AnyLesson,
  stage: Stage,
  raw: unknown,
): Answered {
  const { asks = [], refused } = stepAt(lesson, stage);
  const isAsked = asks.some((move) => same(move, raw));
  const played = playScripted(game, stage, LEARNER, raw);
  if (!played.ok) {
    const { refusal } = played;
    const leadsOn = isAsked && refusal.code === refused;
    const stages = leadsOn ? goOn(game, lesson, stage) : [];
    return { type: "refused", refusal, stages };
  }
  if (!isAsked) return { type: "not-asked" };
  const after = { at: stage.at, ...played.value };
  return { type: "led-on", stages: [after, ...goOn(game, lesson, after)] };
}

/** The next step is due; before it the others move. */
function goOn(
  game: AnyGame,
  lesson: AnyLesson,
  stage: Stage,
): readonly Stage[] {
  return enter(game, lesson, { ...stage, at: stage.at + 1 });
}

function enter(
  game: AnyGame,
  lesson: AnyLesson,
  stage: Stage,
): readonly Stage[] {
  const stages = [stage];
  const { before = [] } = stepsOf(lesson)[stage.at] ?? {};
  for (const [seat, move] of before)
    stages.push(playIn(game, last(stages), seat, move));
  return stages;
}

/** Plays what the script says. */
function playIn(game: AnyGame, stage: Stage, seat: Seat, move: unknown): Stage {
  const played = playScripted(game, stage, seat, move);
  if (played.ok) return { at: stage.at, ...played.value };
  const { code, rule = "" } = played.refusal;
  throw new Error(
    `Step ${stage.at} of the lesson is refused: ${code} ${rule} ${JSON.stringify(move)}`,
  );
}

function stepAt(lesson: AnyLesson, { at }: Stage): Step<unknown> {
  const step = stepsOf(lesson)[at];
  if (!step) throw new Error("The lesson is over.");
  return step;
}

function last(stages: readonly Stage[]): Stage {
  const stage = stages.at(-1);
  if (!stage) throw new Error("A lesson without a stage.");
  return stage;
}
