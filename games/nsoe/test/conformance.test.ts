/** The kernel's laws, at every seat count and on every board. */

import { conformance } from "@stolik/kernel/testing";
import { nsoe } from "../rules/index.ts";
import { conserved } from "./table.ts";

conformance(nsoe, {
  seats: [2, 3, 4, 5, 6],
  options: [{}, { board: "tight", first: 1 }, { board: "roomy" }],
  matches: 1,
  seed: "nsoe",
  conserved,
});
