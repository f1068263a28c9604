/** A made-up run in which all is well: two people and a bot play random moves, and everybody sees every view. */

import { findGame } from "@stolik/games/node";
import {
  adopt,
  attempt,
  begin,
  digest,
  fastRandom,
  makeHeader,
  randomMove,
  seedFrom,
  seedToHex,
  toldTo,
} from "@stolik/kernel";
import type { AnyGame, Match, Viewer } from "@stolik/kernel";
import type { LogRow, StoredTable } from "@stolik/server/stored";
import type { Evidence } from "../checker/evidence.ts";
import type { Entry } from "../history.ts";
import { holes } from "../holes.ts";

const MOVES = 12;
/** After which move the last fault was over. */
const HEALED = 6;
const BOT = 2;

export interface Run extends Evidence {
  history: Entry[];
  logs: { table: StoredTable; rows: LogRow[] }[];
}

export function game(id: string): AnyGame {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry.game;
}

/** The clients are Ala at seat 0, Ugo at seat 1 and Ewa, who watches. */
export function goodRun(id = "letters"): Run {
  const rules = game(id);
  const seed = seedFrom("a good run");
  const options = rules.parseOptions({}, 3);
  if (!options.ok) throw new Error(options.refusal.code);
  const header = makeHeader(rules, {
    seats: 3,
    options: options.value,
    seed,
    entropy: ["", "", ""],
  });
  const dealt = begin(rules, header);
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  const random = fastRandom(3);
  const history: Entry[] = [];
  const rows: LogRow[] = [rowOf(dealt.value, null, null, null)];
  let match = dealt.value;
  history.push(...sights(match));
  for (let seq = 0; seq < MOVES; seq += 1) {
    const [seat = 0] = rules.toMove(match.position.state);
    const move = randomMove(rules, match.position.state, seat, random);
    const step = attempt(match, { type: "move", seat, move });
    if (!step.ok) throw new Error(step.refusal.code);
    match = adopt(match, step.value);
    const isBot = seat === BOT;
    const moveId = isBot ? `bot-${seq}` : `move-${seq}`;
    rows.push(rowOf(match, seat, move, moveId));
    if (!isBot) history.push(...answers(seat, moveId, seq, move));
    history.push(...sights(match));
    if (seq + 1 === HEALED) history.push({ type: "healed", at: at(seq + 1) });
  }
  history.push({ type: "ended", at: at(MOVES) });
  for (const sight of sights(match))
    if (sight.type === "seen") history.push({ ...sight, type: "last" });
  const table: StoredTable = {
    ...header,
    dealtVersion: header.rulesVersion,
    id: "table",
    status: "playing",
    host: "ala",
    seed: seedToHex(seed),
    seats: [
      { type: "person", person: "ala", name: "Ala", entropy: "" },
      { type: "person", person: "ugo", name: "Ugo", entropy: "" },
      { type: "bot", name: "Ada", level: 1 },
    ],
    revision: 1,
    next: null,
    madeAt: 0,
    removed: [],
  };
  return {
    history,
    logs: [{ table, rows }],
    findGame: (one) => findGame(one)?.game,
  };
}

/** A move a second. */
function at(seq: number): number {
  return seq * 1000;
}

function rowOf(
  { position, told }: Match,
  seat: number | null,
  move: unknown,
  moveId: string | null,
): LogRow {
  const { seq } = position;
  return { seq, seat, move, moveId, told: told[seq] ?? [], at: at(seq) };
}

function answers(
  seat: number,
  id: string,
  seq: number,
  move: unknown,
): readonly Entry[] {
  const base = { client: seat === 0 ? "Ala" : "Ugo", table: "table", id };
  return [
    { ...base, type: "sent", seat, seq, move, at: at(seq) },
    { ...base, type: "acknowledged", seq: seq + 1, at: at(seq + 1) },
  ];
}

function sights({ game: rules, position, told }: Match): readonly Entry[] {
  const { seq, state } = position;
  const viewers: readonly [string, Viewer][] = [
    ["Ala", 0],
    ["Ugo", 1],
    ["Ewa", null],
  ];
  return viewers.map(([client, viewer]) => {
    const view = rules.view(state, viewer);
    const events = digest(toldTo(told[seq] ?? [], viewer));
    return {
      type: "seen",
      at: at(seq),
      client,
      table: "table",
      viewer,
      seq,
      view: digest(view),
      holes: holes(view),
      heard: [{ seq, events }],
      isOver: rules.outcome(view) !== undefined,
    };
  });
}
