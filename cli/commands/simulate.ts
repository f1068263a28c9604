/** `stolik simulate`: matches of random players or bots, counted. */

import { writeFileSync } from "node:fs";
import { automata, gameIds, playMatch, recordMatch } from "@stolik/games";
import type { Automaton, Entry, MatchPlan } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { seedFrom } from "@stolik/kernel";
import type { MatchResult } from "@stolik/kernel";
import {
  BadArgument,
  onlyWord,
  readArguments,
  wholeNumber,
} from "../arguments.ts";
import { simulateUsage } from "../usage.ts";

const NAMES = [
  "seats",
  "matches",
  "seed",
  "bots",
  "options",
  "budget",
  "record",
] as const;
const MOST_MATCHES = 10_000_000;
const LONGEST_BUDGET = 60_000;

export function simulate(argv: readonly string[]): number {
  const { words, options, isHelp } = readArguments(argv, NAMES);
  if (isHelp) {
    console.log(simulateUsage);
    return 0;
  }
  const entry = entryOf(onlyWord(words, "a game"));
  const seats = wholeNumber(options["seats"], "seats", entry.game.seats);
  const matches = wholeNumber(options["matches"], "matches", {
    min: 1,
    max: MOST_MATCHES,
    otherwise: 1,
  });
  const seed = options["seed"] ?? "1";
  const plan = {
    seats,
    options: tableOptions(entry, options["options"], seats),
    players: playersOf(options["bots"], seats),
    budget: wholeNumber(options["budget"], "budget", {
      min: 1,
      max: LONGEST_BUDGET,
      otherwise: 1000,
    }),
  };
  const file = options["record"];
  if (file !== undefined && matches !== 1)
    throw new BadArgument("--record takes one match only.");

  const tally = newTally(seats);
  const began = performance.now();
  for (let index = 0; index < matches; index += 1) {
    const match: MatchPlan = { ...plan, seed: matchSeed(seed, index) };
    count(
      tally,
      file === undefined
        ? playMatch(entry, match)
        : writeMatch(entry, match, file),
    );
  }
  const seconds = (performance.now() - began) / 1000;
  const movesPerSecond = Math.round(tally.moves / seconds);
  const { moves, wins, longest } = tally;
  console.log(
    JSON.stringify({ matches, moves, movesPerSecond, wins, longest }),
  );
  return 0;
}

/** The first match has the seed itself, the others their number added. */
function matchSeed(seed: string, index: number): Uint8Array {
  return seedFrom(index === 0 ? seed : `${seed}/${index}`);
}

function writeMatch(entry: Entry, plan: MatchPlan, file: string): MatchResult {
  const record = recordMatch(entry, plan);
  try {
    writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  } catch (error) {
    throw new BadArgument(
      `Cannot write ${file}: ${error instanceof Error ? error.message : ""}`,
    );
  }
  if (!record.outcome) throw new Error("A simulated match has no outcome.");
  return { outcome: record.outcome, moves: record.moves.length };
}

interface Tally {
  moves: number;
  readonly wins: number[];
  longest: number;
}

function newTally(seats: number): Tally {
  return { moves: 0, wins: Array.from({ length: seats }, () => 0), longest: 0 };
}

function count(tally: Tally, { outcome, moves }: MatchResult): void {
  tally.moves += moves;
  tally.longest = Math.max(tally.longest, moves);
  for (const seat of outcome.winners)
    tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
}

function entryOf(id: string): Entry {
  const entry = findGame(id);
  if (!entry)
    throw new BadArgument(
      `There is no game "${id}". There is: ${gameIds.join(", ")}.`,
    );
  return entry;
}

function tableOptions(
  entry: Entry,
  text: string | undefined,
  seats: number,
): unknown {
  const parsed = entry.game.parseOptions(
    text === undefined ? {} : parseJson(text),
    seats,
  );
  if (parsed.ok) return parsed.value;
  const { code, values } = parsed.refusal;
  const named = values ? ` ${Object.values(values).join(" ")}` : "";
  throw new BadArgument(`--options: ${code}${named}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArgument("--options takes a JSON object.");
  }
}

function playersOf(text: string | undefined, seats: number): Automaton[] {
  const words = (text ?? "random").split(",");
  const players = words.map((word) => {
    const player = automata.find((name) => String(name) === word);
    if (player === undefined)
      throw new BadArgument(
        `--bots takes ${automata.join(", ")}, not "${word}".`,
      );
    return player;
  });
  const [only] = players;
  if (players.length === 1 && only !== undefined)
    return Array.from({ length: seats }, () => only);
  if (players.length !== seats) {
    throw new BadArgument(
      `--bots names ${players.length} players for ${seats} seats.`,
    );
  }
  return players;
}
