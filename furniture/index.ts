/** The furniture: what all boards share, drawn in the colours of tokens.css; it speaks no language of its own. */

export { Announcer, useAnnounce } from "./announcer.tsx";
export { box, overlaps } from "./box.ts";
export type { Box } from "./box.ts";
export { CloseButton } from "./close-button.tsx";
export { ComparedPlaces } from "./compared-places.tsx";
export { diceOf } from "./dice.ts";
export type { Dice } from "./dice.ts";
export { EndMap } from "./end-map.tsx";
export { mapSpot } from "./europe-map.tsx";
export { Flights } from "./flights.tsx";
export type { Way } from "./flights.tsx";
export { DISPLAY, fit, LEADING, widthOf } from "./lettering.ts";
export type { Face, Lettering, Room } from "./lettering.ts";
export type {
  AnyGameModule,
  GameEntry,
  GameKey,
  GameModule,
  OptionChoice,
  OptionValue,
  RulesText,
} from "./game-module.ts";
export { LiftedCopy } from "./lifted-copy.tsx";
export { linesOf, LogStrip } from "./log-strip.tsx";
export type { LogLine } from "./log-strip.tsx";
export { Pacing, useHold } from "./pacing.tsx";
export type { Hold, PacedBoard } from "./pacing.tsx";
export { paletteRule } from "./palette.ts";
export type { Palette } from "./palette.ts";
export { PlaceList } from "./place-list.tsx";
export { EventAnnouncer } from "./event-announcer.tsx";
export { RuleBook, RuleCards, RuleFigure, RuleFigures } from "./rule-book.tsx";
export { SeatMark, SeatShape, seatMark } from "./seat-mark.tsx";
export { listOf, nameOf, wordsOf } from "./wording.ts";
export type { Wording, Words } from "./wording.ts";
export { textsOf } from "./texts.ts";
export type {
  ChapterName,
  FigureName,
  KeyOf,
  LoadTexts,
  RuleId,
} from "./texts.ts";
export { TurningCard } from "./turning-card.tsx";
export { tieLoneLetters } from "./typography.ts";
export { useDrag } from "./use-drag.ts";
export type { Drag, Lifted } from "./use-drag.ts";
export { useModal } from "./use-modal.ts";
export { Moving } from "./moving.tsx";
export { useWidth } from "./use-width.ts";
export { Verdict } from "./verdict.tsx";
export { ViewSwitch } from "./view-switch.tsx";
export { VoiceOnly } from "./voice-only.tsx";
export { you } from "./you.ts";
