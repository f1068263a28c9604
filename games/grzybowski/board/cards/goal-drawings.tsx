/** What goal sides draw: patterns, regions of the grid, places, and the card to lie beside. */

import type { Pattern, Region, Spot } from "../../content/back-kinds.ts";
import type { FrontId } from "../../content/fronts.ts";
import type { CardSymbol } from "../../content/symbols.ts";
import { Picture } from "../pictures/picture.tsx";
import { SymbolMark } from "../symbols/symbol.tsx";
import styles from "./card.module.css";

const SIDE = 5;
/** The room for a drawing on a back. */
const ROOM = { x: 8, y: 8, width: 84, height: 62 } as const;

/** G11: the pattern as drawn. */
export function PatternDrawing({ pattern }: { readonly pattern: Pattern }) {
  const columns = Math.max(...pattern.map(({ column }) => column)) + 1;
  const lines = Math.max(...pattern.map(({ row }) => row)) + 1;
  const size = Math.min(ROOM.width / columns, ROOM.height / lines, 31);
  const left = 50 - (columns * size) / 2;
  const top = ROOM.y + (ROOM.height - lines * size) / 2;
  return pattern.map(({ row, column, symbol }) => (
    <g
      key={`${row}-${column}`}
      transform={`translate(${left + column * size} ${top + row * size})`}
    >
      <rect className={styles.slot} width={size} height={size} />
      <SymbolMark
        symbol={symbol}
        x={size / 2}
        y={size / 2}
        radius={size * 0.45}
      />
    </g>
  ));
}

/** G14: a symbol, and where in the grid it counts. */
export function RegionDrawing(props: {
  readonly symbol: CardSymbol;
  readonly region: Region;
}) {
  return (
    <>
      <MiniGrid x={7} y={12} isMarked={(at) => inRegion(props.region, at)} />
      {props.region === "lines" && <Here x={7} y={12} />}
      <SymbolMark symbol={props.symbol} x={76} y={38} radius={17} />
    </>
  );
}

/** G15: a symbol struck out in a row and a column. */
export function AvoidanceDrawing({ symbol }: { readonly symbol: CardSymbol }) {
  return (
    <>
      <MiniGrid x={7} y={12} isMarked={(at) => inRegion("lines", at)} />
      <Here x={7} y={12} />
      <SymbolMark symbol={symbol} x={76} y={38} radius={17} isStruck />
    </>
  );
}

/** G16: where in the frame the card belongs. */
export function SpotDrawing({ spot }: { readonly spot: Spot }) {
  return <MiniGrid x={24} y={12} isMarked={(at) => isSpot(spot, at)} isHot />;
}

/** G16: the card it belongs beside. */
export function BesideDrawing({ card }: { readonly card: FrontId }) {
  return (
    <>
      <rect className={styles.here} x={9} y={22} width={36} height={36} />
      <path className={styles.target} d="M27 34V46M21 40H33" />
      <rect className={styles.sheet} x={47} y={22} width={46} height={36} />
      <g transform="translate(49 25.5) scale(0.42)">
        <Picture card={card} />
      </g>
    </>
  );
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function MiniGrid(props: {
  readonly x: number;
  readonly y: number;
  readonly isHot?: boolean;
  isMarked(at: Place): boolean;
}) {
  const size = 10.4;
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = { row: Math.floor(index / SIDE), column: index % SIDE };
    const look = props.isHot ? styles.wanted : styles.counted;
    return (
      <rect
        key={index}
        className={props.isMarked(at) ? look : styles.slot}
        x={props.x + at.column * size}
        y={props.y + at.row * size}
        width={size - 1.2}
        height={size - 1.2}
      />
    );
  });
}

/** The goal card itself, in the middle of its row and column. */
function Here({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <rect
      className={styles.here}
      x={x + 20.8}
      y={y + 20.8}
      width={9.2}
      height={9.2}
    />
  );
}

function inRegion(region: Region, { row, column }: Place): boolean {
  const isEdge = [row, column].some((line) => line === 0 || line === SIDE - 1);
  switch (region) {
    case "edge":
      return isEdge;
    case "inside":
      return !isEdge;
    case "lines":
      return row === 2 || column === 2;
  }
}

function isSpot(spot: Spot, { row, column }: Place): boolean {
  const away = { corner: 2, diagonal: 1, centre: 0 }[spot];
  return Math.abs(row - 2) === away && Math.abs(column - 2) === away;
}
