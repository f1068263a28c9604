/** What a card counted in: the goals of which it is a part, or that it spoils, and what of the grid belongs to them. */

import { listOf } from "@stolik/furniture";
import { backSides } from "../content/back-sides.ts";
import { laidAt } from "../rules/chances.ts";
import type { Cell, Count, Grid, Scored } from "../rules/index.ts";
import { scoredText } from "./goal-words.ts";
import { jokerOutlines, outlinesOf } from "./outlines.tsx";
import type { Outline } from "./outlines.tsx";
import { cardName, signed } from "./words.ts";
import type { Wording } from "./words.ts";

/** The goal itself with all that it counts; of another goal only the pattern that the card is in. */
export function countedOutlinesAt(count: Count, cell: Cell): Outline[] {
  if (count.joker?.cell === cell) return jokerOutlines(count);
  return count.scored.flatMap((scored) =>
    scored.cell === cell || isIn(scored, cell)
      ? outlinesOf(about(scored, cell), count)
      : [],
  );
}

/** The same in words; undefined: no card lies there. */
export function countedText(
  grid: Grid,
  count: Count,
  cell: Cell,
  wording: Wording,
): string | undefined {
  const laid = laidAt(grid, cell);
  if (!laid) return undefined;
  const { words } = wording;
  const own = count.scored.find((scored) => scored.cell === cell);
  const others = count.scored.filter((scored) => isIn(scored, cell));
  const helped = others.filter(({ type }) => type !== "avoidance");
  const spoilt = others.filter(({ type }) => type === "avoidance");
  const parts = [
    ...(own ? [`${scoredText(own, wording)} (${signed(own.points)})`] : []),
    ...(helped.length > 0
      ? [words("counted.for", { goals: goalsOf(helped, cell, wording) })]
      : []),
    ...(spoilt.length > 0
      ? [words("counted.against", { goals: namesOf(spoilt, wording) })]
      : []),
  ];
  return words("counted.card", {
    card: cardName(laid.card, wording),
    what: parts.length > 0 ? parts.join("; ") : words("counted.nothing"),
  });
}

/** Whether the card is one that the goal counts, or one that spoils it (G15). */
function isIn(scored: Scored, cell: Cell): boolean {
  switch (scored.type) {
    case "arrangement":
      return scored.arrangements.some(({ cells }) => cells.includes(cell));
    case "symbols":
    case "avoidance":
      return scored.cells.includes(cell);
    case "place":
    case "chance":
      return false;
  }
}

/** For a goal that lies elsewhere, only what the card has to do with it. */
function about(scored: Scored, cell: Cell): Scored {
  if (scored.cell === cell) return scored;
  switch (scored.type) {
    case "arrangement":
      return {
        ...scored,
        arrangements: scored.arrangements.filter(({ cells }) =>
          cells.includes(cell),
        ),
      };
    case "symbols":
    case "avoidance":
      return { ...scored, cells: scored.cells.filter((one) => one === cell) };
    case "place":
    case "chance":
      return scored;
  }
}

/** The goals with what this card brings them. */
function goalsOf(
  goals: readonly Scored[],
  cell: Cell,
  wording: Wording,
): string {
  return listOf(
    goals.map(
      (scored) =>
        `${cardName(scored, wording)} (${signed(pointsWith(scored, cell))})`,
    ),
    wording,
  );
}

/** G12, G14: a pattern's value, or a point for each time the symbol is printed. */
function pointsWith(scored: Scored, cell: Cell): number {
  const back = backSides[scored.back];
  if (back.type === "arrangement") return back.value;
  return scored.type === "symbols"
    ? scored.cells.filter((one) => one === cell).length
    : 0;
}

function namesOf(goals: readonly Scored[], wording: Wording): string {
  return listOf(
    goals.map((scored) => cardName(scored, wording)),
    wording,
  );
}
