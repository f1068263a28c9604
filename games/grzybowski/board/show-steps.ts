/** The final count, step by step: goal by goal, grid by grid, with running totals (G10–G19). */

import type { Seat } from "@stolik/kernel";
import { count } from "../rules/count.ts";
import type { Count, Scored, View } from "../rules/index.ts";
import { jokerText, scoredText } from "./goal-words.ts";
import { jokerOutlines, outlinesOf } from "./outlines.tsx";
import type { Outline } from "./outlines.tsx";
import { cardName } from "./words.ts";
import type { Telling } from "./words.ts";

export interface Step {
  readonly seat: Seat;
  readonly title: string;
  readonly text: string;
  readonly points: number;
  /** What every seat has after this step. */
  readonly totals: readonly number[];
  readonly outlines: readonly Outline[];
}

export function showSteps(view: View, telling: Telling): Step[] {
  const totals = view.grids.map(() => 0);
  return view.grids.flatMap((grid, seat) =>
    piecesOf(count(grid), telling).map((piece) => {
      totals[seat] = (totals[seat] ?? 0) + piece.points;
      return { ...piece, seat, totals: [...totals] };
    }),
  );
}

type Piece = Omit<Step, "seat" | "totals">;

/** Unused chances count together; the joker's price comes last. */
function piecesOf(counted: Count, telling: Telling): Piece[] {
  const goals = counted.scored.filter(({ type }) => type !== "chance");
  const chances = counted.scored.filter(({ type }) => type === "chance");
  const pieces = goals.map((scored) => pieceOf(scored, counted, telling));
  if (chances.length > 0)
    pieces.push({
      title: telling.words("count.chances"),
      text: telling.words("count.times", { times: chances.length, value: 1 }),
      points: chances.reduce((sum, { points }) => sum + points, 0),
      outlines: chances.flatMap((scored) => outlinesOf(scored, counted)),
    });
  if (counted.joker)
    pieces.push({
      title: telling.words("count.joker-title"),
      text: jokerText(counted.joker, telling),
      points: -counted.joker.cost,
      outlines: jokerOutlines(counted),
    });
  return pieces;
}

function pieceOf(scored: Scored, counted: Count, telling: Telling): Piece {
  return {
    title: cardName(scored, telling),
    text: scoredText(scored, telling),
    points: scored.points,
    outlines: outlinesOf(scored, counted),
  };
}
