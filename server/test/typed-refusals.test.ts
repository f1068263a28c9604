/** What must not compile: a code that the server's list lacks, a code without a status. `npm run types` judges the marked lines. */

import { expect, it } from "vitest";
import { schemas } from "../http/openapi.ts";
import { refusal, refuse, wireCodes } from "../protocol/refusals.ts";
import type { ServerCode, WireCode } from "../protocol/refusals.ts";

it("the server refuses by the codes of its list", () => {
  const codes: ServerCode[] = ["too-many", "seat-taken"];
  // @ts-expect-error -- There is no such code.
  codes.push("seat-takn");
  // @ts-expect-error -- There is no such code.
  const misspelt = refusal("too-mny");
  // @ts-expect-error -- That is the kernel's to say.
  const kernel = refuse("match-over");
  expect([...codes, misspelt.code, kernel.refusal.code]).toHaveLength(5);
});

it("a table over the codes lacks none", () => {
  // @ts-expect-error -- Every code but one is missing.
  const statuses: Record<WireCode, number> = { "too-many": 429 };
  expect(Object.keys(statuses)).toHaveLength(1);
});

it("no code stands in the list twice", () => {
  expect(new Set(wireCodes).size).toBe(wireCodes.length);
});

it("the API's own description lists the codes", () => {
  const { code } = schemas.move.response["4xx"].properties;
  expect(code.anyOf[0]).toEqual({ enum: wireCodes });
});
