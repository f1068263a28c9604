/** All the laws, in the order in which a broken one is best understood. */

import type { Law } from "./law.ts";
import { barrierMarksNews } from "./laws/barrier.ts";
import { continuedStaysTrue } from "./laws/continuing.ts";
import { eventsTellWhatViewsShow } from "./laws/events.ts";
import { fixedStays } from "./laws/fixed.ts";
import { nothingIsLost, worldsArePossible } from "./laws/imagination.ts";
import {
  hiddenStaysHidden,
  hiddenVaries,
  spectatorsKnowLess,
  viewsAreStates,
} from "./laws/knowledge.ts";
import { viewDecidesLegality } from "./laws/legality.ts";
import {
  completeIsComplete,
  listedAreLegal,
  oddAreRefused,
} from "./laws/moves.ts";
import { openIsOpen } from "./laws/openness.ts";
import { optionsAreParsed } from "./laws/options.ts";
import { plainJson } from "./laws/plain.ts";
import { matchesEnd, moversHaveMoves, outcomeAtEnd } from "./laws/progress.ts";
import { argumentsDecide, argumentsStay } from "./laws/purity.ts";
import { inPlaceAgrees, seedRebuilds } from "./laws/rebuild.ts";
import { choicesAreUnseen, choicesCommute } from "./laws/secrecy.ts";
import { nothingThrows } from "./laws/throws.ts";

export const laws: readonly Law[] = [
  nothingThrows,
  plainJson,
  argumentsStay,
  fixedStays,
  argumentsDecide,
  seedRebuilds,
  inPlaceAgrees,
  moversHaveMoves,
  matchesEnd,
  outcomeAtEnd,
  optionsAreParsed,
  listedAreLegal,
  oddAreRefused,
  completeIsComplete,
  viewsAreStates,
  viewDecidesLegality,
  hiddenStaysHidden,
  spectatorsKnowLess,
  hiddenVaries,
  openIsOpen,
  eventsTellWhatViewsShow,
  nothingIsLost,
  worldsArePossible,
  choicesCommute,
  choicesAreUnseen,
  barrierMarksNews,
  continuedStaysTrue,
];
