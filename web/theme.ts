/** Light, dark, or as the system says; the choice is saved. */

import { readSaved, save } from "./saved.ts";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export function currentTheme(): Theme {
  const saved = readSaved("theme");
  return themes.find((theme) => theme === saved) ?? "auto";
}

export function setTheme(theme: Theme): void {
  save("theme", theme);
  showTheme(theme);
}

export function showTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
