/** The end as a picture to keep: the winner's grid, and around its cards the patterns that counted. */

import type { SouvenirProps } from "@stolik/furniture";
import { count } from "../rules/count.ts";
import { columnOf, rowOf } from "../rules/field.ts";
import type { Event, Grid, View } from "../rules/position.ts";
import { CARD } from "./cards/front.tsx";
import { countedOutlines, hull } from "./outlines.tsx";
import { PrintedCard } from "./souvenir-card.tsx";

const WIDTH = 560;
const HEIGHT = 630;
const MARGIN = 26;

export function Souvenir({ view, outcome }: SouvenirProps<View, Event>) {
  const [winner = 0] = outcome.winners;
  const grid = view.grids[winner];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect width={WIDTH} height={HEIGHT} fill="var(--print)" />
      {grid && <Square grid={grid} />}
    </svg>
  );
}

function Square({ grid }: { readonly grid: Grid }) {
  const counted = count(grid);
  const rows = spanOf(grid.cards.map(({ cell }) => rowOf(cell)));
  const columns = spanOf(grid.cards.map(({ cell }) => columnOf(cell)));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / (columns.size * CARD),
    (HEIGHT - 2 * MARGIN) / (rows.size * CARD),
  );
  const x = WIDTH / 2 - (columns.first + columns.size / 2) * CARD * scale;
  const y = HEIGHT / 2 - (rows.first + rows.size / 2) * CARD * scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {grid.cards.map((laid) => {
        const goal = counted.scored.find(({ cell }) => cell === laid.cell);
        return (
          <PrintedCard key={laid.cell} laid={laid} points={goal?.points} />
        );
      })}
      {countedOutlines(counted).map(
        (outline, index) =>
          "cells" in outline && (
            <path
              key={index}
              d={hull(outline.cells)}
              fill="none"
              stroke="var(--print-hot)"
              strokeWidth={7}
              strokeLinecap="round"
              data-part="pattern"
            />
          ),
      )}
    </g>
  );
}

function spanOf(lines: readonly number[]) {
  const first = Math.min(...lines);
  return { first, size: Math.max(...lines) - first + 1 };
}
