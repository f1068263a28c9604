/** Nord Sud Ovest Est: how often each level lays wrong, how much room its cards leave, how its matches end. */

import { playMatch } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { levels, seedFrom } from "@stolik/kernel";
import type { EmittedEvent, Level } from "@stolik/kernel";
import { cities, contradictions, freeCells, pointIn } from "@stolik/nsoe/rules";
import type { City, Event, State } from "@stolik/nsoe/rules";

const MATCHES = Number(process.env["BENCH_MATCHES"] ?? 200);
const SEATS = 3;
/** How many cards lie beside the reference city when the board is looked at. */
const LOOKS = [2, 4, 6, 8] as const;

interface Tally {
  lays: number;
  wrong: number;
  /** For each look, the shares of cities with a right square, summed, and how many matches came so far. */
  readonly room: { sum: number; matches: number }[];
  readonly endings: Map<string, number>;
  swaps: number;
  /** Cards on the board at the end, summed. */
  laid: number;
}

export function nsoe(): Promise<void> {
  console.log(`${MATCHES} matches of ${SEATS} bots of one level`);
  const looks = LOOKS.map((look) => `room ${look}`).join(" | ");
  console.log(
    `| level | wrong lays | ${looks} | out | piles | swaps | turns each | cards at the end |`,
  );
  for (const level of levels) console.log(row(level, tallyOf(level)));
  return Promise.resolve();
}

function tallyOf(level: Level): Tally {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  const options = entry.game.parseOptions({}, SEATS);
  if (!options.ok) throw new Error(options.refusal.code);
  const tally: Tally = {
    lays: 0,
    wrong: 0,
    swaps: 0,
    room: LOOKS.map(() => ({ sum: 0, matches: 0 })),
    endings: new Map(),
    laid: 0,
  };
  for (let index = 0; index < MATCHES; index += 1) {
    let laid = 0;
    const plan = {
      seats: SEATS,
      options: options.value,
      seed: seedFrom(`nsoe ${index}`),
      players: Array<Level>(SEATS).fill(level),
      budget: 1000,
    };
    const { outcome } = playMatch(entry, plan, (state, told) => {
      laid = look(tally, state as State, told as EmittedEvent<Event>[]);
    });
    tally.laid += laid;
    const { reason } = outcome;
    tally.endings.set(reason, (tally.endings.get(reason) ?? 0) + 1);
  }
  return tally;
}

/** Counts a lay and, where it is due, the room; says how many cards lie there. */
function look(
  tally: Tally,
  state: State,
  told: readonly EmittedEvent<Event>[],
): number {
  const count = state.laid.length - 1;
  for (const { event } of told) {
    if (event.type === "swapped") tally.swaps += 1;
    if (event.type !== "laid") continue;
    tally.lays += 1;
    if (event.contradictions.length > 0) tally.wrong += 1;
    const room = tally.room[LOOKS.findIndex((due) => due === count)];
    if (!room || event.contradictions.length > 0) continue;
    room.sum += roomOn(state);
    room.matches += 1;
  }
  return count;
}

/** The share of the cities not on the board that have a right square there. */
function roomOn(state: State): number {
  const rest = cities.filter((city) => !state.backs[city]);
  return rest.filter((city) => hasSquare(state, city)).length / rest.length;
}

function hasSquare(state: State, city: City): boolean {
  const point = pointIn(state.atlas, city);
  for (const cell of freeCells(state))
    if (contradictions(state.laid, state.backs, cell, point).length === 0)
      return true;
  return false;
}

function row(level: Level, tally: Tally): string {
  const cells = [
    String(level),
    percent(tally.wrong / tally.lays),
    ...tally.room.map(({ sum, matches }) => percent(sum / matches)),
    ...["out", "piles", "swaps"].map((ending) =>
      percent((tally.endings.get(ending) ?? 0) / MATCHES),
    ),
    ((tally.lays + tally.swaps) / MATCHES / SEATS).toFixed(1),
    (tally.laid / MATCHES).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
