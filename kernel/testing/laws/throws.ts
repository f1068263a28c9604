/** The law that play goes on: the rules answer whatever they are asked during a match, and never throw. */

import type { Law } from "../law.ts";

export const nothingThrows: Law = {
  name: "no question asked in a match throws",
  isQuick: true,
  *check(moment) {
    yield* moment.faults.play;
  },
};
