/** What a grid may still become: its points now, and those of goals not yet made by how likely they will be. */

import {
  backSides,
  FRAME,
  frameOf,
  layoutOf,
  linesOf,
  neighboursOf,
  OUTSIDE_BIT,
  symbolNumbers,
  total,
} from "../rules/index.ts";
import type { BackUp, Grid, Layout } from "../rules/index.ts";
import { arrangementValue, bitCount, groundOf } from "./arrangements.ts";
import type { Outlook } from "./outlook.ts";

const FRAME_BITS = (1 << (FRAME * FRAME)) - 1;
/** How many of the places still free will be fronts, and how often a symbol is put where it counts, or kept away. */
const FRONT_SHARE = 0.75;
const STEERING = 1.3;
const CARE = 0.45;
/** What an unused chance is worth besides its point, while there are turns to use it. */
const OPTION = 1.5;
const OPTION_TURNS = 8;
/** How likely a card is had that one goal names. */
const NAMED = 0.25;

export function prospect(grid: Grid, outlook: Outlook): number {
  if (outlook.left === 0) return total(layoutOf(grid));
  const frame = frameOf(grid);
  const certainty =
    1 /
    ((frame.top.high - frame.top.low + 1) *
      (frame.left.high - frame.left.low + 1));
  // A frame that floats is taken to come to rest about the cards there are.
  const layout = layoutOf({
    ...grid,
    top: (frame.top.low + frame.top.high) >> 1,
    left: (frame.left.low + frame.left.high) >> 1,
  });
  const free = FRAME_BITS & ~takenBits(layout);
  let value = layout.chances.length * (1 + optionValue(outlook));
  const ground = groundOf(layout, free);
  for (const goal of layout.goals)
    value +=
      backSides[goal.back].type === "arrangement"
        ? arrangementValue(ground, goal.back, outlook)
        : goalValue(layout, goal, free, outlook, certainty);
  for (const { back, weight } of outlook.goals)
    value += weight * arrangementValue(ground, back, outlook);
  return value;
}

function optionValue({ left }: Outlook): number {
  return OPTION * Math.min(1, left / OPTION_TURNS);
}

function goalValue(
  layout: Layout,
  goal: BackUp,
  free: number,
  outlook: Outlook,
  certainty: number,
): number {
  const back = backSides[goal.back];
  switch (back.type) {
    case "symbols": {
      const where =
        back.region === "lines"
          ? linesOf(layout, goal.bit)
          : layout[back.region];
      const symbol = symbolNumbers[back.symbol];
      const now =
        bitCount((layout.has[symbol] ?? 0) & where) +
        bitCount((layout.twice[symbol] ?? 0) & where);
      const share = outlook.share[symbol] ?? 0;
      return now + bitCount(free & where) * share * FRONT_SHARE * STEERING;
    }
    case "avoidance": {
      const where = linesOf(layout, goal.bit);
      const symbol = symbolNumbers[back.symbol];
      const there = (layout.has[symbol] ?? 0) | (layout.under[symbol] ?? 0);
      if ((there & where) !== 0) return 0;
      const risk = (outlook.share[symbol] ?? 0) * CARE;
      return back.value * (1 - risk) ** bitCount(free & where);
    }
    case "place": {
      const away = { corner: 2, diagonal: 1, centre: 0 }[back.spot];
      const down = Math.abs(Math.floor(goal.bit / FRAME) - 2);
      const right = Math.abs((goal.bit % FRAME) - 2);
      const isThere =
        goal.bit !== OUTSIDE_BIT && down === away && right === away;
      return 1 + (isThere ? (back.value - 1) * certainty : 0);
    }
    case "beside": {
      const next = neighboursOf(layout, goal.bit);
      const named = layout.named[back.card] ?? 0;
      if (named !== 0) return (next & named) === 0 ? 1 : back.value;
      const isFree = outlook.free.has(back.card) && (free & next) !== 0;
      return 1 + (isFree ? NAMED * (back.value - 1) : 0);
    }
    case "arrangement":
    case "chance":
    case "joker":
      return 0;
  }
}

function takenBits({ cells }: Layout): number {
  let bits = 0;
  for (const bit of cells.keys())
    if (cells[bit] !== undefined) bits |= 1 << bit;
  return bits;
}
