/** The kernel: what every game, server, page and bot agrees on. */

export { lossIn } from "./assess.ts";
export type { Assessment, Reason } from "./assess.ts";
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
export type {
  AnyBot,
  Answer,
  Bot,
  Level,
  PlayedTurn,
  Question,
} from "./bot.ts";
export { canonical, digest, same } from "./canonical.ts";
export { compareInWorlds } from "./compare.ts";
export { copy, freeze, share } from "./copy.ts";
export {
  beginSolving,
  checkSolution,
  dailyCodes,
  dealOf,
  solve,
  SOLVER,
  solverTurn,
} from "./daily.ts";
export type {
  AnyDaily,
  AnyDailyDeal,
  Daily,
  DailyCode,
  DailyDeal,
  Day,
  Mark,
  Solving,
} from "./daily.ts";
export { exampleOf, momentsOf } from "./example.ts";
export type {
  AnyExample,
  AnyScript,
  Example,
  Moment,
  Script,
} from "./example.ts";
export { keptOptions } from "./kept-options.ts";
export { answer, LEARNER, openStep, passStep, stepsOf } from "./lesson.ts";
export type { AnyLesson, Lesson, Stage } from "./lesson.ts";
export { play, start } from "./play.ts";
export type { Position } from "./play.ts";
export { randomMove, silentTurn } from "./playout.ts";
export { below, fastRandom, fraction, pick, shuffle } from "./random.ts";
export type { Random } from "./random.ts";
export {
  entryIn,
  extendRecord,
  headerIn,
  makeHeader,
  lastChange,
  movesIn,
  openRecord,
  playedBy,
  quietEntriesIn,
  uncheckedRecord,
  withSeating,
} from "./record.ts";
export type { GameRecord, Header, Origin } from "./record.ts";
export { openRecorded, recordEntry } from "./recorded.ts";
export type { Recorded } from "./recorded.ts";
export { parseRecord } from "./parse-record.ts";
export { replay, stepAt, verifiedReplay, verify } from "./replay.ts";
export type { Replayed } from "./replay.ts";
export { begin, takeUp } from "./begin.ts";
export { chainOf, originAt, redealt } from "./origin.ts";
export {
  isSameVersion,
  migrated,
  parseRulesEntry,
  takeOver,
} from "./take-over.ts";
export { isCount, isIndex, isObject, isOneOf, unknownMember } from "./parse.ts";
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
export type { BoardProps, HeardEvents, Language, Player } from "./board.ts";
export { askBot, makeQuestion, nextBot, questionFor } from "./bot-turn.ts";
export type { BotQuestion, BotTurn } from "./bot-turn.ts";
export { choices } from "./entry.ts";
export type {
  Choice,
  LogEntry,
  QuietEntry,
  QuietRow,
  RulesEntry,
  SeatingEntry,
  Version,
} from "./entry.ts";
export { adopt, attempt, heardBy, isOver, isQuietAt, resume } from "./match.ts";
export type { Match, MatchStep, Viewer } from "./match.ts";
export { parseSeatingEntry, seatBots, vacantSeats } from "./seating.ts";
export type { Holder, Seating } from "./seating.ts";
export { judgeRecord } from "./judge.ts";
export type { JudgedTurn } from "./judge.ts";
export { printSources } from "./sources.ts";
export type { Sources } from "./sources.ts";
export { runMatch } from "./run-match.ts";
export type { Chooser, MatchResult, Watcher } from "./run-match.ts";
export { applyPatch, diff } from "./patch.ts";
export { diffText } from "./patch-text.ts";
export type { Patch } from "./patch.ts";
