/** How many tiles of each letter there are to make words of. */

import { letters, pointsByCode } from "../../content/tiles.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";

/** How many tiles of each letter lie on the board and on the rack, by code. */
export interface Supply {
  readonly board: Uint8Array;
  readonly rack: Uint8Array;
}

export function supplyOf(
  tiles: View["tiles"],
  rack: readonly (string | null)[],
): Supply {
  return { board: counts(tiles), rack: counts(rack) };
}

/** The points of all of them together. */
export function pointsIn({ board, rack }: Supply): number {
  return pointsByCode.reduce(
    (sum, points, code) =>
      sum + points * ((board[code] ?? 0) + (rack[code] ?? 0)),
    0,
  );
}

/** Which letters there are, as bits. */
export function lettersOf(tiles: Uint8Array): number {
  return tiles.reduce(
    (bits, copies, code) => (copies > 0 ? bits | (1 << code) : bits),
    0,
  );
}

function counts(tiles: readonly (string | null)[]): Uint8Array {
  const found = new Uint8Array(letters.length);
  for (const letter of tiles) {
    if (letter === null || letter === EMPTY) continue;
    const code = letters.indexOf(letter);
    found[code] = (found[code] ?? 0) + 1;
  }
  return found;
}
