/** Planted bugs that break the laws of plain data, purity and replay. */

import { ok } from "../result.ts";
import { fixedStays } from "../testing/laws/fixed.ts";
import { worldsArePossible } from "../testing/laws/imagination.ts";
import { hiddenStaysHidden, hiddenVaries } from "../testing/laws/knowledge.ts";
import { viewDecidesLegality } from "../testing/laws/legality.ts";
import { completeIsComplete, oddAreRefused } from "../testing/laws/moves.ts";
import { plainJson } from "../testing/laws/plain.ts";
import { argumentsDecide, argumentsStay } from "../testing/laws/purity.ts";
import { inPlaceAgrees, seedRebuilds } from "../testing/laws/rebuild.ts";
import { nothingThrows } from "../testing/laws/throws.ts";
import { applying, dealing, replacing } from "./plant.ts";
import type { Bug } from "./plant.ts";
import { toy } from "./toy.ts";
import type { ToyMove } from "./toy.ts";

const dataBugs: Bug[] = [
  {
    bug: "a null in the state",
    game: dealing((state) => Object.assign(state, { winner: null })),
    law: plainJson,
    also: [worldsArePossible, hiddenVaries],
  },
  {
    bug: "a -0 in the state",
    game: dealing((state) => Object.assign(state, { balance: -0 })),
    law: plainJson,
    also: [worldsArePossible],
  },
  {
    bug: "an undefined member in the state",
    game: dealing((state) => Object.assign(state, { winner: undefined })),
    law: plainJson,
    also: [worldsArePossible],
  },
  {
    bug: "an instance of a class in the state",
    game: dealing((state) => Object.assign(state, { seen: new Set() })),
    law: plainJson,
    also: [worldsArePossible],
  },
  {
    bug: "a NaN in an event",
    game: applying((_state, _seat, _move, turn) =>
      turn.emit({ type: "drew", seat: Number.NaN }),
    ),
    law: plainJson,
  },
  {
    bug: "an event for a seat nobody sits on",
    game: applying((_state, seat, _move, turn) =>
      turn.emit({ type: "drew", seat }, [9]),
    ),
    law: plainJson,
  },
];

const fixedBugs: Bug[] = [
  {
    bug: "a fixed member that moves replace",
    game: replacing({ fixed: ["turnsLeft"] }),
    law: fixedStays,
  },
  {
    bug: "a fixed member that is not there",
    game: replacing({ fixed: ["rules"] }),
    law: fixedStays,
  },
  {
    bug: "an untouched member that a move replaces",
    game: replacing({ untouched: () => ["turnsLeft"] }),
    law: fixedStays,
  },
  {
    bug: "an untouched member that is not there",
    game: replacing({ untouched: () => ["rules"] }),
    law: fixedStays,
  },
  {
    bug: "a fixed member that a move copies",
    game: replacing({ fixed: ["rounds"], untouched: () => [] }),
    law: fixedStays,
  },
  {
    bug: "a shallow member that is not there",
    game: replacing({ shallow: ["rules"] }),
    law: fixedStays,
  },
];

const purityBugs: Bug[] = [
  ...[
    { clock: "Math.random", read: () => Math.random() },
    { clock: "Date.now", read: () => Date.now() },
    { clock: "new Date", read: () => new Date() },
    { clock: "performance.now", read: () => performance.now() },
    { clock: "crypto.randomUUID", read: () => crypto.randomUUID() },
  ].map(({ clock, read }) => ({
    bug: `${clock} in apply`,
    game: applying(() => void read()),
    law: argumentsDecide,
  })),
  {
    bug: "a memory between calls",
    game() {
      let calls = 0;
      return {
        ...toy,
        decision() {
          calls += 1;
          return `decision ${calls}`;
        },
      };
    },
    law: argumentsDecide,
    also: [viewDecidesLegality, hiddenStaysHidden],
  },
  {
    bug: "a memory between matches",
    game() {
      let matches = 0;
      return {
        ...toy,
        setup(seats, options, turn) {
          matches += 1;
          const state = toy.setup(seats, options, turn);
          return Object.assign(state, { matches });
        },
      };
    },
    law: argumentsDecide,
    also: [seedRebuilds, inPlaceAgrees],
  },
  {
    bug: "a move that depends on the order of the state's members",
    game: applying((state) => {
      if (Object.keys(state)[0] !== "rounds") state.discard.reverse();
    }),
    law: argumentsDecide,
  },
  {
    bug: "a list of moves that sorts the hand",
    game: replacing({
      moves(at, seat) {
        at.hands[seat]?.sort();
        return toy.moves(at, seat);
      },
    }),
    law: argumentsStay,
    also: [nothingThrows],
  },
  {
    bug: "a determinize that changes the view",
    game: replacing({
      determinize(view, seat, random) {
        view.points.push(0);
        return toy.determinize(view, seat, random);
      },
    }),
    law: argumentsStay,
    also: [worldsArePossible],
  },
  {
    bug: "a move changed while it is played",
    game: () => ({
      ...toy,
      parseMove(raw) {
        const parsed = toy.parseMove(raw);
        return parsed.ok ? ok(raw as ToyMove) : parsed;
      },
      apply(state, seat, move, turn) {
        toy.apply(state, seat, move, turn);
        Object.assign(move, { done: true });
      },
    }),
    law: argumentsStay,
    also: [inPlaceAgrees, oddAreRefused, completeIsComplete],
  },
  {
    bug: "rules whose version changes",
    game() {
      let version = 0;
      return {
        ...toy,
        get rulesVersion() {
          version += 1;
          return version;
        },
      };
    },
    law: seedRebuilds,
  },
  {
    bug: "two members that share one array",
    game: dealing((state) => Object.assign(state, { heap: state.discard })),
    law: inPlaceAgrees,
  },
];

export const faults: readonly Bug[] = [
  ...dataBugs,
  ...fixedBugs,
  ...purityBugs,
];
