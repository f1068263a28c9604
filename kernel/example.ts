/** A worked example of the rules: a few positions of a match that is written down, played by the real rules and kept as one viewer sees them. */

import type { HeardEvents } from "./board.ts";
import type { AnyGame, Refusal, Seat } from "./contract.ts";
import { applyPatch, diff } from "./patch.ts";
import type { Patch } from "./patch.ts";
import { beginScripted, playScripted } from "./scripted.ts";
import { toldTo } from "./turn.ts";

/** What is played. `Say` names a sentence of the game's texts, `Code` a refusal of the game. */
export interface Script<
  State,
  Move,
  Say extends string = string,
  Code extends string = string,
> {
  readonly seats: number;
  /** Who looks on; null: a spectator. */
  readonly eyes: Seat | null;
  readonly start: State;
  readonly steps: readonly (Sentence<Say> & {
    readonly plays?: readonly (readonly [Seat, Move])[];
    /** The last of the moves is refused, for this reason. */
    readonly refused?: Code;
  })[];
}

/** What came of it, for a page that has no rules. */
export interface Example<View, Move, Event, Say extends string = string> {
  readonly seats: number;
  readonly eyes: Seat | null;
  readonly start: View;
  readonly steps: readonly (Sentence<Say> & {
    readonly plays?: readonly Play<Move, Event>[];
  })[];
}

/** Any script and what came of it, their types forgotten. */
export type AnyScript = Script<unknown, unknown>;
export type AnyExample = Example<unknown, unknown, unknown>;

/** One thing that an example tells. */
interface Sentence<Say> {
  readonly say: Say;
  /** The part of the board that it is about, by the data attributes it is drawn with: `grid=0 cell=12`. */
  readonly look?: string;
}

interface Play<Move, Event> {
  readonly by: Seat;
  readonly move: Move;
  readonly refusal?: Refusal;
  /** What it changed of the view. */
  readonly patch?: Patch;
  readonly events: readonly Event[];
}

/** A position as it is seen, and what was heard up to it. */
interface SeenPosition<View, Event> {
  /** How many moves were made. */
  readonly seq: number;
  readonly view: View;
  readonly heard: readonly HeardEvents<Event>[];
}

/** What an example shows at one time. */
export interface Moment<View, Move, Event> extends SeenPosition<View, Event> {
  /** What whoever looks on is about to play, or was refused. */
  readonly tried?: Move;
  readonly refusal?: Refusal;
  readonly look?: string;
  /** Which of the sentences tells it. */
  readonly step: number;
}

/** Plays a script. */
export function exampleOf(
  game: AnyGame,
  { seats, eyes, start, steps }: AnyScript,
): AnyExample {
  let now = beginScripted(start);
  function playOne(by: Seat, move: unknown, refused: string | undefined) {
    const played = playScripted(game, now, by, move);
    const code = played.ok ? undefined : played.refusal.code;
    if (code !== refused)
      throw new Error(
        `${JSON.stringify(move)} is ${code ? `refused: ${code}` : "not refused"}.`,
      );
    if (!played.ok) return { by, move, refusal: played.refusal, events: [] };
    const before = game.view(now.position.state, eyes);
    now = played.value;
    const patch = diff(before, game.view(now.position.state, eyes));
    const events = toldTo(now.told.at(-1) ?? [], eyes);
    return { by, move, ...(patch && { patch }), events };
  }
  return {
    seats,
    eyes,
    start: game.view(start, eyes),
    steps: steps.map(({ plays, refused, ...sentence }) =>
      plays === undefined
        ? sentence
        : {
            ...sentence,
            plays: plays.map(([by, move], index) =>
              playOne(by, move, plays[index + 1] ? undefined : refused),
            ),
          },
    ),
  };
}

/** All that an example shows, in order: one's own move is seen coming, what others do is seen done. */
export function momentsOf<View, Move, Event>({
  eyes,
  start,
  steps,
}: Example<View, Move, Event>): readonly Moment<View, Move, Event>[] {
  const moments: Moment<View, Move, Event>[] = [];
  let now: SeenPosition<View, Event> = {
    seq: 0,
    view: start,
    heard: [{ seq: 0, events: [] }],
  };
  for (const [step, { look, plays = [] }] of steps.entries()) {
    const sentence = look === undefined ? { step } : { step, look };
    if (step === 0 || plays.length === 0) moments.push({ ...now, ...sentence });
    for (const { by, move, refusal, ...done } of plays) {
      const tried = { ...now, ...sentence, tried: move };
      if (refusal) moments.push({ ...tried, refusal });
      else if (by === eyes) moments.push(tried);
      if (refusal) continue;
      now = follow(now, done);
      moments.push({ ...now, ...sentence });
    }
  }
  return moments;
}

function follow<View, Event>(
  { seq, view, heard }: SeenPosition<View, Event>,
  { patch, events }: Pick<Play<unknown, Event>, "patch" | "events">,
): SeenPosition<View, Event> {
  return {
    seq: seq + 1,
    // The patch was made from two views.
    view: patch ? (applyPatch(view, patch) as View) : view,
    heard: [...heard, { seq: seq + 1, events }],
  };
}
