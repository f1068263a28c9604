/** The words of this game in one language, and the numbers of the backs as the cards print them. */

import { wordsOf } from "@stolik/furniture";
import type { WordingOf } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import type { Variant } from "../rules/options.ts";
import type { Arm, Back } from "../rules/position.ts";
import type en from "../text/en.json";

export type Wording = WordingOf<typeof en>;
export type Words = Wording["words"];

export const { useWords, wordsIn } = wordsOf<typeof en>("cross");

export type Axis = "latitude" | "longitude";

export function axisOf(arm: Arm): Axis {
  return arm === "west" || arm === "east" ? "longitude" : "latitude";
}

/** C9: degrees and minutes, as printed. */
export function degreesOn(axis: Axis, back: Back, words: Words): string {
  const minutes = back[axis];
  const [positive, negative] =
    axis === "latitude"
      ? (["north", "south"] as const)
      : (["east", "west"] as const);
  const whole = Math.floor(Math.abs(minutes) / 60);
  const rest = String(Math.abs(minutes) % 60).padStart(2, "0");
  const side =
    minutes === 0 ? "" : words(`compass.${minutes > 0 ? positive : negative}`);
  return `${whole}°${rest}′${side}`;
}

/** What is printed, as a point of the map. */
export function pointOf({ latitude, longitude }: Back) {
  return { latitude: latitude / 60, longitude: longitude / 60 };
}

export function pointText(back: Back, words: Words): string {
  return `${degreesOn("latitude", back, words)} ${degreesOn("longitude", back, words)}`;
}

export function peopleText(back: Back, language: Language): string {
  // Polish leaves thousands unseparated up to 9999 unless asked.
  return new Intl.NumberFormat(language, { useGrouping: "always" }).format(
    back.inhabitants,
  );
}

/** With the year of the count, where the back tells it. */
export function countText(back: Back, language: Language): string {
  const people = peopleText(back, language);
  return back.year === undefined ? people : `${people} (${back.year})`;
}

/** C9, C20: what counts on this arm. */
export function valueText(
  variant: Variant,
  arm: Arm,
  back: Back,
  { words, language }: { readonly words: Words; readonly language: Language },
): string {
  return variant === "people"
    ? peopleText(back, language)
    : degreesOn(axisOf(arm), back, words);
}
