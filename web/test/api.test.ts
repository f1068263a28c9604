// @vitest-environment happy-dom
/** Requests that a server could not answer just now are made again, where they are done once however often they are made. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api.ts";
import { repeating } from "../repeat.ts";

type Answer = readonly [status: number, body: object];

/** As the pages use it. */
type Fetch = (path: string, init: { body?: string }) => Promise<Response>;

const fetched = vi.fn<Fetch>();
const unavailable: Answer = [503, { code: "unavailable" }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answers(...list: readonly Answer[]): void {
  for (const [status, body] of list)
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify(body), { status }),
    );
}

function asked(): string[] {
  return fetched.mock.calls.map(([path]) => path);
}

it("a table is made once, under one request id", async () => {
  answers(unavailable, unavailable, [200, { id: "abc" }]);
  const making = api.createTable({ game: "nsoe", options: {}, seats: [] });
  await vi.advanceTimersByTimeAsync(400);
  expect(repeating.get()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await making).toEqual({ ok: true, value: { id: "abc" } });
  const bodies = fetched.mock.calls.map(([, { body }]) => body ?? "");
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({
    requestId: expect.stringMatching(/^\d+-[0-9a-f]+$/) as string,
  });
  expect(repeating.get()).toBe(0);
});

it("a start or a leave whose answer was lost counts as done", async () => {
  const table = { id: "abc", status: "playing" };
  answers(unavailable, [409, { code: "already-started" }], [200, table]);
  const starting = api.start("abc", { entropy: "e" });
  await vi.runAllTimersAsync();
  expect(await starting).toEqual({ ok: true, value: table });
  answers(unavailable, [403, { code: "not-seated" }], [200, table]);
  const leaving = api.leave("abc");
  await vi.runAllTimersAsync();
  expect(await leaving).toEqual({ ok: true, value: table });
  expect(asked()).toEqual([
    "/api/tables/abc/start",
    "/api/tables/abc/start",
    "/api/tables/abc",
    "/api/tables/abc/leave",
    "/api/tables/abc/leave",
    "/api/tables/abc",
  ]);
});

it("a choice whose answer was lost counts as done", async () => {
  const table = { id: "abc", status: "playing" };
  answers(unavailable, [409, { code: "nobody-away" }], [200, table]);
  const choosing = api.choose("abc", { choice: "stand-in" });
  await vi.runAllTimersAsync();
  expect(await choosing).toEqual({ ok: true, value: table });
});

it("after twenty seconds a person is asked", async () => {
  answers(...Array.from({ length: 8 }, () => unavailable));
  const joining = api.join("abc", {});
  await vi.advanceTimersByTimeAsync(22_000);
  expect(await joining).toEqual({
    ok: false,
    refusal: { code: "unavailable" },
  });
  expect(asked()).toHaveLength(8);
  expect(repeating.get()).toBe(0);
});

it("what the server refuses for good is not asked again", async () => {
  answers([409, { code: "table-full" }]);
  expect(await api.join("abc", {})).toMatchObject({ ok: false });
  answers([503, {}], [200, { id: "abc" }]);
  const reading = api.readTable("abc");
  await vi.runAllTimersAsync();
  expect(await reading).toMatchObject({ ok: true });
  expect(asked()).toHaveLength(3);
});

it("what a proxy could not pass on, or nobody answered, is asked again", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  answers([502, {}], [504, {}], [200, { id: "abc" }]);
  const joining = api.join("abc", { seat: 1, entropy: "e" });
  await vi.runAllTimersAsync();
  expect(await joining).toEqual({ ok: true, value: { id: "abc" } });
  const bodies = fetched.mock.calls.map(([, { body }]) => body);
  expect(bodies).toHaveLength(4);
  expect(new Set(bodies).size).toBe(1);
  expect(repeating.get()).toBe(0);
});

it("an answer that breaks off is no answer", async () => {
  fetched.mockResolvedValueOnce(new Response('{"id":', { status: 200 }));
  answers([200, { id: "abc" }]);
  const reading = api.readTable("abc");
  await vi.runAllTimersAsync();
  expect(await reading).toEqual({ ok: true, value: { id: "abc" } });
});

it("without a network it says so at once", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await api.join("abc", {})).toEqual({
    ok: false,
    refusal: { code: "no-connection" },
  });
  expect(asked()).toHaveLength(1);
});
