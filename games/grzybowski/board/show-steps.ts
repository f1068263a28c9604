/** The final count, step by step: goal by goal, grid by grid, with running totals (G10–G19). */

import type { Seat } from "@stolik/kernel";
import { count } from "../rules/count.ts";
import type { Count, Scored, View } from "../rules/index.ts";
import { jokerText, scoredText } from "./goal-words.ts";
import { jokerOutlines, outlinesOf } from "./outlines.tsx";
import type { Outline } from "./outlines.tsx";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

export interface Step {
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
  readonly points: number;
  /** What every seat has after this step. */
  readonly totals: readonly number[];
  readonly outlines: readonly Outline[];
}

export function showSteps(view: View, wording: Wording): Step[] {
  const totals = view.grids.map(() => 0);
  return view.grids.flatMap((grid, seat) =>
    piecesOf(count(grid), wording).map((piece) => {
      totals[seat] = (totals[seat] ?? 0) + piece.points;
      return { ...piece, seat, totals: [...totals] };
    }),
  );
}

type Piece = Omit<Step, "seat" | "totals">;

/** Unused chances count together; the joker's price comes last. */
function piecesOf(counted: Count, wording: Wording): Piece[] {
  const goals = counted.scored.filter(({ type }) => type !== "chance");
  const chances = counted.scored.filter(({ type }) => type === "chance");
  const pieces = goals.map((scored) => pieceOf(scored, counted, wording));
  if (chances.length > 0)
    pieces.push({
      title: wording.words("count.chances"),
      text: wording.words("count.times", { times: chances.length, value: 1 }),
      points: chances.reduce((sum, { points }) => sum + points, 0),
      outlines: chances.flatMap((scored) => outlinesOf(scored, counted)),
    });
  if (counted.joker)
    pieces.push({
      title: wording.words("count.joker-title"),
      text: jokerText(counted.joker, wording),
      points: -counted.joker.cost,
      outlines: jokerOutlines(counted),
    });
  return pieces;
}

function pieceOf(scored: Scored, counted: Count, wording: Wording): Piece {
  return {
    title: cardName(scored, wording),
    text: scoredText(scored, wording),
    points: scored.points,
    outlines: outlinesOf(scored, counted),
  };
}
