/** The toy game keeps the laws. */

import { conformance } from "../testing/index.ts";
import { conserved, isSimultaneous, toy } from "./toy.ts";

conformance(toy, {
  seed: "toy",
  options: [{}, { rounds: 1 }],
  matches: 10,
  conserved,
  simultaneous: isSimultaneous,
});
