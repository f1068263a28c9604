/** The picture of a match: words that fit their place, and a scene with colours of its own. */

import { expect, it } from "vitest";
import { games } from "../games.ts";
import { fitted, wrapped } from "../picture/lettering.ts";
import { withFaces } from "../picture/faces.ts";
import { withColours } from "../picture/scene.ts";

/** Every letter is ten wide. */
const pen = {
  font: "",
  measureText: (words: string) =>
    ({ width: [...words].length * 10 }) as TextMetrics,
};

it.each([
  ["Ola", 100, "Ola"],
  ["Aleksandra", 60, "Aleks…"],
  ["Ala ma kota", 50, "Ala…"],
  ["Ola", 5, ""],
])("%s in %i pixels is %s", (words, room, shown) => {
  expect(fitted(pen, words, "any", room)).toBe(shown);
});

it.each([
  ["one two three", 80, 3, ["one two", "three"]],
  ["one two three four", 80, 2, ["one two", "three f…"]],
  ["incomprehensibilities", 80, 2, ["incompr…"]],
  ["", 80, 2, [""]],
])("%s in lines of %i pixels, at most %i", (words, room, most, lines) => {
  expect(wrapped(pen, words, "any", room, most)).toEqual(lines);
});

it.each(games)("$id has every colour that its emblem names", ({ palette }) => {
  const drawn = '<path fill="var(--print-hot)" stroke="var(--ink)"/>';
  expect(withColours(drawn, palette)).toBe(
    `<path fill="${palette["print-hot"]}" stroke="${palette.ink[0]}"/>`,
  );
});

it.each([
  ["Oslo", 1],
  ["Łódź", 2],
])("%s is lettered in the page's face", async (name, files) => {
  const drawn = `<svg viewBox="0 0 1 1"><text font-family="sans-serif">${name}</text></svg>`;
  const read = async () => "data:font/woff2;base64,AA";
  const lettered = await withFaces(drawn, read);
  expect(lettered.match(/@font-face/g)).toHaveLength(files);
  expect(lettered).toMatch(/font-family="Stolik-Text-1,.* sans-serif"/);
  const without = await withFaces(drawn, () => Promise.reject(new Error()));
  expect(without).toContain('font-family="sans-serif"');
});
