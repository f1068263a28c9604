/** A part of the board that gives way to another: where its things lay is noted, so that they can be seen coming from there. */

import { useLayoutEffect } from "react";
import type { ReactNode, RefObject } from "react";

/** Where a thing lay, in pixels from the corner of its board, and how large it was. */
export interface Lay {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Left {
  /** What held the things, and holds what has come in their place. */
  readonly board: HTMLElement;
  /** By the value of their attribute. */
  readonly lays: ReadonlyMap<string, Lay>;
}

export function Leaving(props: {
  /** Stays when the children go. */
  readonly board: RefObject<HTMLElement | null>;
  /** Which of their elements are noted, such as `data-card`. */
  readonly attribute: string;
  readonly note: (left: Left) => void;
  readonly children: ReactNode;
}) {
  const { board, attribute, note } = props;
  // A parent's clean-up comes before its children are taken from the page.
  useLayoutEffect(
    () => () => {
      const { current } = board;
      if (current)
        note({ board: current, lays: laysOn(current, `[${attribute}]`) });
    },
    [board, attribute, note],
  );
  return props.children;
}

function laysOn(
  board: HTMLElement,
  selector: `[${string}]`,
): ReadonlyMap<string, Lay> {
  const corner = board.getBoundingClientRect();
  const name = selector.slice(1, -1);
  return new Map(
    [...board.querySelectorAll(selector)].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const lay = {
        x: x + width / 2 - corner.x,
        y: y + height / 2 - corner.y,
        width,
        height,
      };
      return [thing.getAttribute(name) ?? "", lay];
    }),
  );
}
