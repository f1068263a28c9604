/** What somebody points at on the board, with a mouse, a finger or the keyboard, by the data attributes it is drawn with. */

import { CHOSEN, partAt } from "@stolik/furniture";
import type { Part } from "@stolik/furniture";
import { useEffect, useState } from "react";
import type { RefObject } from "react";

interface Pointed {
  readonly at: Part;
  readonly chosen: Part | undefined;
}

/** `line` stands at the same table as the board. What was pointed at before the last move no longer counts. */
export function usePointed(
  line: RefObject<HTMLElement | null>,
  seq: number,
): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed & { readonly seq: number }>();
  useEffect(() => {
    const own = line.current;
    const table = own?.closest<HTMLElement>("[data-table]");
    if (!own || !table) return undefined;
    const look = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || own.contains(target)) return;
      // A finger points by its tap: before that it may only be about to move the board.
      if (event.type === "pointerover" && isFinger(event)) return;
      // Once the board has drawn what was chosen.
      queueMicrotask(() => {
        const next = {
          at: partAt(target, table),
          chosen: chosenIn(table),
          seq,
        };
        setPointed((before) => (isSame(before, next) ? before : next));
      });
    };
    const leave = ({ pointerType }: PointerEvent) => {
      // A finger that is lifted still means what it has touched.
      if (pointerType === "mouse") setPointed(undefined);
    };
    const seen = ["pointerover", "focusin", "click"] as const;
    for (const type of seen) table.addEventListener(type, look);
    table.addEventListener("pointerleave", leave);
    return () => {
      for (const type of seen) table.removeEventListener(type, look);
      table.removeEventListener("pointerleave", leave);
    };
  }, [line, seq]);
  return pointed?.seq === seq ? pointed : undefined;
}

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** What is pressed in. */
function chosenIn(table: Element): Part | undefined {
  const pressed = [...table.querySelectorAll('[aria-pressed="true"]')];
  const found = pressed.find((each) => each.matches(CHOSEN));
  return found && partAt(found, table);
}

function isSame(
  one: (Pointed & { readonly seq: number }) | undefined,
  other: Pointed & { readonly seq: number },
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
