/** The kernel: what every game, server, page and bot agrees on. */

export type {
  AnyGame,
  Game,
  Outcome,
  Refusal,
  Result,
  Seat,
  Turn,
} from "./contract.ts";
export { levels } from "./bot.ts";
export type { AnyBot, Answer, Bot, Level, Question } from "./bot.ts";
export { canonical, digest, same } from "./canonical.ts";
export { copy, freeze, share } from "./copy.ts";
export { play, start } from "./play.ts";
export type { Position } from "./play.ts";
export { randomMove, silentTurn } from "./playout.ts";
export { below, fastRandom, fraction, pick, shuffle } from "./random.ts";
export type { Random } from "./random.ts";
export {
  entryIn,
  extendRecord,
  makeHeader,
  movesIn,
  openRecord,
  parseRecord,
  withSeating,
} from "./record.ts";
export type { GameRecord, Header } from "./record.ts";
export { replay, verify } from "./replay.ts";
export { isIndex, isObject, isOneOf, unknownMember } from "./parse.ts";
export type { Members } from "./parse.ts";
export { playCodes } from "./refusal.ts";
export type { PlayCode, RecordCode, SeatingCode } from "./refusal.ts";
export { ok, refusal, refuse } from "./result.ts";
export {
  botSeed,
  commitment,
  matchKey,
  parseSeed,
  seedFrom,
  seedToHex,
} from "./seed.ts";
export { createTurn, toldTo } from "./turn.ts";
export type { EmittedEvent } from "./turn.ts";
export { languages } from "./board.ts";
export type {
  BoardProps,
  HeardEvents,
  Language,
  Player,
  Reviewed,
} from "./board.ts";
export { askBot, makeQuestion, nextBot, questionFor } from "./bot-turn.ts";
export type { BotQuestion, BotTurn } from "./bot-turn.ts";
export { choices } from "./entry.ts";
export type { Choice, LogEntry, SeatingEntry } from "./entry.ts";
export { adopt, attempt, begin, heardBy, isOver, resume } from "./match.ts";
export type { Match, MatchStep, Viewer } from "./match.ts";
export { parseSeatingEntry, seatBots, vacantSeats } from "./seating.ts";
export type { Holder, Seating } from "./seating.ts";
export { runMatch } from "./run-match.ts";
export type { Chooser, MatchResult, Watcher } from "./run-match.ts";
export { applyPatch, diff } from "./patch.ts";
export type { Patch } from "./patch.ts";
