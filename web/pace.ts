/** The bots' pace on this device: as the person chose; else turn by turn through the first matches of a game, later with a beat between turns. */

import { isNewTo } from "./experience.ts";
import { readSaved, save } from "./saved.ts";

/** What follows is shown at a tap, after a beat, or at once. */
export const paces = ["steps", "calm", "instant"] as const;
export type Pace = (typeof paces)[number];

/** An address may ask for one: `?pace=instant`. */
export function paceOf(game: string): Pace {
  const asked = new URLSearchParams(location.search).get("pace");
  const wanted = asked ?? readSaved("pace");
  const chosen = paces.find((pace) => pace === wanted);
  return chosen ?? (isNewTo(game) ? "steps" : "calm");
}

export function choosePace(pace: Pace): void {
  save("pace", pace);
}
