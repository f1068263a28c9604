/** The kernel's laws, with every option. */

import { conformance } from "@stolik/kernel/testing";
import { sample } from "../rules/index.ts";
import { conserved } from "./table.ts";

conformance(sample, {
  options: [{}, { length: "long", first: 1 }],
  seed: "sample",
  conserved,
});
