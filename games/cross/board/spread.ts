/** The whole cross laid out in pixels: a band of upright cards across, plates above and below it. */

import { DISPLAY, fit, widthOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import type { Card, Slot } from "../rules/position.ts";
import { planAxis } from "./axis.ts";
import type { AxisPlan, Measures } from "./axis.ts";
import {
  linesOf,
  restingGap,
  slotAt,
  startIndex,
  stationsOf,
} from "./stations.ts";
import type { Gap, Line, Shown } from "./stations.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a card is seen: upright, by its back like a book on a shelf, or as a name plate. */
export type Form = "upright" | "spine" | "plate";

export interface PlacedCard extends Box {
  readonly card: Card;
  readonly slot: Slot | undefined;
  readonly gap: Gap;
  readonly form: Form;
}

export interface PlacedSlot extends Box {
  readonly slot: Slot;
  readonly gap: Gap;
  readonly isThin: boolean;
}

export interface Spread {
  readonly width: number;
  readonly height: number;
  readonly start: PlacedCard;
  readonly cards: readonly PlacedCard[];
  readonly slots: readonly PlacedSlot[];
  readonly isFine: boolean;
}

export interface SpreadAsk {
  readonly shown: Shown;
  readonly width: number;
  /** What the page would like; a long arm may need more. */
  readonly height: number;
  readonly focus: Gap | undefined;
  readonly isOpen: boolean;
  /** Cards to be tapped, or to be looked at. */
  readonly wide: readonly Card[];
  /** Whether numbers stand on the cards. */
  readonly isTurned: boolean;
  readonly language: Language;
}

/** From here on a card has room for a picture and its name. */
const UPRIGHT = 66;
const INSET = 5;
/** Above and below a line, with its two ends in words. */
const LINE_ROOM = 96;
/** Narrower than this it is a phone. */
const NARROW = 600;
/** What a verdict takes of a turned spine. */
export const HEAD = 10;
/** A shelf is as high as its longest name in letters of this size. */
const SHELF = 13.5;

/** The frame with its letters; the cross lies inside it. */
export function marginOf(width: number): number {
  return width < NARROW ? 18 : 26;
}

export function spread(ask: SpreadAsk): Spread {
  const { shown, width } = ask;
  const margin = marginOf(width);
  const inner = width - 2 * margin;
  const isCross = linesOf(shown).includes("down");
  const plan = (isScarce: boolean) => {
    const across = planLine(ask, "across", inner, undefined, isScarce);
    const band = bandHeight(ask, across, inner);
    const tall = isCross ? ask.height - 2 * margin : band + LINE_ROOM;
    const down = planLine(ask, "down", tall, band, isScarce);
    const isFine = across.isFine || (isCross && down.isFine);
    return { across, down, band, tall, isFine };
  };
  const roomy = plan(false);
  // Where slots are thin on one line they are on both: all look alike.
  const { across, down, band, tall, isFine } = roomy.isFine
    ? plan(true)
    : roomy;
  const start = startIndex(shown, "across");
  const piece = across.cards[start] ?? { at: 0, size: 0 };
  const height = (isCross ? down.length : tall) + 2 * margin;
  const top = isCross
    ? margin + (down.cards[startIndex(shown, "down")]?.at ?? 0)
    : (height - band) / 2;
  const plate = Math.min(inner, Math.max(168, Math.min(240, width * 0.24)));
  const left = within(
    margin + piece.at + piece.size / 2 - plate / 2,
    margin,
    width - margin - plate,
  );
  const acrossBox = ({ at, size }: { at: number; size: number }): Box => ({
    x: margin + at,
    y: top,
    width: size,
    height: band,
  });
  const downBox = ({ at, size }: { at: number; size: number }): Box => ({
    x: left,
    y: margin + at,
    width: plate,
    height: size,
  });
  const boxes = { across: acrossBox, down: downBox };
  const plans = { across, down };
  const cards: PlacedCard[] = [];
  const slots: PlacedSlot[] = [];
  for (const line of linesOf(shown)) {
    for (const [index, { card, slot }] of stationsOf(shown, line).entries()) {
      const box = plans[line].cards[index];
      if (!box || (line === "down" && !slot)) continue;
      const placed = boxes[line](box);
      const gap = {
        line,
        gap: index + (index < startIndex(shown, line) ? 0 : 1),
      };
      cards.push({ ...placed, card, slot, gap, form: formOf(line, placed) });
    }
    for (const [gap, piece] of plans[line].slots.entries())
      slots.push({
        ...boxes[line](piece),
        slot: slotAt(shown, { line, gap }),
        gap: { line, gap },
        isThin: piece.isThin,
      });
  }
  const middle = cards.find(({ slot }) => !slot);
  if (!middle) throw new Error("The cross has no start card.");
  return { width, height, start: middle, cards, slots, isFine };
}

function planLine(
  { shown, focus, isOpen, wide, width }: SpreadAsk,
  line: Line,
  length: number,
  startSize: number | undefined,
  isScarce: boolean,
): AxisPlan {
  const stations = stationsOf(shown, line);
  const gaze = focus?.line === line ? focus : restingGap(shown, line);
  return planAxis({
    count: stations.length,
    start: startIndex(shown, line),
    length,
    focus: gaze.gap,
    isOpen,
    unfolded: focus?.line === line ? focus.gap : undefined,
    isScarce,
    isRigid: line === "across",
    wide: [...stations.keys()].filter((index) => {
      const station = stations[index];
      return station?.slot !== undefined && wide.includes(station.card);
    }),
    ...(startSize === undefined ? {} : { startSize }),
    measures: line === "across" ? acrossMeasures(width) : downMeasures(width),
  });
}

function acrossMeasures(width: number): Measures {
  const full = within(width * 0.085, 76, 118);
  return {
    least: 14,
    folded: within(width * 0.03, 24, 40),
    touch: 44,
    full,
    most: full * 1.15,
    slot: 44,
    thin: 2,
    gap: within(width * 0.008, 3, 10),
  };
}

function downMeasures(width: number): Measures {
  const full = within(width * 0.05, 46, 66);
  return {
    least: 24,
    folded: 30,
    touch: 46,
    full,
    most: full,
    slot: 44,
    thin: 7,
    gap: within(width * 0.006, 4, 8),
  };
}

/** High enough for the longest name on a spine, and for the pictures. */
function bandHeight(ask: SpreadAsk, plan: AxisPlan, room: number): number {
  const stations = stationsOf(ask.shown, "across");
  const widest = Math.max(...plan.cards.map(({ size }) => size));
  const pictures = within(widest * 1.32, 104, 158);
  const most = ask.shown.variant === "people" ? 230 : room < NARROW ? 176 : 190;
  const needs = stations.map(({ card }, index) => {
    const size = plan.cards[index]?.size ?? 0;
    if (size >= UPRIGHT) return 0;
    const letters = Math.min(SHELF, spineSize(size));
    const name = placeName(card, ask.language);
    const number = ask.isTurned && size < 30 ? widthOf(" 00°00′E", letters) : 0;
    const isDouble = size >= 30 && !ask.isTurned;
    const room = { width: 120, height: size, largest: letters };
    const { lines } = fit(name, { ...room, lines: isDouble ? 2 : 1 }, DISPLAY);
    const longest = Math.max(
      ...lines.map((line) => widthOf(line, letters, DISPLAY)),
    );
    return longest + number + 4 * INSET + (ask.isTurned ? HEAD : 0);
  });
  return within(Math.max(pictures, ...needs), 104, most);
}

/** How large the letters on a spine are where nothing else limits them. */
export function spineSize(width: number): number {
  return within(width * 0.8, 11, 16);
}

function formOf(line: Line, { width }: Box): Form {
  if (line === "down") return "plate";
  return width >= UPRIGHT ? "upright" : "spine";
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
