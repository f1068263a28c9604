/** The words of this game in one language, and degrees as its cards print them. */

import type { Language } from "@stolik/kernel";
import type { i18n } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { degrees } from "../rules/comparison.ts";
import type { Axis, Point } from "../rules/position.ts";

export type Words = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function useWords(language: Language): Words {
  const { i18n } = useTranslation("nsoe");
  return useMemo(() => wordsIn(i18n, language), [i18n, language]);
}

export function wordsIn(library: i18n, language: Language): Words {
  const t = library.getFixedT(language, "nsoe");
  // React escapes what it shows, so a name like O'Hara must not be escaped twice.
  return (key, values) =>
    t(key, { ...values, interpolation: { escapeValue: false } });
}

/** N1: whole degrees, cut; nought lies on neither side. */
export function degreesOn(axis: Axis, point: Point, words: Words): string {
  const value = degrees(point[axis]);
  if (value === 0) return "0°";
  const [positive, negative] =
    axis === "latitude"
      ? (["north", "south"] as const)
      : (["east", "west"] as const);
  return `${Math.abs(value)}°${words(`compass.${value > 0 ? positive : negative}`)}`;
}

export function pointText(point: Point, words: Words): string {
  return `${degreesOn("latitude", point, words)} ${degreesOn("longitude", point, words)}`;
}
