/** The furniture: what all boards share, drawn in the colours of tokens.css; it speaks no language of its own. */

export { Announcer, useAnnounce } from "./announcer.tsx";
export { Beside, BesidePlace, BesideSpot } from "./beside.tsx";
export { box, overlaps } from "./box.ts";
export type { Box } from "./box.ts";
export { CloseButton } from "./close-button.tsx";
export { aim, coachOf, sayHint, sinceOwn } from "./coached.ts";
export type { Coach, Coached, Hint } from "./coached.ts";
export { ComparedPlaces } from "./compared-places.tsx";
export { diceOf } from "./dice.ts";
export type { Dice } from "./dice.ts";
export { EndMap } from "./end-map.tsx";
export { boardAt } from "./example-board.ts";
export { examplePlayers } from "./example-players.ts";
export type { ExampleLabels } from "./example-stage.tsx";
export { EuropeMap, mapSpot } from "./europe-map.tsx";
export { FinalePlace, useFinale } from "./finale.tsx";
export { Flights } from "./flights.tsx";
export type { Way } from "./flights.tsx";
export { placeLabels } from "./map-labels.ts";
export {
  ANY,
  DISPLAY,
  fit,
  LEADING,
  legibleIn,
  narrowed,
  widthOf,
} from "./lettering.ts";
export type { Face, Lettering, Room } from "./lettering.ts";
export type { GameEntry } from "./game-entry.ts";
export { hasLessThanHalf } from "./game-module.ts";
export type {
  AnyGameModule,
  BestWord,
  GameKey,
  GameModule,
  EndedMatch,
  HeavyLoss,
  IsOwn,
  SouvenirProps,
  RulesText,
} from "./game-module.ts";
export type {
  Company,
  OptionChoice,
  OptionValue,
  OptionValues,
} from "./game-options.ts";
export { HandButton } from "./hand-button.tsx";
export { HintSwitch } from "./hint-switch.tsx";
export { HintsPlace, useHints } from "./hints.tsx";
export type { Hints } from "./hints.tsx";
export {
  LaterComparedPlaces,
  LaterEndMap,
  LaterEuropeScene,
  useMapsSoon,
} from "./later-maps.tsx";
export { Leaving } from "./leaving.tsx";
export type { Left } from "./leaving.tsx";
export { LiftedCopy } from "./lifted-copy.tsx";
export { linesOf, LogStrip } from "./log-strip.tsx";
export type { LogLine } from "./log-strip.tsx";
export type { Compared, Misplaced } from "./misplaced.ts";
export { OwnResult, useOwnResult } from "./own-result.tsx";
export type { OwnResultState } from "./own-result.tsx";
export { leadChanges } from "./lead.ts";
export { ownTurn } from "./own-turn.ts";
export { Pacing, useHold } from "./pacing.tsx";
export type { Hold, PacedBoard } from "./pacing.tsx";
export { paletteRule } from "./palette.ts";
export type { Palette } from "./palette.ts";
export { CHOSEN, partAt, selectorOf } from "./part-of-board.ts";
export type { Part } from "./part-of-board.ts";
export { PlaceList } from "./place-list.tsx";
export { EventAnnouncer } from "./event-announcer.tsx";
export { RoomFor } from "./room-for.tsx";
export { RuleExample } from "./rule-example.tsx";
export { RuleBook, RuleCards, RuleFigure, RuleFigures } from "./rule-book.tsx";
export type {
  ExplainedRule,
  RuleChapter,
  ShownExample,
} from "./rule-chapters.ts";
export { SeatMark, SeatShape, printedMark, seatMark } from "./seat-mark.tsx";
export { listBySeat, listOf, nameOf, ruleTexts, wordsOf } from "./wording.ts";
export type { WordingOf, Words } from "./wording.ts";
export { textsOf } from "./texts.ts";
export type { FigureName, KeyOf, LoadTexts, RuleId } from "./texts.ts";
export { TurningCard } from "./turning-card.tsx";
export { tieLoneLetters } from "./typography.ts";
export { NO_DRAG, useDrag } from "./use-drag.ts";
export type { Drag, Lifted } from "./use-drag.ts";
export { useEntrance } from "./use-entrance.ts";
export { useFocusKept } from "./use-focus-kept.ts";
export { useLater } from "./use-later.ts";
export { useInSight } from "./use-in-sight.ts";
export { useModal } from "./use-modal.ts";
export { Moving } from "./moving.tsx";
export { useHeight } from "./use-height.ts";
export { useStable } from "./use-stable.ts";
export { useWidth } from "./use-width.ts";
export { useWindowSize } from "./use-window-size.ts";
export { Verdict } from "./verdict.tsx";
export { ViewSwitch } from "./view-switch.tsx";
export { VoiceOnly } from "./voice-only.tsx";
export { formOf, spokenTo, you } from "./you.ts";
