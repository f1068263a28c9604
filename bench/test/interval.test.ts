/** Confidence intervals against textbook values. */

import { expect, it } from "vitest";
import { wilson } from "../interval.ts";

it.each([
  [8, 10, 0.4902, 0.9433],
  [0, 20, 0, 0.1611],
  [200, 400, 0.4513, 0.5487],
])("%i of %i lies between %f and %f", (hits, trials, low, high) => {
  const bounds = wilson(hits, trials);
  expect(bounds.low).toBeCloseTo(low, 3);
  expect(bounds.high).toBeCloseTo(high, 3);
});
