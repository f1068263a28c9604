/** Text that is put together from parts is what JSON.stringify makes of the whole. */

import type { AnyDailyDeal, Day, Patch } from "@stolik/kernel";
import fc from "fast-check";
import { expect, it } from "vitest";
import { encodeDeals, encodeSteps } from "../protocol/encode.ts";
import type {
  DailyDeals,
  DailyEntry,
  SeatStep,
  ServerMessage,
} from "../protocol/protocol.ts";

const json = fc.jsonValue();

const step: fc.Arbitrary<Omit<SeatStep, "patch">> = fc.record(
  {
    seq: fc.nat(),
    events: fc.array(json),
    isSeating: fc.constant(true as const),
    isPassing: fc.constant(true as const),
    digest: fc.string(),
  },
  { requiredKeys: ["seq", "events"] },
);

it("steps, of which the last may have a patch", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(step),
      step,
      fc.option(json, { nil: undefined }),
      (table, before, last, patch) => {
        const changed =
          patch === undefined ? {} : { patch: patch as unknown as Patch };
        const whole: ServerMessage = {
          v: 1,
          type: "steps",
          table,
          steps: [...before, { ...last, ...changed }],
        };
        const text = patch === undefined ? undefined : JSON.stringify(patch);
        const made = encodeSteps(table, [...before, last], text);
        expect(made).toBe(JSON.stringify(whole));
      },
    ),
  );
});

it("deals, without what else is known of them", () => {
  const entry = fc.record({
    day: fc.string().map((day) => day as Day),
    game: fc.string(),
    contentVersion: fc.string(),
    version: fc.nat(),
    deal: json.map((deal) => deal as unknown as AnyDailyDeal),
  });
  const head = fc.record({
    day: fc.string().map((day) => day as Day),
    nextIn: fc.nat(),
    isWhole: fc.boolean(),
  });
  fc.assert(
    fc.property(head, fc.array(entry), (today, entries) => {
      const whole: DailyDeals = { ...today, deals: entries };
      const written = entries.map(({ deal, ...rest }: DailyEntry) => ({
        ...rest,
        best: 1,
        json: JSON.stringify(deal),
      }));
      expect(encodeDeals(today, written)).toBe(JSON.stringify(whole));
    }),
  );
});
