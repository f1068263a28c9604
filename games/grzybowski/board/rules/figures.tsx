/** The pictures of the rulebook: cards, symbols, chances, and small grids for worked examples. */

import { chances } from "../../content/back-kinds.ts";
import type { Chance } from "../../content/back-kinds.ts";
import { backIds, backSides } from "../../content/back-sides.ts";
import { printed, symbols } from "../../content/symbols.ts";
import { columnOf, frameOf, places, rowOf } from "../../rules/field.ts";
import type { Grid } from "../../rules/index.ts";
import { CardPicture } from "../cards/card.tsx";
import { CARD } from "../cards/front.tsx";
import { FrameLines } from "../frame-lines.tsx";
import { sizeOf, windowOf } from "../grid-window.ts";
import gridStyles from "../grid.module.css";
import { LaidCards } from "../laid-cards.tsx";
import { Outlines } from "../outlines.tsx";
import { SymbolIcon } from "../symbols/symbol.tsx";
import { symbolName } from "../words.ts";
import type { Wording } from "../words.ts";
import type { Figure } from "./chapters.ts";
import styles from "./rules.module.css";

type EmittedEvent = Pick<Wording, "words" | "language">;

export function FigureDrawing(props: {
  readonly figure: Figure;
  readonly wording: EmittedEvent;
}) {
  const { figure, wording } = props;
  switch (figure.type) {
    case "cards":
      return (
        <div className={styles.cards} aria-hidden>
          {figure.cards.map(({ card, up }) => (
            <CardPicture
              key={card[up]}
              card={card}
              up={up}
              language={wording.language}
              pixels={120}
            />
          ))}
        </div>
      );
    case "symbols":
      return (
        <ul className={styles.symbols}>
          {symbols.map((symbol) => (
            <li key={symbol}>
              <SymbolIcon symbol={symbol} />
              <span>{symbolName(symbol, wording)}</span>
              <b>{printed[symbol]}</b>
            </li>
          ))}
        </ul>
      );
    case "chances":
      return (
        <ul className={styles.chances}>
          {chances.map((chance) => (
            <li key={chance}>
              <ChanceCard chance={chance} wording={wording} />
              <div>
                <b>{wording.words(`chances.${chance}.name`)}</b>
                <p>{wording.words(`chances.${chance}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      );
    case "grid":
      return <ExampleGrid figure={figure} wording={wording} />;
  }
}

function ChanceCard(props: {
  readonly chance: Chance;
  readonly wording: EmittedEvent;
}) {
  const back = backIds.find((id) => {
    const side = backSides[id];
    return side.type === "chance" && side.chance === props.chance;
  });
  if (!back) return null;
  return (
    <CardPicture
      card={{ front: null, back }}
      up="back"
      language={props.wording.language}
      pixels={80}
    />
  );
}

const NOTHING: ReadonlySet<number> = new Set();

function ExampleGrid(props: {
  readonly figure: Extract<Figure, { type: "grid" }>;
  readonly wording: EmittedEvent;
}) {
  const { laid, outside, isLit, arrangements = [] } = props.figure;
  const grid = gridFrom(laid, outside);
  const shown = isLit ? windowOf(grid, []) : tightWindow(grid);
  return (
    <svg
      className={styles.mini}
      viewBox={`${shown.columns.first * CARD - 10} ${shown.rows.first * CARD - 10} ${sizeOf(shown.columns) * CARD + 20} ${sizeOf(shown.rows) * CARD + 20}`}
      style={{ maxInlineSize: `${sizeOf(shown.columns) * 5}rem` }}
      aria-hidden
    >
      {(isLit || outside !== undefined) && (
        <FrameLines grid={grid} shown={shown} />
      )}
      <LaidCards
        grid={grid}
        language={props.wording.language}
        pixels={72}
        fresh={NOTHING}
        ghost={undefined}
      />
      {isLit &&
        places(grid).map((cell) => (
          <g key={cell} className={gridStyles.cell} data-lit>
            <rect
              x={columnOf(cell) * CARD + 4}
              y={rowOf(cell) * CARD + 4}
              width={CARD - 8}
              height={CARD - 8}
            />
          </g>
        ))}
      <Outlines
        outlines={arrangements.map((cells) => ({ type: "arrangement", cells }))}
      />
    </svg>
  );
}

function gridFrom(
  laid: Extract<Figure, { type: "grid" }>["laid"],
  outside: number | undefined,
): Grid {
  const grid = {
    cards: laid,
    ...(outside === undefined ? {} : { outside }),
  };
  const { left } = frameOf(grid);
  return left.low === left.high ? { ...grid, left: left.low } : grid;
}

/** Just the cards. */
function tightWindow(grid: Grid) {
  const rows = grid.cards.map(({ cell }) => rowOf(cell));
  const columns = grid.cards.map(({ cell }) => columnOf(cell));
  return {
    rows: { first: Math.min(...rows), last: Math.max(...rows) },
    columns: { first: Math.min(...columns), last: Math.max(...columns) },
  };
}
