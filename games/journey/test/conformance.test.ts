/** The kernel's laws, at every seat count. */

import { conformance } from "@stolik/kernel/testing";
import { journey } from "../rules/index.ts";
import { conserved } from "./table.ts";

conformance(journey, {
  seats: [2, 3, 4, 5, 6],
  options: [{}, { first: 1, deal: "stepped" }],
  matches: 1,
  seed: "journey",
  conserved,
});
