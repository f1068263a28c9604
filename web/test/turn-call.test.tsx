// @vitest-environment happy-dom

import type { Player } from "@stolik/kernel";
import { expect, it } from "vitest";
import type { ShownMatch } from "../session/session.ts";
import { useNextAsked, usePause, useTurnCall } from "../table/turn-call.ts";
import { render } from "./render.tsx";

const here = { type: "person", name: "Ala", isOnline: true } as const;
const gone = { type: "person", name: "Ugo", isOnline: false } as const;
const replaced = { ...gone, hasStandIn: true } as const;
const bot = { type: "bot", name: "Ada", level: 2 } as const;

function matchOf(
  players: readonly Player[],
  toMove: readonly number[],
  more: Partial<ShownMatch> = {},
): ShownMatch {
  return {
    id: "1",
    seq: 9,
    view: {},
    seat: 0,
    players,
    heard: [],
    toMove,
    outcome: undefined,
    canMove: false,
    refusal: undefined,
    isShared: false,
    handTo: null,
    ...more,
  };
}

function Said({ match }: { readonly match: ShownMatch }) {
  return `${useTurnCall(match)} | ${usePause(match) ?? ""}`;
}

it.each([
  ["who is there", matchOf([here, bot], [1]), "Ada’s turn | "],
  ["who is away", matchOf([here, gone], [1]), "Ugo is away. | Ugo is away."],
  [
    "a stand-in",
    matchOf([here, replaced], [1]),
    "A bot is playing for Ugo. | A bot is playing for Ugo.",
  ],
  [
    "me, looked at again",
    matchOf([here, bot], [0], { isPast: true, isShared: true }),
    "Ala’s turn | Ala’s turn",
  ],
  [
    "me without a name, looked at again",
    matchOf([{ ...here, name: "You" }, bot], [0], { isPast: true }),
    "Your turn | Your turn",
  ],
  ["me, with somebody away", matchOf([here, gone], [0, 1]), "Your turn | "],
  [
    "nobody any more",
    matchOf([here, gone], [], { isEnded: true }),
    "Ended by agreement | Ended by agreement",
  ],
])("the turn of %s", async (_whose, match, said) => {
  const place = await render(<Said match={match} />);
  expect(place.textContent).toBe(said);
});

function Asked(props: Parameters<typeof useNextAsked>[1]) {
  return useNextAsked(matchOf([here, bot], [1]), props) ?? "nothing";
}

const adas = { mover: 1, isMissed: false };

it.each([
  ["steps", adas, "Press Next to see Ada’s turn."],
  ["steps", { ...adas, mover: undefined }, "Press Next to go on."],
  ["steps", { ...adas, isMissed: true }, "nothing"],
  ["steps", undefined, "nothing"],
  ["calm", adas, "nothing"],
] as const)("at the pace of %s, before %o", async (pace, upcoming, said) => {
  const place = await render(<Asked {...{ pace, upcoming }} />);
  expect(place.textContent).toBe(said);
});
