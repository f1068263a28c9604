/** What only a server keeps of a match: which moves were played, and what the seats had to decide. */

import { adopt } from "@stolik/kernel";
import type {
  AnyGame,
  Match,
  MatchStep,
  Seat,
  SeatingEntry,
} from "@stolik/kernel";
import type { LogRow } from "../store/stored.ts";

/** How many positions back a move may have been made on. */
const DECISIONS_KEPT = 32;

/** What a stand-in has done for a seat since it last took over. */
interface StandInMoves {
  readonly seqs: number[];
  isOver: boolean;
}

export interface MoveHistory {
  /** The seq of the latest entry that was no mere change of seats: since then every seat has had the same to decide. */
  lastMove: number;
  readonly standIns: Map<Seat, StandInMoves>;
  /** By seat, the seq of the latest move that its own player made. */
  readonly lastOwn: number[];
  /** By seat, the seq of every move by its id: one text for both would be made twice a move. */
  readonly played: Map<string, number>[];
  /** What the seats to move had to decide, by seq; kept where the game names its decisions. */
  readonly decisions: Map<number, ReadonlyMap<Seat, string>>;
}

export function emptyHistory(): MoveHistory {
  return {
    lastMove: 0,
    standIns: new Map(),
    lastOwn: [],
    played: [],
    decisions: new Map(),
  };
}

/** The match after a row of its log, which is noted with what is to be decided then. */
export function adoptRow(
  history: MoveHistory,
  match: Match,
  row: LogRow,
  step: MatchStep,
): Match {
  const next = adopt(match, step);
  notePlayed(history, row);
  noteDecisions(history, next);
  return next;
}

/** Notes a row of the log by its move id: a repeated move gets its first answer again. */
export function notePlayed(history: MoveHistory, row: LogRow): void {
  const { lastOwn, played, standIns } = history;
  const { seq, seat, moveId, seating } = row;
  if (seating) return noteSeating(history, seating);
  history.lastMove = seq;
  if (seat === null) return;
  const standIn = standIns.get(seat);
  if (standIn?.isOver === false) standIn.seqs.push(seq);
  else lastOwn[seat] = seq;
  if (moveId !== null) (played[seat] ??= new Map()).set(moveId, seq);
}

/** The moves that a stand-in made for a seat before its player came back or the match was over; none while it still plays. */
export function movesOfStandIn(
  { standIns }: MoveHistory,
  seat: Seat,
  isMatchOver: boolean,
): readonly number[] {
  const standIn = standIns.get(seat);
  return standIn && (standIn.isOver || isMatchOver) ? standIn.seqs : [];
}

function noteSeating({ standIns }: MoveHistory, entry: SeatingEntry): void {
  if (entry.type === "stand-in")
    standIns.set(entry.seat, { seqs: [], isOver: false });
  if (entry.type !== "return") return;
  const standIn = standIns.get(entry.seat);
  if (standIn) standIn.isOver = true;
}

/** Where the move with this id was played; undefined: it was not. */
export function playedAt(
  { played }: MoveHistory,
  seat: Seat,
  moveId: string,
): number | undefined {
  return played[seat]?.get(moveId);
}

/** Notes what the seats to move have to decide now. */
export function noteDecisions(
  { decisions }: MoveHistory,
  { game, position: { seq, state } }: Match,
): void {
  if (!game.decision) return;
  const names = new Map<Seat, string>();
  for (const seat of game.toMove(state)) {
    const name = decisionOf(game, state, seat);
    if (name !== undefined) names.set(seat, name);
  }
  decisions.set(seq, names);
  decisions.delete(seq - DECISIONS_KEPT);
}

/** Undefined: it throws. The log folds without it, and whoever asks for such a view meets the fault. */
function decisionOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
): string | undefined {
  try {
    return game.decision?.(game.view(state, seat), seat);
  } catch {
    return undefined;
  }
}

/** A move made on an older position counts if the seat still has the same to decide. */
export function isStale(
  { decisions, lastMove }: MoveHistory,
  { game, position }: Match,
  seat: Seat,
  seq: number,
): boolean {
  const head = position.seq;
  if (seq >= lastMove && seq <= head) return false;
  if (!game.decision || !game.toMove(position.state).includes(seat))
    return true;
  const decision = decisions.get(head)?.get(seat);
  return decision === undefined || decisions.get(seq)?.get(seat) !== decision;
}
