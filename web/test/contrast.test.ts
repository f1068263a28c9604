/** Every pair of inks and papers, in every print and theme, can be read. */

import { readFileSync } from "node:fs";
import { paletteRule } from "@stolik/furniture";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";

const css = readFileSync(
  new URL(import.meta.resolve("@stolik/furniture/tokens.css")),
  "utf8",
);
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Ink, ground, and the contrast WCAG AA asks for: 4.5 for text, 3 for shapes and focus. */
const pairs = [
  ["ink", "paper", 7],
  ["ink", "paper-raised", 7],
  ["ink-soft", "paper", 4.5],
  ["ink-soft", "paper-raised", 4.5],
  ["accent", "paper", 4.5],
  ["accent", "paper-raised", 4.5],
  ["accent-ink", "accent", 4.5],
  ["right", "paper", 4.5],
  ["right", "paper-raised", 4.5],
  ["wrong", "paper", 4.5],
  ["wrong", "paper-raised", 4.5],
  ["focus", "paper", 3],
  ["focus", "paper-raised", 3],
  ["print-ink", "print", 4.5],
  ["print-hot", "print", 3],
] as const;

const root = block(":root");
const prints = [
  { id: "app", own: "" },
  ...games.map(({ id, palette }) => ({ id, own: paletteRule(id, palette) })),
];

describe.each(prints)("the colours of $id", ({ own }) => {
  describe.each(themes)("%s", (theme) => {
    const colours = read(root + own, theme);
    it.each(pairs)("%s on %s has a contrast of %d", (ink, ground, least) => {
      expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(
        least,
      );
    });
  });
});

function block(selector: string): string {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`No block for ${selector}.`);
  return css.slice(from, css.indexOf("}", from));
}

/** Later ones win, as in CSS. */
function read(text: string, theme: Theme): Record<string, string> {
  const colours: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value!);
    const colour = both ? both[theme === "light" ? 1 : 2] : value;
    if (colour?.startsWith("#")) colours[name!] = colour;
  }
  return colours;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted(
    (a, b) => b - a,
  );
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
