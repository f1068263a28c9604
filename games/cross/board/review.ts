/** Why a turn was worth what it was, in words. */

import type { Reason } from "@stolik/kernel";
import type { Arm, Card, View } from "../rules/position.ts";
import { describeComparison } from "./describe.ts";
import type { Wording } from "./describe.ts";

/** `view`: as it was at the end, which hides nothing. */
export function sayReason(
  { code, values = {} }: Reason,
  view: View,
  wording: Wording,
): string {
  const { words } = wording;
  switch (code) {
    case "caught":
    case "doubt-lost":
    case "doubt-missed": {
      const sentence = words(`review.reasons.${code}`, values);
      return `${comparisonOf(values, view, wording)} ${sentence}`;
    }
    case "estimate-off":
      return words("review.reasons.estimate-off", values);
    default:
      throw new Error(`There is no reason ${code}.`);
  }
}

function comparisonOf(
  values: NonNullable<Reason["values"]>,
  { backs }: View,
  wording: Wording,
): string {
  const card = values["card"] as Card;
  const neighbour = values["other"] as Card;
  const [mine, theirs] = [backs[card], backs[neighbour]];
  if (!mine || !theirs) throw new Error("The end of a match hides nothing.");
  const shown = { card: mine, neighbour: theirs };
  const arm = values["arm"] as Arm;
  return describeComparison({ card, neighbour, arm, backs: shown }, wording);
}
