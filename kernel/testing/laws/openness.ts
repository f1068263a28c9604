/** The law of open games: a view that serves everyone must be the same for each. */

import type { EmittedEvent } from "../../turn.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";

export const openIsOpen: Law = {
  name: "an open game shows and tells everyone the same",
  isQuick: true,
  *check(moment) {
    const { chosen, game, match, position, seats } = moment;
    if (!game.isOpen) return;
    for (const seat of seats)
      if (!alike(moment.see(seat), moment.see(null)))
        yield `seat ${seat} sees something else than a spectator`;
    if (position.seq === 0 && hasWhisper(match.first.told))
      yield "the deal tells only some";
    if (chosen?.result.ok && hasWhisper(chosen.result.value.told))
      yield `a move of seat ${chosen.seat} tells only some`;
  },
};

function hasWhisper(told: readonly EmittedEvent<unknown>[]): boolean {
  return told.some(({ only }) => only !== undefined);
}
