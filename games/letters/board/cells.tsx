/** The cells of the board: what a pointer and the keyboard touch, and a screen reader reads. */

import type { BoardName } from "../content/boards.ts";
import type { Draft } from "./draft.ts";
import type { TileDrag } from "./drop-target.ts";
import { geometries } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import styles from "./grid.module.css";

/** What a pointer and the keyboard touch, over everything that is drawn. */
export function Cells(props: {
  readonly board: BoardName;
  readonly draft: Draft;
  readonly lit: readonly number[];
  readonly drag: TileDrag;
  tap(field: number, byKeys: boolean): void;
  readonly labels: ReadonlyMap<string, string>;
  rowLabel(row: number): string;
  readonly current: Cell | undefined;
  focus(cell: Cell): void;
}) {
  const { draft } = props;
  const geometry = geometries[props.board];
  return geometry.rows.map((row, index) => (
    <g key={index} role="row" aria-label={props.rowLabel(index + 1)}>
      {row.map((cell) => {
        const isLight = cell.type === "light";
        const tried = draft.placed.find(
          (tile) => isLight && tile.field === cell.index,
        );
        return (
          <path
            key={keyOf(cell)}
            className={styles.cell}
            d={geometry.fieldShape}
            transform={`translate(${cell.x} ${cell.y})`}
            role="gridcell"
            tabIndex={cell === props.current ? 0 : -1}
            aria-label={props.labels.get(keyOf(cell))}
            data-cell={keyOf(cell)}
            data-field={isLight ? cell.index : undefined}
            data-tried={tried !== undefined}
            data-lit={isLight && props.lit.includes(cell.index)}
            onFocus={() => props.focus(cell)}
            onPointerDown={(event) =>
              tried && props.drag.grab(event, tried.slot)
            }
            onClick={() => {
              if (isLight && !(tried && props.drag.hasDragged()))
                props.tap(cell.index, false);
            }}
          />
        );
      })}
    </g>
  ));
}

export function keyOf({ type, index }: Cell): string {
  return `${type}-${index}`;
}

export function focusCell(within: Element | null, cell: Cell): void {
  within?.querySelector<SVGElement>(`[data-cell="${keyOf(cell)}"]`)?.focus();
}
