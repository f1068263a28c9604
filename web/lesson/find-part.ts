/** Finds a part of the board that a lesson names. */

import { selectorOf } from "@stolik/furniture";

/** The first one of that name that can be seen. */
export function findPart(part: string): Element | undefined {
  const all = [...document.querySelectorAll(selectorOf(part))];
  return all.find((element) => element.getClientRects().length > 0);
}
