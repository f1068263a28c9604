/** The cross as two lines of cards: west to east, and north to south, each with its slots in order. */

import { arms } from "../rules/position.ts";
import type { Arm, Card, Slot, View } from "../rules/position.ts";

const lines = ["across", "down"] as const;
export type Line = (typeof lines)[number];

/** What the cross shows: the one being played, or one that is judged. */
export interface Shown {
  readonly variant: View["variant"];
  readonly start: Card;
  readonly arms: Readonly<Record<Arm, readonly Card[]>>;
}

/** A gap between cards, or before the first or after the last one. */
export interface Gap {
  readonly line: Line;
  readonly gap: number;
}

export interface Station {
  readonly card: Card;
  /** Absent: the start card. */
  readonly slot?: Slot;
}

/** The arm a line begins with, and the one it ends with. */
const ends: Readonly<Record<Line, readonly [Arm, Arm]>> = {
  across: ["west", "east"],
  down: ["north", "south"],
};

export function linesOf({ variant }: Shown): readonly Line[] {
  return variant === "people" ? ["across"] : lines;
}

export function startIndex(shown: Shown, line: Line): number {
  return shown.arms[ends[line][0]].length;
}

/** The cards of a line in order, the start card among them. */
export function stationsOf(shown: Shown, line: Line): readonly Station[] {
  const [first, last] = ends[line];
  const station = (arm: Arm) => (card: Card, index: number) => ({
    card,
    slot: { arm, index },
  });
  return [
    ...shown.arms[first].map(station(first)).reverse(),
    { card: shown.start },
    ...shown.arms[last].map(station(last)),
  ];
}

/** The slot that a gap is. */
export function slotAt(shown: Shown, { line, gap }: Gap): Slot {
  const start = startIndex(shown, line);
  const [first, last] = ends[line];
  return gap <= start
    ? { arm: first, index: start - gap }
    : { arm: last, index: gap - start - 1 };
}

/** The gap before a card that lies there, seen from the start card. */
export function gapOf(shown: Shown, { arm, index }: Slot): Gap {
  const line = lineOf(arm);
  const start = startIndex(shown, line);
  const isFirst = arm === ends[line][0];
  return { line, gap: isFirst ? start - index : start + 1 + index };
}

function lineOf(arm: Arm): Line {
  return arm === "west" || arm === "east" ? "across" : "down";
}

/** Where the gaze rests when nothing calls for it: next to the start card. */
export function restingGap(shown: Shown, line: Line): Gap {
  return { line, gap: startIndex(shown, line) + 1 };
}

/** The cards beside a slot, the inner one first; at an arm's end there is no other. */
export function besides(shown: Shown, { arm, index }: Slot): readonly Card[] {
  const outer = shown.arms[arm][index];
  const inner = shown.arms[arm][index - 1] ?? shown.start;
  return outer === undefined ? [inner] : [inner, outer];
}

export function slotKey({ arm, index }: Slot): string {
  return `${arm}-${index}`;
}

export function slotFrom(element: Element | null): Slot | undefined {
  const key = element?.closest("[data-slot]")?.getAttribute("data-slot");
  const [name, index] = key?.split("-") ?? [];
  const arm = arms.find((known) => known === name);
  return arm && index ? { arm, index: Number(index) } : undefined;
}

/** Where an arrow key leads from a gap; undefined: nowhere. */
export function stepFrom(
  shown: Shown,
  from: Gap,
  key: string,
): Gap | undefined {
  const step = keys[key];
  if (!step || !linesOf(shown).includes(step.line)) return undefined;
  const { line, by } = step;
  const start = startIndex(shown, line);
  if (line !== from.line) return { line, gap: by < 0 ? start : start + 1 };
  const last = stationsOf(shown, line).length;
  const gap = Math.max(0, Math.min(last, from.gap + by));
  return { line, gap };
}

const keys: Readonly<
  Record<string, { readonly line: Line; readonly by: -1 | 1 } | undefined>
> = {
  ArrowLeft: { line: "across", by: -1 },
  ArrowRight: { line: "across", by: 1 },
  ArrowUp: { line: "down", by: -1 },
  ArrowDown: { line: "down", by: 1 },
};
