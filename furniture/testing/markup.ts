/** A part of a board by itself, as HTML: for what is only to be read. */

import type { ReactNode } from "react";
import { show } from "./page.ts";

export function markupOf(part: ReactNode): string {
  const page = show(() => part);
  const { innerHTML } = page.root;
  page.close();
  return innerHTML;
}
