/** What a place has to do with the match: what its marker gives, how far it is, and why one cannot go there now. */

import type { Field } from "../content/map.ts";
import { isOccupied, markerOn, stepsAllowed } from "../rules/roads.ts";
import { prizeNow } from "../rules/supply.ts";
import { isDailyDeal } from "./deal.ts";
import { stepsFrom } from "./distance.ts";
import type { Shown } from "./shown.ts";
import type { Wording } from "./words.ts";

/** What it depends on. */
export type Standing = Pick<Shown, "view" | "seat" | "canMove" | "outcome">;

/** `die`: the one that would be moved by; 0 if none. */
export function placeNote(
  field: Field,
  { view, seat, canMove, outcome }: Standing,
  die: number,
  { words }: Wording,
): string {
  const hasMarker = markerOn(view.markers, field) > 0;
  const isOwn = seat !== null && view.pawns[seat] === field;
  const steps = seat === null ? 0 : (stepsFrom(view, seat)[field] ?? 0);
  const isPlayed = seat !== null && !outcome;

  function whyNot(): string[] {
    if (!isPlayed || isOwn) return [];
    if (isOccupied(view, field)) return [words("place.taken")]; // J13
    if (!canMove) return isDailyDeal(view) ? [] : [words("place.not-yet")];
    if (die === 0) return view.phase === "die" ? [words("place.no-die")] : [];
    const most = stepsAllowed(die);
    return steps > most ? [words("place.beyond", { most })] : [];
  }
  return [
    ...(hasMarker
      ? [words("place.marker", { cards: prizeNow(view.markers) })]
      : []),
    ...(isOwn ? [words("place.own")] : []),
    ...(steps > 0 ? [words("place.away", { steps })] : []),
    ...whyNot(),
  ].join(" ");
}
