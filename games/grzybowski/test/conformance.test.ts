/** The kernel's laws, with open and with hidden cards. */

import { conformance } from "@stolik/kernel/testing";
import { grzybowski } from "../rules/index.ts";
import { conserved } from "./table.ts";

conformance(grzybowski, {
  options: [{}, { openCards: false, first: 1 }],
  matches: 3,
  seed: "grzybowski",
  conserved,
});
