/** The command line as its users meet it: what it prints, and with which exit code. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GameRecord } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { run } from "../main.ts";
import { continuedRecord } from "./continued.ts";
import { takenOverRecord } from "./taken-over.ts";
import { testTerminal } from "./terminal.ts";

const terminal = testTerminal();

const stolik = (command: string, ...more: string[]) =>
  run([...command.split(" "), ...more]);

describe("bad arguments: one clear line, exit code 2", () => {
  it.each([
    ["juggle", 'no command "juggle"'],
    ["simulate", "Name a game"],
    ["simulate chess --seats 2", 'no game "chess"'],
    ["simulate nsoe chess --seats 2", 'what is "chess"?'],
    ["simulate nsoe", "--seats takes a whole number from 2 to 6"],
    ["simulate nsoe --seats 7", "--seats takes a whole number from 2 to 6"],
    ["simulate nsoe --seats two", "--seats takes a whole number"],
    ["simulate nsoe --seats 2 --matches 0", "--matches takes a whole number"],
    [
      "simulate nsoe --seats 2 --bots 4",
      '--bots takes random, 1, 2, 3, not "4"',
    ],
    ["simulate nsoe --seats 2 --bots 1,2,3", "3 players for 2 seats"],
    ["simulate nsoe --seats 2 --options [1", "--options takes a JSON object"],
    ["simulate nsoe --seats 2 --options []", "malformed-options"],
    ['simulate nsoe --seats 2 --options {"board":"huge"}', "bad-option board"],
    ["simulate nsoe --seats 2 --matches 2 --record x.json", "one match only"],
    ["simulate nsoe --seats 2 --colour red", "--colour"],
    ["serve --port 70000", "--port takes a whole number from 0 to 65535"],
    ["serve here", 'What is "here"?'],
    ["doctor here", 'What is "here"?'],
    ["word", "Name a word"],
    ["replay", "Name a game record's file"],
    ["replay no-such-file.json", "Cannot read no-such-file.json (ENOENT)"],
    ["verify one two", 'what is "two"?'],
  ])("stolik %s", async (command, message) => {
    expect(await stolik(command)).toBe(2);
    expect(terminal.error).toHaveLength(1);
    expect(terminal.error[0]).toContain(message);
    expect(terminal.out).toEqual([]);
  });

  it("a record that cannot be written", async () => {
    const file = join(terminal.folder, "no", "such", "folder.json");
    expect(await stolik("simulate nsoe --seats 2 --record", file)).toBe(2);
    expect(terminal.error[0]).toContain("Cannot write");
  });
});

describe("help", () => {
  it.each([
    "--help",
    "serve --help",
    "doctor --help",
    "simulate --help",
    "replay --help",
    "verify --help",
    "word --help",
  ])("stolik %s", async (command) => {
    expect(await stolik(command)).toBe(0);
    expect(terminal.out.join("\n")).toContain("stolik");
  });
});

describe("simulate", () => {
  it("prints one JSON object, the same for the same seed", async () => {
    const command =
      "simulate nsoe --seats 3 --matches 5 --seed x --bots 2,random,random";
    expect([await stolik(command), await stolik(command)]).toEqual([0, 0]);
    const [one, other] = terminal.out.map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    );
    expect(one).toMatchObject({
      matches: 5,
      wins: [expect.any(Number), expect.any(Number), 0],
    });
    expect(Object.keys(one ?? {})).toEqual([
      "matches",
      "moves",
      "movesPerSecond",
      "wins",
      "longest",
    ]);
    expect({ ...one, movesPerSecond: 0 }).toEqual({
      ...other,
      movesPerSecond: 0,
    });
  });
});

describe("word", () => {
  it("tells points, base forms and the version of the list", async () => {
    expect(await stolik("word ŻONKIL konie")).toBe(0);
    const [one, other] = terminal.out.map(
      (line) => JSON.parse(line) as unknown,
    );
    expect(one).toMatchObject({ word: "ŻONKIL", points: 14 });
    expect(other).toMatchObject({
      word: "KONIE",
      points: 5,
      version: expect.any(String),
    });
  });

  it.each([
    ["Warszawa", "not-in-dictionary (L15"],
    ["żżż", "not-in-dictionary"],
    ["quiz", "not-polish-letters (L1"],
    ["kajak", "not-enough-tiles (L1"],
  ])("says why %s cannot be played", async (word, reason) => {
    expect(await stolik("word", word)).toBe(1);
    expect(terminal.error[0]).toContain(reason);
  });
});

describe("records", () => {
  const record = async (): Promise<string> => {
    const file = join(terminal.folder, "game.json");
    expect(
      await stolik("simulate nsoe --seats 3 --seed 7 --bots 3 --record", file),
    ).toBe(0);
    terminal.out = [];
    return file;
  };

  it("replay and verify agree", async () => {
    const file = await record();
    expect([
      await stolik("replay", file),
      await stolik("verify", file),
    ]).toEqual([0, 0]);
    expect(terminal.out[0]).toBe(terminal.out[1]);
    expect(JSON.parse(terminal.out[0] ?? "")).toMatchObject({ reason: "out" });
  });

  it("a match that was taken over is verified from there, and it says from where", async () => {
    const file = join(terminal.folder, "taken-over.json");
    const record = takenOverRecord();
    writeFileSync(file, JSON.stringify(record));
    expect(await stolik("verify", file)).toBe(0);
    expect(JSON.parse(terminal.out[0] ?? "")).toEqual(record.outcome);
    expect(terminal.error).toEqual([
      `${file}: verified from move 2: the moves before were played under rules 0, which this build does not have`,
    ]);
  });

  it("a match that continues another is verified with it, and it says which", async () => {
    const source = JSON.parse(
      readFileSync(await record(), "utf8"),
    ) as GameRecord;
    const file = join(terminal.folder, "continued.json");
    const continued = continuedRecord(source, 5, 1);
    writeFileSync(file, JSON.stringify(continued));
    expect(await stolik("verify", file)).toBe(0);
    expect(JSON.parse(terminal.out[0] ?? "")).toEqual(continued.outcome);
    expect(terminal.error).toEqual([
      `${file}: continues match ${source.commitment.slice(0, 16)} after move 5, from what seat 1 knew`,
    ]);
    terminal.error = [];
    const moves = continued.origin?.record.moves.toSpliced(2, 1);
    const forged = {
      ...continued,
      origin: {
        ...continued.origin,
        record: { ...continued.origin?.record, moves },
      },
    };
    writeFileSync(file, JSON.stringify(forged));
    expect(await stolik("verify", file)).toBe(1);
    expect(terminal.error[0]).toContain(`${file}: origin.moves[2]: `);
  });

  it(
    "any changed value makes verify fail, and it says where",
    { timeout: 60_000 },
    async () => {
      const file = await record();
      const whole = JSON.parse(readFileSync(file, "utf8")) as unknown;
      for (const path of leaves(whole)) {
        terminal.error = [];
        writeFileSync(file, JSON.stringify(changed(whole, path)));
        expect(await stolik("verify", file), path.join(".")).toBe(1);
        expect(terminal.error[0], path.join(".")).toMatch(placeOf(path));
      }
    },
  );

  it("a refused move is named with its rule", async () => {
    const file = await record();
    const whole = JSON.parse(readFileSync(file, "utf8")) as {
      moves: { move: unknown }[];
    };
    const [first] = whole.moves;
    writeFileSync(
      file,
      JSON.stringify(changed(whole, ["moves", "1", "move"], first?.move)),
    );
    expect(await stolik("replay", file)).toBe(1);
    expect(terminal.error[0]).toMatch(/moves\[1\]: [a-z-]+ \(N\d+/);
  });

  it.each(["", "{", "[]", "null", "{}"])(
    "a file that holds %j is no record",
    async (text) => {
      const file = join(terminal.folder, "bad.json");
      writeFileSync(file, text);
      expect(await stolik("replay", file)).toBe(1);
      expect(terminal.error[0]).toContain("malformed-record");
    },
  );
});

type Path = readonly string[];

function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, [...path, name]),
  );
}

/** The same value with one leaf changed to another of its kind. */
function changed(value: unknown, path: Path, to?: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return to ?? another(value);
  const inside = structuredClone(value) as Record<string, unknown>;
  inside[name] = changed(inside[name], rest, to);
  return inside;
}

function another(leaf: unknown): unknown {
  if (typeof leaf === "number") return leaf + 1;
  const text = String(leaf);
  return `${text.slice(0, -1)}${text.endsWith("0") ? "1" : "0"}`;
}

/** Where verify must point: a header's members are tied together by the check of the deal. */
function placeOf([member = "", index]: Path): RegExp {
  if (member === "moves") return new RegExp(String.raw`: moves\[${index}\]: `);
  if (["options", "seats", "entropy"].includes(member))
    return new RegExp(`: (deal|${member}): `);
  return new RegExp(`: ${member === "seed" ? "commitment" : member}: `);
}
