// @vitest-environment happy-dom

import { expect, it, vi } from "vitest";
import { AfterMatch } from "../lobby/after-match.tsx";
import type { Offer, Opponents } from "../lobby/opponents.ts";
import { buttonNamed, press, render } from "./render.tsx";

const nothing = () => undefined;

function after(
  opponents: Opponents | undefined,
  offer?: Offer,
  hasLost = false,
) {
  const begin = vi.fn<(opponents: Opponents) => void>();
  return {
    begin,
    shown: render(
      <AfterMatch
        game="journey"
        opponents={opponents}
        offer={offer}
        hasLost={hasLost}
        begin={begin}
        rematch={nothing}
        change={nothing}
        watch={nothing}
        save={nothing}
      />,
    ),
  };
}

/** Of the buttons in sight, for the rest is behind "More". */
const names = (place: HTMLElement) =>
  [...place.querySelectorAll("button")]
    .filter((button) => !button.closest("details"))
    .map((button) => button.textContent);

it("once more comes first, then stronger and gentler bots", async () => {
  const { begin, shown } = after({ bots: 2, level: 2 });
  const place = await shown;
  expect(names(place)).toEqual([
    "Play again",
    "Play a harder game",
    "Play an easier game",
    "Review",
    "Watch it again",
  ]);
  await press(buttonNamed(place, "Play an easier game"));
  expect(begin).toHaveBeenCalledWith({ bots: 2, level: 1 });
});

it.each([
  [1, ["Play again", "Review", "Watch it again"]],
  [2, ["Play again", "Play an easier game", "Review", "Watch it again"]],
] as const)(
  "after a loss at level %i nothing harder is offered",
  async (level, shown) => {
    const place = await after({ bots: 1, level }, undefined, true).shown;
    expect(names(place)).toEqual(shown);
  },
);

it("what suits how the match went is offered once, with words", async () => {
  const offer: Offer = { type: "stronger", bots: 1, level: 3 };
  const place = await after({ bots: 1, level: 2 }, offer).shown;
  expect(names(place)).toEqual([
    "Play a harder game",
    "Play again",
    "Play an easier game",
    "Review",
    "Watch it again",
  ]);
});

it("around one screen there is nobody stronger", async () => {
  expect(names(await after(undefined).shown)).toEqual([
    "Play again",
    "Review",
    "Watch it again",
  ]);
});
