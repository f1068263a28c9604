// @vitest-environment happy-dom

import { act } from "react";
import { expect, it } from "vitest";
import type { ShownMatch } from "../session/session.ts";
import { NamePlates } from "../table/name-plates.tsx";
import { setLanguage } from "../language.ts";
import { render } from "./render.tsx";

const match: ShownMatch = {
  id: "1",
  seq: 9,
  view: {},
  seat: 0,
  players: [{ type: "person", name: "Anna", isOnline: true }],
  heard: [],
  toMove: [],
  outcome: undefined,
  canMove: false,
  refusal: undefined,
  isShared: false,
  handTo: null,
};

async function notes(seat: number | null, spectators: number) {
  const place = await render(
    <NamePlates
      match={{ ...match, seat }}
      spectators={spectators}
      module={{}}
    />,
  );
  return () =>
    [...place.querySelectorAll("li")].slice(1).map((item) => item.textContent);
}

it("whoever plays alone under no name is you, once", async () => {
  const players = [{ type: "person", name: "You", isOnline: true } as const];
  const place = await render(
    <NamePlates match={{ ...match, players }} spectators={0} module={{}} />,
  );
  expect(place.querySelector("li")?.textContent).toBe("You");
});

it("where the board shows the players, only those who watch are named", async () => {
  const shown = { showsPlayers: true } as const;
  const plates = (spectators: number) =>
    render(<NamePlates match={match} spectators={spectators} module={shown} />);
  expect((await plates(0)).querySelector("ol")).toBeNull();
  expect((await plates(2)).textContent).toBe("2 watching");
});

it.each([
  [0, 0, []],
  [0, 1, ["1 watching"]],
  [0, 23, ["23 watching"]],
  [null, 1, ["you’re watching"]],
  [null, 4, ["you’re watching", "4 watching"]],
])(
  "seat %s among %s who watch reads %j",
  async (seat, spectators, expected) => {
    expect((await notes(seat, spectators))()).toEqual(expected);
  },
);

it.each([
  ["pl", 1, "ogląda 1 osoba"],
  ["pl", 3, "oglądają 3 osoby"],
  ["pl", 12, "ogląda 12 osób"],
  ["pl", 22, "oglądają 22 osoby"],
  ["it", 1, "1 spettatore"],
  ["it", 5, "5 spettatori"],
] as const)(
  "in %s %s are told as: %s",
  async (language, spectators, expected) => {
    const read = await notes(0, spectators);
    await act(() => setLanguage(language));
    // Numbers and lone letters are tied to the word that follows.
    expect(read()[0]?.replaceAll("\u00a0", " ")).toBe(expected);
  },
);

it.each([
  [{ isOnline: false }, "Annaaway"],
  [{ isOnline: false, hasStandIn: true as const }, "bot for Anna"],
])("a person who is %j", async (more, expected) => {
  await act(() => setLanguage("en"));
  const anna = { type: "person" as const, name: "Anna", ...more };
  const shown = { ...match, seat: null, players: [anna] };
  const place = await render(
    <NamePlates match={shown} spectators={1} module={{}} />,
  );
  expect(place.querySelector("li")?.textContent).toBe(expected);
});
