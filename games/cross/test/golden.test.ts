/** Golden games: whole matches of both variants, played again with their result. */

import { parseRecord, replay, toldTo, verify } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { cross } from "../rules/index.ts";
import type { Event, Options, State } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});

function recordOf(file: string) {
  const record = parseRecord(files[file]);
  if (!record.ok) throw new Error(`${file}: ${record.refusal.code}`);
  return record.value;
}

function replayed(file: string) {
  const result = replay(cross, recordOf(file));
  if (!result.ok) throw new Error(`${file}: ${result.refusal.code}`);
  return result.value.steps.map(({ position, told }) => ({
    state: position.state as State,
    events: toldTo(told, null) as Event[],
  }));
}

/** What is worth showing in a match. */
function sightsOf(file: string): string[] {
  const { options, seats, outcome } = recordOf(file);
  const { variant } = options as Options;
  const events = replayed(file).flatMap((step) => step.events);
  const found = [`${variant}, ${seats} seats`];
  for (const event of events) {
    if (event.type === "answered") found.push("an answer in advance");
    if (event.type === "checked" && event.isFromPool)
      found.push("a player without tokens");
    if (event.type === "judged" && Math.max(...event.gains) === 1)
      found.push("a stop nobody guessed");
    if (event.type === "judged" && Math.max(...event.gains) === 2)
      found.push("a stop somebody guessed");
  }
  found.push(outcome?.winners.length === 1 ? "won alone" : "shared");
  return found;
}

describe("golden games", () => {
  it.each(Object.keys(files))("%s", (file) => {
    const record = recordOf(file);
    expect(verify(cross, record)).toEqual({ ok: true, value: record.outcome });
    const steps = replayed(file);
    const [first] = steps;
    if (!first) throw new Error(`${file} is empty.`);
    const cards = conserved(first.state);
    let tokens = 4 * record.seats;
    for (const { state, events } of steps) {
      expect(conserved(state)).toEqual(cards);
      // C11, C12, C17: tokens come from the pool alone, and never go back.
      for (const event of events) {
        if (event.type === "checked" && event.isFromPool) tokens += 1;
        if (event.type === "judged") tokens += sum(event.gains);
      }
      expect(sum(state.tokens)).toBe(tokens);
    }
  });

  it("[C8, C12, C17, C19, C20] show both variants, few and many seats, and what is rare", () => {
    const shown = new Set(Object.keys(files).flatMap(sightsOf));
    expect([...shown]).toEqual(
      expect.arrayContaining([
        "coordinates, 2 seats",
        "coordinates, 6 seats",
        "people, 2 seats",
        "people, 6 seats",
        "an answer in advance",
        "a player without tokens",
        "a stop nobody guessed",
        "a stop somebody guessed",
        "won alone",
        "shared",
      ]),
    );
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
