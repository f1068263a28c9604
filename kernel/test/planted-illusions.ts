/** Planted bugs that break the laws of what there is, of secret choices and of the undo barrier. */

import { copy } from "../copy.ts";
import { refusal } from "../result.ts";
import { barrierMarksNews } from "../testing/laws/barrier.ts";
import { eventsTellWhatViewsShow } from "../testing/laws/events.ts";
import {
  nothingIsLost,
  worldsArePossible,
} from "../testing/laws/imagination.ts";
import { listedAreLegal } from "../testing/laws/moves.ts";
import { choicesAreUnseen, choicesCommute } from "../testing/laws/secrecy.ts";
import { applying, imagining, replacing, seeing } from "./plant.ts";
import type { Bug } from "./plant.ts";
import { toy } from "./toy.ts";

const worldBugs: Bug[] = [
  {
    bug: "a card forgotten in a match",
    game: applying((state, _seat, move) => {
      if (move.type === "discard") state.discard.pop();
    }),
    law: nothingIsLost,
    also: [worldsArePossible, eventsTellWhatViewsShow],
  },
  {
    bug: "a card duplicated in a match",
    game: applying((state, _seat, move) => {
      if (move.type === "discard") state.discard.push(move.card);
    }),
    law: nothingIsLost,
    also: [worldsArePossible],
  },
  {
    bug: "a card duplicated in an imagined state",
    game: imagining((world) => ({
      deck: world.deck.map(() => world.deck[0] ?? 0),
    })),
    law: worldsArePossible,
  },
  {
    bug: "a hole left in an imagined state",
    game: imagining((_world, view) => ({ deck: [...view.deck] })),
    law: worldsArePossible,
  },
  {
    bug: "a determinize that throws",
    game: imagining(({ round }) => {
      if (round > 0) throw new Error("Planted.");
      return {};
    }),
    law: worldsArePossible,
  },
  {
    bug: "an imagined state that shares its arrays with the view",
    game: imagining((_world, { points }) => ({ points })),
    law: worldsArePossible,
  },
];

const choiceBugs: Bug[] = [
  {
    bug: "bids kept in the order of their arrival",
    game: applying((state, seat, move) => {
      if (move.type === "bid") Object.assign(state, { last: seat });
    }),
    law: choicesCommute,
  },
  {
    bug: "a bid forbidden by another bid",
    game: replacing({
      reject: (at, seat, move) =>
        move.type === "bid" && at.bids.some((bid) => bid.length > 0)
          ? refusal("planted")
          : toy.reject(at, seat, move),
    }),
    law: choicesCommute,
    also: [listedAreLegal],
  },
  {
    bug: "a bid seen before all have bid",
    game: seeing(({ bids }) => ({ bids: copy(bids) })),
    law: choicesAreUnseen,
  },
  {
    bug: "a reveal forgotten",
    game: replacing({
      apply: (state, seat, move, turn) =>
        toy.apply(state, seat, move, { ...turn, reveal() {} }),
    }),
    law: barrierMarksNews,
  },
  {
    bug: "an event to the mover about what stays hidden, without a reveal",
    game: applying((state, seat, move, turn) => {
      if (move.type === "discard")
        turn.emit({ type: "got", card: state.deck[0] ?? 0 }, [seat]);
    }),
    law: barrierMarksNews,
    also: [eventsTellWhatViewsShow],
  },
];

export const illusions: readonly Bug[] = [...worldBugs, ...choiceBugs];
