/** A day to come, as people say it: tomorrow, in 3 days. */

import type { Language } from "@stolik/kernel";
import { daysUntil } from "./sitting.ts";

export function dayIn(language: Language, due: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return words.format(daysUntil(due, now), "day");
}
