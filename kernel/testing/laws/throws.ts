/** The law that play goes on: what the rules are asked in the course of a match, they answer. */

import type { Law } from "../law.ts";

export const nothingThrows: Law = {
  name: "no question asked in a match throws",
  isQuick: true,
  *check(moment) {
    yield* moment.faults.play;
  },
};
