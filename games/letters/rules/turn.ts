/** A turn: a word, an exchange or a pass; and what becomes of a word that may be doubted. */

import { shuffle } from "@stolik/kernel";
import type { Seat, Turn } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { boards } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { endIfDue, outcome } from "./ending.ts";
import { spell } from "./legality.ts";
import { doubters } from "./moves.ts";
import { bonusPoints, fencedIn, wordPoints } from "./points.ts";
import { EMPTY } from "./position.ts";
import type { Event, Move, Open, Row, State, WordMove } from "./position.ts";
import { take } from "./setup.ts";

export function apply(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  move: Move,
  turn: Turn<Event>,
): void {
  switch (move.type) {
    case "challenge":
      return challenge(lexicon, state, seat, turn);
    case "accept":
      return accept(state, seat, turn);
    case "word":
      settle(state, turn); // L17: before the action itself
      return lay(state, seat, move, turn);
    case "exchange":
      settle(state, turn);
      return exchange(state, seat, move.letters, turn);
    case "pass":
      settle(state, turn);
      state.sheet.push({ type: "pass", seat });
      turn.emit({ type: "passed", seat });
      return passOn(state, turn, 1);
  }
}

function lay(
  state: State,
  seat: Seat,
  { lay: laid, word }: WordMove,
  turn: Turn<Event>,
): void {
  const board = boards[state.board];
  const text = spell(state, laid, word);
  const points = wordPoints(text);
  const fenced = fencedIn(board, state.tiles, laid);
  const bonus = bonusPoints(board, fenced);
  const rack = rackOf(state, seat);
  for (const { letter, field } of laid) {
    rack.splice(rack.indexOf(letter), 1);
    state.tiles[field] = letter;
  }
  turn.reveal(); // L16: the first word read counts, it cannot be taken back
  turn.emit({
    type: "word",
    seat,
    word: text,
    laid: [...laid],
    fields: [...word],
    points,
    fenced,
    bonus,
  });
  state.sheet.push({
    type: "word",
    seat,
    word: text,
    points,
    bonus,
    status: "open",
  });
  state.open = { seat, laid: [...laid], word: [...word], accepted: [] };
  state.turn = next(state, seat);
  if (state.checking === "referee") settle(state, turn); // L18: nothing left to doubt
}

/** L17: one question closes the matter, either way. */
function challenge(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  turn: Turn<Event>,
): void {
  const row = openRow(state);
  const { word } = row;
  const isWord = lexicon.has(word);
  state.sheet[state.sheet.length - 1] = { ...row, asked: seat };
  turn.reveal();
  turn.emit({ type: "challenged", seat, word, isWord });
  if (isWord) settle(state, turn);
  else takeBack(state, turn);
}

function accept(state: State, seat: Seat, turn: Turn<Event>): void {
  const open = openWord(state);
  state.open = { ...open, accepted: [...open.accepted, seat] };
  turn.emit({ type: "accepted", seat });
  if (doubters(state).length === 0) settle(state, turn);
}

/** L17, L19: the open word, if there is one, stands: its points are written down and its tiles replaced. */
function settle(state: State, turn: Turn<Event>): void {
  const { open } = state;
  if (!open) return;
  const { seat, laid } = open;
  const { word, points, bonus } = close(state, "stands");
  state.scores[seat] = (state.scores[seat] ?? 0) + points + bonus;
  state.best[seat] = Math.max(state.best[seat] ?? 0, points);
  state.idle = 0;
  turn.emit({ type: "stands", seat, word, points, bonus });
  draw(state, seat, laid.length, turn);
  end(state, turn);
}

/** L17: the tiles go back to their owner, whose turn is over. */
function takeBack(state: State, turn: Turn<Event>): void {
  const { seat, laid } = openWord(state);
  const { word } = close(state, "refused");
  for (const { letter, field } of laid) {
    state.tiles[field] = EMPTY;
    rackOf(state, seat).push(letter);
  }
  state.idle += 1;
  turn.emit({ type: "refused", seat, word, returned: laid });
  end(state, turn);
}

/** L9: drawn first, then the old ones are mixed into the pool. */
function exchange(
  state: State,
  seat: Seat,
  given: readonly Letter[],
  turn: Turn<Event>,
): void {
  const rack = rackOf(state, seat);
  for (const letter of given) rack.splice(rack.indexOf(letter), 1);
  state.sheet.push({ type: "exchange", seat, count: given.length });
  turn.emit({ type: "exchanged", seat, count: given.length });
  draw(state, seat, given.length, turn);
  state.pool.push(...given);
  shuffle(state.pool, turn.random);
  passOn(state, turn, 1);
}

/** L19: as far as the pool goes. */
function draw(
  state: State,
  seat: Seat,
  wanted: number,
  turn: Turn<Event>,
): void {
  turn.reveal();
  const drawn = take(state.pool, wanted);
  rackOf(state, seat).push(...drawn);
  turn.emit({ type: "drew", seat, count: drawn.length });
  turn.emit({ type: "received", letters: drawn }, [seat]);
}

function passOn(state: State, turn: Turn<Event>, idle: number): void {
  state.idle += idle;
  state.turn = next(state, state.turn);
  end(state, turn);
}

function end(state: State, turn: Turn<Event>): void {
  endIfDue(state);
  const result = outcome(state);
  if (result) turn.emit({ type: "over", outcome: result });
}

/** Takes the open word off the table and writes on the sheet what became of it. */
function close(
  state: State,
  status: "stands" | "refused",
): Extract<Row, { type: "word" }> {
  const row = { ...openRow(state), status };
  state.sheet[state.sheet.length - 1] = row;
  delete state.open;
  return row;
}

function openRow(state: State): Extract<Row, { type: "word" }> {
  const row = state.sheet.at(-1);
  if (row?.type !== "word") throw new Error("No word is open.");
  return row;
}

function openWord(state: State): Open {
  if (!state.open) throw new Error("No word is open.");
  return state.open;
}

function next(state: State, seat: Seat): Seat {
  return (seat + 1) % state.racks.length;
}

function rackOf(state: State, seat: Seat): Letter[] {
  const rack = state.racks[seat];
  if (!rack) throw new Error(`There is no seat ${seat}.`);
  return rack;
}
