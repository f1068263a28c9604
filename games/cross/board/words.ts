/** The words of this game in one language, and the numbers of the backs as the cards print them. */

import type { Language } from "@stolik/kernel";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Variant } from "../rules/options.ts";
import type { Arm, Back } from "../rules/position.ts";

export type Words = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export type Axis = "latitude" | "longitude";

export function useWords(language: Language): Words {
  const { i18n } = useTranslation("cross");
  return useMemo(() => wordsIn(i18n, language), [i18n, language]);
}

export function wordsIn(library: i18n, language: Language): Words {
  const t = library.getFixedT(language, "cross");
  // React escapes what it shows, so a name like O'Hara must not be escaped twice.
  return (key, values) =>
    t(key, { ...values, interpolation: { escapeValue: false } });
}

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

export function pointText(back: Back, words: Words): string {
  return `${degreesOn("latitude", back, words)} ${degreesOn("longitude", back, words)}`;
}

export function peopleText(back: Back, language: Language): string {
  // Polish leaves thousands unseparated up to 9999 unless asked.
  return new Intl.NumberFormat(language, { useGrouping: "always" }).format(
    back.inhabitants,
  );
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
