/** The grid of board tests: three cards in a row, how to find its cells on the page, and a page where nothing flies. */

import { vi } from "vitest";
import { cellAt } from "../../rules/index.ts";
import type { Placed } from "./table.tsx";

export const own = (rest: string) => `[data-grid="0"] ${rest}`;
export const cell = (row: number, column: number) =>
  own(`[data-cell="${cellAt(5 + row, 5 + column)}"]`);
export const row: readonly Placed[] = [
  ["prozna-street", "front", 0, 0],
  ["mirow-halls", "front", 0, 1],
  ["iron-shops", "front", 0, 2],
];

/** Whoever wants no motion sees no card fly, and no test waits for one. */
export function withoutMotion(): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    addListener: () => undefined,
  }));
}
