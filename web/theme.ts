/** Light, dark, or as the system says; remembered. */

import { recall, remember } from "./memory.ts";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export function currentTheme(): Theme {
  const saved = recall("theme");
  return themes.find((theme) => theme === saved) ?? "auto";
}

export function setTheme(theme: Theme): void {
  remember("theme", theme);
  showTheme(theme);
}

export function showTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
