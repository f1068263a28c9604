/** The kernel's laws, at every seat count and with every option. */

import { conformance } from "@stolik/kernel/testing";
import { cross } from "../rules/index.ts";
import { conserved } from "./table.ts";

conformance(cross, {
  seats: [2, 3, 4, 5, 6],
  options: [
    {},
    { variant: "people", deck: "easy", first: 1 },
    { openBook: true, deck: "hard" },
    { variant: "people", openBook: true },
  ],
  matches: 1,
  seed: "cross",
  conserved,
  // C15: estimates are made at once and in secret.
  simultaneous: ({ stage }) => stage.type === "stop",
});
