/** Records: read, replayed and verified; whatever is changed in one, verifying finds it and names the place. */

import { describe, expect, it } from "vitest";

import { copy } from "../copy.ts";
import { parseRecord } from "../parse-record.ts";
import type { GameRecord } from "../record.ts";
import { replay, verify } from "../replay.ts";
import { toy } from "./toy.ts";
import { finishedMatch, recordOf } from "./toy-match.ts";

const match = finishedMatch();
const record = recordOf(match);

describe("a record", () => {
  it("is read back from JSON", () => {
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    expect(read).toEqual({ ok: true, value: record });
  });

  it("replays step by step", () => {
    const replayed = replay(toy, record);
    expect(replayed).toMatchObject({ ok: true, value: { steps: match.steps } });
  });

  it("verifies, with its outcome", () => {
    expect(verify(toy, record)).toEqual({ ok: true, value: record.outcome });
  });

  it("of an unfinished match replays but does not verify", () => {
    const { outcome: _outcome, ...rest } = record;
    const unfinished = { ...rest, moves: record.moves.slice(0, 3) };
    expect(replay(toy, unfinished)).toMatchObject({ ok: true });
    expect(verify(toy, unfinished)).toMatchObject({
      refusal: { code: "not-finished", values: { at: "outcome" } },
    });
  });
});

describe("a changed record is refused where it was changed", () => {
  it.each(leavesOf(record).map((keys) => ({ path: spell(keys), keys })))(
    "$path",
    ({ path, keys }) => {
      const refusals = variations(valueAt(record, keys)).map((value) => {
        const result = check(withValue(record, keys, value));
        expect(result.ok).toBe(false);
        return result.ok ? "" : String(result.refusal.values?.["at"]);
      });
      for (const at of refusals) expect(places(path)).toContain(at);
    },
  );

  it.each(record.moves.map((_, index) => index))(
    "move %i left out",
    (index) => {
      const moves = record.moves.toSpliced(index, 1);
      const at =
        index === record.moves.length - 1 ? "outcome" : `moves[${index}]`;
      expect(check({ ...record, moves })).toMatchObject({
        ok: false,
        refusal: { values: { at } },
      });
    },
  );

  it("two moves exchanged", () => {
    const [one, two, ...rest] = record.moves;
    const moves = [two, one, ...rest];
    expect(check({ ...record, moves })).toMatchObject({
      ok: false,
      refusal: { values: { at: "moves[0]" } },
    });
  });
});

describe("what is no record is refused", () => {
  it.each([
    [null, ""],
    [[], ""],
    ["{}", ""],
    [{}, "format"],
    [{ ...record, format: 3 }, "format"],
    [{ ...record, extra: 1 }, "extra"],
    [{ ...record, constructor: 1 }, "constructor"],
    [{ ...record, options: [] }, "options"],
    [{ ...record, seats: 2.5 }, "seats"],
    [{ ...record, seats: 3 }, "seats"],
    [{ ...record, entropy: [1, 2] }, "entropy"],
    [{ ...record, seed: "12" }, "seed"],
    [{ ...record, outcome: {} }, "outcome"],
    [{ ...record, moves: [...record.moves, {}] }, lastMove(1)],
    [{ ...record, moves: [{ ...record.moves[0], seat: -1 }] }, "moves[0]"],
  ])("case %#", (raw, at) => {
    expect(parseRecord(raw)).toEqual({
      ok: false,
      refusal: { code: "malformed-record", values: { at } },
    });
  });

  it.each([
    [{ game: "other" }, "other-game", "game"],
    [{ rulesVersion: 2 }, "other-rules", "rulesVersion"],
    [{ contentVersion: "2" }, "other-content", "contentVersion"],
    [{ seats: 9 }, "bad-seats", "seats"],
    [{ options: { rounds: 99 } }, "bad-options", "options"],
  ])("by this game: %j", (change, code, at) => {
    const result = replay(toy, { ...record, ...change });
    expect(result).toMatchObject({ refusal: { code, values: { at } } });
  });
});

type Keys = readonly (string | number)[];

function check(changed: unknown) {
  const parsed = parseRecord(changed);
  return parsed.ok ? verify(toy, parsed.value) : parsed;
}

/** Where the refusal may point: the member itself, or what ties the header together. */
function places(path: string): string[] {
  const [member = ""] = path.split(".");
  if (member.startsWith("moves[")) return [member];
  if (member.startsWith("entropy")) return ["entropy", "deal"];
  const ties = {
    options: ["options", "deal"],
    seats: ["seats", "entropy", "deal"],
    seed: ["seed", "commitment"],
  };
  return ties[member as keyof typeof ties] ?? [member.replace(/\[.*/, "")];
}

function leavesOf(value: unknown, keys: Keys = []): Keys[] {
  if (typeof value !== "object" || value === null) return [keys];
  if (Array.isArray(value))
    return value.flatMap((item, index) => leavesOf(item, [...keys, index]));
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, [...keys, name]),
  );
}

function spell(keys: Keys): string {
  return keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1);
}

function valueAt(value: unknown, keys: Keys): unknown {
  return keys.reduce(
    (at: unknown, key) => (at as Record<string | number, unknown>)[key],
    value,
  );
}

function withValue(whole: GameRecord, keys: Keys, value: unknown): unknown {
  const changed = copy(whole);
  const holder = valueAt(changed, keys.slice(0, -1));
  (holder as Record<string | number, unknown>)[keys.at(-1) ?? ""] = value;
  return changed;
}

/** Other values of the same kind, likely to pass for the right one, and one of another kind. */
function variations(value: unknown): unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, String(value)];
  const text = String(value);
  const digit = text.startsWith("0") ? "1" : "0";
  return [digit + text.slice(1), `${text}0`, text.slice(1), 0];
}

function lastMove(beyond: number): string {
  return `moves[${record.moves.length - 1 + beyond}]`;
}
