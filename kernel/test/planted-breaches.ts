/** Planted bugs that break the laws of progress, moves and options. */

import type { Refusal } from "../contract.ts";
import { ok, refusal } from "../result.ts";
import { eventsTellWhatViewsShow } from "../testing/laws/events.ts";
import {
  nothingIsLost,
  worldsArePossible,
} from "../testing/laws/imagination.ts";
import {
  completeIsComplete,
  listedAreLegal,
  oddAreRefused,
} from "../testing/laws/moves.ts";
import { optionsAreParsed } from "../testing/laws/options.ts";
import { plainJson } from "../testing/laws/plain.ts";
import {
  matchesEnd,
  moversHaveMoves,
  outcomeAtEnd,
} from "../testing/laws/progress.ts";
import { argumentsDecide } from "../testing/laws/purity.ts";
import { seedRebuilds } from "../testing/laws/rebuild.ts";
import { choicesCommute } from "../testing/laws/secrecy.ts";
import { nothingThrows } from "../testing/laws/throws.ts";
import { applying, replacing } from "./plant.ts";
import type { Bug } from "./plant.ts";
import { toy } from "./toy.ts";
import type { ToyOptions } from "./toy.ts";

const progressBugs: Bug[] = [
  {
    bug: "a match longer than it may be",
    game: replacing({ maxMoves: 5 }),
    law: matchesEnd,
    also: [worldsArePossible],
  },
  {
    bug: "a match without end",
    game: applying((state) => {
      if (state.phase !== "over") return;
      state.deck.push(...state.discard.splice(0));
      Object.assign(state, {
        round: 0,
        phase: "turns",
        turnsLeft: state.hands.length,
      });
    }),
    law: matchesEnd,
    also: [worldsArePossible, eventsTellWhatViewsShow],
  },
  {
    bug: "an outcome while somebody is to move",
    game: replacing({ outcome: (at) => toy.outcome({ ...at, phase: "over" }) }),
    law: outcomeAtEnd,
  },
  {
    bug: "no outcome at the end",
    game: replacing({ outcome: () => undefined }),
    law: outcomeAtEnd,
    also: [worldsArePossible],
  },
  {
    bug: "a winner who does not sit at the table",
    game: replacing({
      outcome(at) {
        const outcome = toy.outcome(at);
        return outcome && { ...outcome, winners: [7] };
      },
    }),
    law: outcomeAtEnd,
  },
  {
    bug: "a score for one seat only",
    game: replacing({
      outcome(at) {
        const outcome = toy.outcome(at);
        return outcome && { ...outcome, scores: [1] };
      },
    }),
    law: outcomeAtEnd,
    also: [worldsArePossible],
  },
  {
    bug: "a seat to move without moves",
    game: replacing({
      moves: (at, seat) => (at.phase === "bids" ? [] : toy.moves(at, seat)),
    }),
    law: moversHaveMoves,
    also: [worldsArePossible, completeIsComplete, choicesCommute],
  },
  {
    bug: "a seat to move twice",
    game: replacing({ toMove: (at) => [...toy.toMove(at), ...toy.toMove(at)] }),
    law: moversHaveMoves,
    also: [choicesCommute],
  },
  {
    bug: "a move that throws",
    game: applying((state) => {
      if (state.phase === "over") throw new Error("Planted.");
    }),
    law: nothingThrows,
    also: [argumentsDecide, worldsArePossible, choicesCommute],
  },
];

const moveBugs: Bug[] = [
  {
    bug: "a listed move refused",
    game: replacing({
      reject: (at, seat, move): Refusal | undefined =>
        move.type === "discard" && move.card % 2 === 0
          ? refusal("planted")
          : toy.reject(at, seat, move),
    }),
    law: listedAreLegal,
  },
  {
    bug: "a listed move that cannot be read back",
    game: replacing({
      parseMove(raw) {
        const parsed = toy.parseMove(raw);
        return parsed.ok && parsed.value.type === "draw"
          ? ok({ type: "discard", card: 1 })
          : parsed;
      },
    }),
    law: listedAreLegal,
  },
  {
    bug: "a sample that is illegal",
    game: replacing({ sample: () => ({ type: "bid", card: 0 }) }),
    law: listedAreLegal,
    also: [worldsArePossible, nothingIsLost, plainJson],
  },
  {
    bug: "parseMove throwing on null",
    game: replacing({
      parseMove: (raw) =>
        (raw as { type: unknown }).type === "draw"
          ? ok({ type: "draw" })
          : toy.parseMove(raw),
    }),
    law: oddAreRefused,
  },
  {
    bug: "reject throwing on a card nobody holds",
    game: replacing({
      reject(at, seat, move) {
        if (move.type === "discard" && !at.hands[seat]?.includes(move.card))
          throw new Error("Planted.");
        return toy.reject(at, seat, move);
      },
    }),
    law: oddAreRefused,
    also: [eventsTellWhatViewsShow],
  },
  {
    bug: "parseMove letting -0 through",
    game: replacing({
      parseMove(raw) {
        const { card } = Object(raw) as { card?: unknown };
        return Object.is(card, -0)
          ? ok({ type: "bid", card: -0 })
          : toy.parseMove(raw);
      },
    }),
    law: oddAreRefused,
  },
  {
    bug: "an unlisted move accepted",
    game: replacing({
      reject(at, seat, move) {
        const found = toy.reject(at, seat, move);
        return found?.code === "last-card" ? undefined : found;
      },
    }),
    law: completeIsComplete,
  },
  {
    bug: "parseOptions throwing on null",
    game: replacing({
      parseOptions: (raw, seats) =>
        (raw as ToyOptions).rounds === 0
          ? refuseRounds
          : toy.parseOptions(raw, seats),
    }),
    law: optionsAreParsed,
  },
  {
    bug: "parseOptions reading its own result as something else",
    game: replacing({
      parseOptions(raw, seats) {
        const parsed = toy.parseOptions(raw, seats);
        return parsed.ok && parsed.value.rounds > 1
          ? ok({ rounds: parsed.value.rounds - 1 })
          : parsed;
      },
    }),
    law: optionsAreParsed,
    also: [seedRebuilds],
  },
];

const refuseRounds = { ok: false, refusal: refusal("bad-options") } as const;

export const breaches: readonly Bug[] = [...progressBugs, ...moveBugs];
