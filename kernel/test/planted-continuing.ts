/** Planted bugs that break the law of matches that are continued. */

import { continuedStaysTrue } from "../testing/laws/continuing.ts";
import type { Bug } from "./plant.ts";
import { continuedToy, toy } from "./toy.ts";
import type { Toy, ToyState, ToyView } from "./toy.ts";

export const bugsInContinuing: readonly Bug[] = [
  {
    bug: "a continued match whose mover got other cards",
    game: redealing(({ hands, deck }, _view, seat) => ({
      hands: hands.with(seat, deck.slice(0, hands[seat]?.length)),
      deck: [...(hands[seat] ?? []), ...deck.slice(hands[seat]?.length)],
    })),
    law: continuedStaysTrue,
  },
  {
    bug: "a continued match with a card twice",
    game: redealing(({ deck }) => ({ deck: deck.map(() => deck[0] ?? 0) })),
    law: continuedStaysTrue,
  },
  {
    bug: "a continued match with a hole",
    game: redealing((_world, { deck }) => ({ deck: [...deck] })),
    law: continuedStaysTrue,
  },
  {
    bug: "a continued match that its chance does not decide",
    game: () => {
      let isOdd = false;
      return redealing(({ deck }) => {
        isOdd = !isOdd;
        return isOdd ? { deck: deck.toReversed() } : {};
      })();
    },
    law: continuedStaysTrue,
  },
  {
    bug: "a match that cannot be continued from its deal",
    game: () => ({ ...toy, redeal: () => undefined }),
    law: continuedStaysTrue,
  },
];

type Change = (
  world: ToyState,
  view: ToyView,
  seat: number,
) => Partial<ToyView>;

/** States to go on from are something else. */
function redealing(change: Change): () => Toy {
  return () => ({
    ...toy,
    redeal(view, seat, random) {
      const world = continuedToy.redeal?.(view, seat, random);
      return world && ({ ...world, ...change(world, view, seat) } as ToyState);
    },
  });
}
