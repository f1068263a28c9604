/** Symbols that fill a whole card, where it is seen very small. */

import type { CardSymbol } from "../../content/symbols.ts";
import { SymbolMark } from "../symbols/symbol.tsx";

/** Where they stand on a card of 100 units, by how many there are. */
export const tinySpots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 74],
  ],
  [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
];

export function TinySymbols(props: {
  readonly symbols: readonly CardSymbol[];
  readonly isStruck?: boolean;
}) {
  const { symbols, isStruck = false } = props;
  return symbols.map((symbol, index) => {
    const [x, y] = tinySpots[symbols.length]?.[index] ?? [50, 50];
    return (
      <SymbolMark
        key={index}
        symbol={symbol}
        x={x}
        y={y}
        radius={symbols.length === 1 ? 36 : 23}
        isStruck={isStruck}
      />
    );
  });
}
