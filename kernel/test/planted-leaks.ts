/** Planted bugs that break the laws of knowledge: leaks by view, event and legality. */

import { copy } from "../copy.ts";
import { refusal } from "../result.ts";
import { barrierMarksNews } from "../testing/laws/barrier.ts";
import { eventsTellWhatViewsShow } from "../testing/laws/events.ts";
import {
  hiddenStaysHidden,
  hiddenVaries,
  spectatorsKnowLess,
  viewsAreStates,
} from "../testing/laws/knowledge.ts";
import { viewDecidesLegality } from "../testing/laws/legality.ts";
import { listedAreLegal } from "../testing/laws/moves.ts";
import { openIsOpen } from "../testing/laws/openness.ts";
import { choicesAreUnseen } from "../testing/laws/secrecy.ts";
import { applying, dealing, imagining, replacing, seeing } from "./plant.ts";
import type { Bug } from "./plant.ts";
import { toy } from "./toy.ts";
import type { ToyState, ToyView } from "./toy.ts";

const viewBugs: Bug[] = [
  {
    bug: "a leak by a member that only views have",
    game: seeing(({ deck, round }) => ({ round, next: deck.at(-1) ?? 0 })),
    law: viewsAreStates,
    also: [hiddenStaysHidden, spectatorsKnowLess],
  },
  {
    bug: "a leak by which cards of the deck are covered",
    game: seeing(({ deck }) => ({
      deck: deck.map((card) => (card % 2 === 0 ? card : null)),
    })),
    law: hiddenStaysHidden,
    also: [barrierMarksNews],
  },
  {
    bug: "a determinize that changes what is seen",
    game: imagining((world) => ({ points: world.points.map(() => 1) })),
    law: hiddenStaysHidden,
  },
  {
    bug: "a spectator who sees all hands",
    game: seeing((state, seat) =>
      seat === null ? { hands: copy(state.hands) } : {},
    ),
    law: spectatorsKnowLess,
    also: [choicesAreUnseen],
  },
  {
    bug: "a view from which the truth is restored",
    game: () => ({
      ...toy,
      view: (state, seat) => ({ ...toy.view(state, seat), ...truth(state) }),
      setup: (seats, options, turn) => {
        const state = toy.setup(seats, options, turn);
        return Object.assign(state, truth(state));
      },
      apply(state, seat, move, turn) {
        toy.apply(state, seat, move, turn);
        Object.assign(state, truth(state));
      },
      determinize: (view) => ({
        ...copy(view),
        ...copy((view as Truthful).truth),
      }),
    }),
    law: hiddenVaries,
    also: [choicesAreUnseen],
  },
];

const legalityBugs: Bug[] = [
  {
    bug: "a leak by what is legal",
    game: replacing({
      reject: (at, seat, move) =>
        move.type === "draw" && (at.deck.at(-1) ?? 0) > 9
          ? refusal("planted")
          : toy.reject(at, seat, move),
    }),
    law: viewDecidesLegality,
    also: [hiddenStaysHidden, listedAreLegal],
  },
  {
    bug: "a leak by what is listed",
    game: () => ({
      ...toy,
      complete: false,
      *moves(at, seat) {
        for (const move of toy.moves(at, seat))
          if (move.type !== "discard" || (at.deck[0] ?? 0) < 9) yield move;
      },
    }),
    law: viewDecidesLegality,
    also: [hiddenStaysHidden],
  },
  {
    bug: "a leak by a refusal that names who holds the card",
    game: replacing({
      reject(at, seat, move) {
        const found = toy.reject(at, seat, move);
        if (found?.code !== "not-in-hand" || move.type === "draw") return found;
        const { card } = move;
        const owner = at.hands.findIndex((hand) => hand.includes(card));
        return refusal("not-in-hand", "T2", { owner });
      },
    }),
    law: viewDecidesLegality,
    also: [hiddenStaysHidden],
  },
  {
    bug: "a leak by who is to move",
    game: replacing({
      toMove: (at) =>
        at.phase === "bids"
          ? toy.toMove(at).toSorted(() => (at.deck[0] ?? 0) - 9)
          : toy.toMove(at),
    }),
    law: viewDecidesLegality,
    also: [hiddenStaysHidden],
  },
];

const eventBugs: Bug[] = [
  {
    bug: "a secret bid told to all",
    game: applying((_state, seat, move, turn) => {
      if (move.type === "bid")
        turn.emit({ type: "scored", seat, card: move.card });
    }),
    law: eventsTellWhatViewsShow,
    also: [choicesAreUnseen],
  },
  {
    bug: "a drawn card told to all",
    game: applying((state, seat, move, turn) => {
      const card = state.hands[seat]?.at(-1) ?? 0;
      if (move.type === "draw") turn.emit({ type: "got", card });
    }),
    law: eventsTellWhatViewsShow,
  },
  {
    bug: "a drawn card told to the wrong seat",
    game: applying((state, seat, move, turn) => {
      const card = state.hands[seat]?.at(-1) ?? 0;
      if (move.type === "draw")
        turn.emit({ type: "got", card }, [seat === 0 ? 1 : 0]);
    }),
    law: eventsTellWhatViewsShow,
  },
  {
    bug: "a hidden card told at the deal",
    game: dealing(({ deck }, turn) =>
      turn.emit({ type: "got", card: deck[0] ?? 0 }),
    ),
    law: eventsTellWhatViewsShow,
  },
];

const openBugs: Bug[] = [
  {
    bug: "hidden hands in a game that calls itself open",
    game: replacing({ isOpen: true }),
    law: openIsOpen,
  },
  {
    bug: "a whisper in a game that calls itself open",
    game: () => ({
      ...applying((_state, seat, _move, turn) =>
        turn.emit({ type: "drew", seat }, [seat]),
      )(),
      isOpen: true,
      view: (state) => toy.view(state, null),
    }),
    law: openIsOpen,
    also: [viewDecidesLegality, hiddenStaysHidden, eventsTellWhatViewsShow],
  },
];

type Hidden = Pick<ToyState, "deck" | "hands" | "bids">;
type Truthful = ToyView & { readonly truth: Hidden };

function truth({ deck, hands, bids }: ToyState): { readonly truth: Hidden } {
  return { truth: copy({ deck, hands, bids }) };
}

export const leaks: readonly Bug[] = [
  ...viewBugs,
  ...legalityBugs,
  ...eventBugs,
  ...openBugs,
];
