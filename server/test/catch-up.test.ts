/** What was missed is told from memory: short absences by steps, long ones by the whole view, none by a read. */

import { applyPatch, digest } from "@stolik/kernel";
import { expect, it, vi } from "vitest";
import type { SeatStep, ServerMessage } from "../protocol/protocol.ts";
import { textFrame } from "../protocol/text-frame.ts";
import { catchUp } from "../tables/catch-up.ts";
import { viewFor } from "../tables/view-cache.ts";
import type { OpenTable } from "../tables/open-table.ts";
import type { Viewer } from "@stolik/kernel";
import { keepStep, noSteps, stepsAfter } from "../tables/recent-steps.ts";
import { moveOn, startedIn, testContext } from "./context.ts";

function missed(table: OpenTable, viewer: Viewer, from?: number) {
  const found = catchUp(table, viewer, from);
  return found && (JSON.parse(found.json) as ServerMessage);
}

function follow(view: unknown, steps: readonly SeatStep[]): unknown {
  return steps.reduce(
    (before, { patch }) => (patch ? applyPatch(before, patch) : before),
    view,
  );
}

it.each([null, 0, 1])(
  "viewer %s comes back at every distance",
  async (viewer) => {
    const context = await testContext();
    const table = await startedIn(context);
    const views = [viewFor(table, viewer)?.view];
    for (let seq = 1; seq <= 9; seq += 1) {
      await moveOn(context, table);
      views.push(viewFor(table, viewer)?.view);
    }
    for (const [from, view] of views.slice(0, -1).entries()) {
      const message = missed(table, viewer, from);
      if (message?.type !== "steps") throw new Error(`Whole from ${from}.`);
      expect(message.steps.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 9 - from }, (_, ahead) => from + 1 + ahead),
      );
      const then = follow(view, message.steps);
      expect(then).toEqual(views.at(-1));
      expect(message.steps.at(-1)?.digest).toBe(digest(then));
    }
    expect(missed(table, viewer, 9)).toBeUndefined();
  },
);

it("moves that nobody watched from a seat are told one by one, with one patch at the last", async () => {
  const context = await testContext();
  const table = await startedIn(context);
  await moveOn(context, table);
  const before = viewFor(table, 1)?.view;
  await moveOn(context, table, 4);
  const message = missed(table, 1, 1);
  if (message?.type !== "steps") throw new Error("It was told as a whole.");
  const { steps } = message;
  expect(steps.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  expect(steps.map(({ events }) => events.length > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(steps.map(({ patch }) => patch !== undefined)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(steps.map(({ isPassing }) => isPassing)).toEqual([
    true,
    true,
    true,
    undefined,
  ]);
  const view = table.match && table.game.view(table.match.position.state, 1);
  expect(follow(before, steps)).toEqual(view);
  expect(steps.at(-1)?.digest).toBe(digest(view));
  // Nobody was ever shown what lies between, so nothing leads on from there.
  expect(missed(table, 1, 3)).toMatchObject({ type: "view", seq: 5 });
});

it("what is not kept, ahead, or of a table just opened is told as a whole", async () => {
  const context = await testContext();
  const table = await startedIn(context);
  await moveOn(context, table, 3);
  expect(missed(table, 0, 2)).toMatchObject({ type: "view", seq: 3 });
  expect(missed(table, 0, 7)).toMatchObject({ type: "view", seq: 3 });
  expect(missed(table, 0)).toMatchObject({ type: "view", seq: 3 });
});

it("the whole view is written once for a viewer and a position", async () => {
  const context = await testContext();
  const table = await startedIn(context);
  await moveOn(context, table, 3);
  const stringify = vi.spyOn(JSON, "stringify");
  const first = catchUp(table, 0, undefined);
  const { length: calls } = stringify.mock.calls;
  for (let again = 0; again < 50; again += 1)
    expect(catchUp(table, 0, undefined)?.json).toBe(first?.json);
  expect(stringify.mock.calls).toHaveLength(calls);
  stringify.mockRestore();
});

it("so many moves and so many bytes are kept, and always the latest", () => {
  const recent = noSteps();
  const keep = (seq: number, length: number) =>
    keepStep(recent, {
      from: seq - 1,
      seq,
      frame: textFrame(JSON.stringify({ steps: [{ seq }] }).padEnd(length)),
    });
  for (let seq = 1; seq <= 100; seq += 1) keep(seq, 30);
  expect(recent.kept).toHaveLength(32);
  expect(stepsAfter(recent, 68)).toHaveLength(32);
  expect(stepsAfter(recent, 67)).toBeUndefined();
  for (let seq = 101; seq <= 120; seq += 1) keep(seq, 990);
  expect(recent.kept).toHaveLength(6);
  keep(121, 50_000);
  expect(recent.kept.map(({ seq }) => seq)).toEqual([121]);
  expect(recent.bytes).toBe(50_004);
});
