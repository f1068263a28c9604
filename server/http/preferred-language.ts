/** The language of ours that a browser asks for: the first it names, English if it names none. */

import { languages } from "@stolik/kernel";
import type { Language } from "@stolik/kernel";

/** Browsers name their languages in the order of preference, as they tell them to their pages. */
export function preferredLanguage(header: string | undefined): Language {
  for (const range of header?.split(",") ?? []) {
    const [tag = ""] = range.trim().toLowerCase().split(/[-;]/);
    const found = languages.find((language) => language === tag);
    if (found) return found;
  }
  return "en";
}
