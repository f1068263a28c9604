/** The words that were read so far: the one that is shown, and which tiles have just come. */

import type { BoardProps } from "@stolik/kernel";
import { useMemo } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import { bestTry } from "../rules/tries.ts";
import { readWords } from "./history.ts";

/** `looked`: the word somebody asked for, else the last; `opened`: the position at which the board was opened. */
export function useReadWords(
  { view, seat, heard }: BoardProps<View, Move, Event>,
  looked: number | undefined,
  opened: number,
) {
  const read = useMemo(() => readWords(heard), [heard]);
  const rows = view.sheet.filter((row) => row.type === "word");
  const index = looked ?? lastShown(view) ?? read.length - 1;
  const shownRow = rows[index];
  const shown = read[index];
  const newest = read.at(-1);
  const isLying =
    shownRow?.status !== "refused" &&
    shown?.event.fields.every((field) => view.tiles[field] !== "");
  return {
    shown,
    shownRow,
    /** The fields of the word that is shown, while it lies on the board. */
    lying: isLying ? shown?.event.fields : undefined,
    fresh:
      newest && newest.seq > opened && newest.event.seat !== seat
        ? newest.event.laid.map(({ field }) => field)
        : [],
  };
}

/** Once a daily deal is over, the best word lies there. */
function lastShown({ task, ending, sheet }: View): number | undefined {
  return task && ending ? bestTry(sheet)?.index : undefined;
}
