/** The cities that a seat laid wrong, each with the least correction that would have made it right. */

import type { EndedMatch, IsOwn, Misplaced } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { correctionAt } from "../rules/correction.ts";
import type { Contradiction, Event, Laid, View } from "../rules/position.ts";

export function misplaced(
  { view, heard }: Pick<EndedMatch<View, Event>, "view" | "heard">,
  seat: Seat,
  isOwn: IsOwn,
): Misplaced[] {
  const { backs } = view;
  const laid: Laid[] = view.laid.slice(0, 1);
  const found: Misplaced[] = [];
  const told = heard.flatMap(({ seq, events }) =>
    events.map((event) => ({ seq, event })),
  );
  for (const { seq, event } of told) {
    if (event.type !== "laid") continue;
    const { city, row, column, back } = event;
    const [wrong] = event.contradictions;
    if (!wrong) laid.push({ city, row, column });
    else if (event.seat === seat && isOwn(seq))
      found.push({
        place: city,
        truth: back,
        correction: correctionAt({ laid, backs }, event, back),
        other: compared(wrong, backs),
      });
  }
  return found;
}

/** What lies on the table shows its back. */
function compared(
  { city, axis }: Contradiction,
  backs: View["backs"],
): Misplaced["other"] {
  const truth = backs[city];
  if (!truth) throw new Error(`${city} was compared, and has no back.`);
  return { place: city, truth, axis };
}
