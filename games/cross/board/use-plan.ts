/** Where every card and slot of the cross is drawn, in the room that the window leaves it. */

import { useHeight, useWidth, useWindowSize } from "@stolik/furniture";
import { useLayoutEffect, useMemo } from "react";
import type { RefObject } from "react";
import type { Card, Slot } from "../rules/position.ts";
import type { Claim } from "./claim.ts";
import type { Wording } from "./describe.ts";
import { spread } from "./spread.ts";
import type { Spread } from "./spread.ts";
import type { Gap, Shown } from "./stations.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What decides how wide a card or a slot is. */
export interface Planned {
  readonly shown: Shown;
  readonly wording: Wording;
  readonly canLay: boolean;
  /** C8: what one may doubt now, by pressing the neighbour. */
  readonly asks: readonly Claim[];
  /** The card just laid. */
  readonly fresh: Card | undefined;
  /** How high it is drawn; absent: as the window allows. */
  readonly height?: number | undefined;
  /** What can be read on a turned card; none: it lies name up. */
  readonly numbers: (card: Card, slot: Slot | undefined) => readonly string[];
}

/** `around`: as wide as the board, and as high as what the page shows above and below it. */
export function usePlan(
  props: Planned,
  width: number,
  focus: Gap | undefined,
  around: RefObject<Element | null>,
): Spread {
  const { shown, asks, fresh, canLay, wording } = props;
  const { language } = wording;
  const window = useWindowSize();
  const room = { width: useWidth(around, 1200), height: window.height };
  const free = heightFor(width, room, useHeight(around));
  const height = props.height ?? free;
  const isTurned = props.numbers(shown.start, undefined).length > 0;
  return useMemo(() => {
    const named = asks.map(({ neighbour }) => neighbour);
    return spread({
      shown,
      width,
      height,
      focus,
      isOpen: canLay,
      wide: fresh ? [fresh, ...named] : named,
      isTurned,
      language,
    });
  }, [shown, width, height, focus, canLay, fresh, asks, isTurned, language]);
}

/** From this width of the board on, as in board.module.css, a column stands beside the cross. */
const DESK = 900;
/** As in board.module.css: a phone held across. */
const LOW = 480;
/** What the page needs above and below the cross. */
const AROUND = { desk: 92, low: 66, column: 346 } as const;

/**
 * `width`: what the cross has; `page`: how wide the board is, and how high the window; `taken`: how high what the page
 * shows besides is. A long arm may still make it higher.
 */
export function heightFor(width: number, page: Size, taken = 0): number {
  const room = (around: number, least: number, most: number) =>
    Math.max(least, Math.min(most, page.height - around - taken));
  if (page.height <= LOW && page.width > page.height)
    return room(AROUND.low, 260, LOW);
  if (page.width >= DESK) return room(AROUND.desk, 440, width * 0.9);
  if (width < 600) return room(AROUND.column, 340, 520);
  return room(AROUND.column, 360, width * 0.95);
}

/** How long cards glide, in milliseconds. */
const GLIDE = 220;

/** Cards glide when the cross unfolds, and only then: a page that changes its size moves nothing. */
export function useStillWhileResizing(
  svg: RefObject<SVGSVGElement | null>,
  { width, height }: Size,
): void {
  useLayoutEffect(() => {
    const drawing = svg.current;
    drawing?.setAttribute("data-still", "true");
    const timer = setTimeout(
      () => drawing?.removeAttribute("data-still"),
      GLIDE,
    );
    return () => clearTimeout(timer);
  }, [svg, width, height]);
}
