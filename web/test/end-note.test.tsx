// @vitest-environment happy-dom

import { expect, it } from "vitest";
import type { ShownMatch } from "../session/session.ts";
import { EndedNote, EndNote } from "../table/end-note.tsx";
import { render } from "./render.tsx";

const module = { decided: () => "Ten words decided it." };
const match: ShownMatch = {
  id: "1",
  seq: 9,
  view: {},
  seat: 0,
  players: ["Anna", "Bartek", "Celina"].map((name) => ({
    type: "person",
    name,
    isOnline: true,
  })),
  heard: [],
  toMove: [],
  outcome: undefined,
  canMove: false,
  refusal: undefined,
  isShared: false,
  handTo: null,
};

it.each([
  [[0], "You win!"],
  [[1], "Bartek wins"],
  [[0, 2], "Anna and Celina share the win"],
  [[0, 1, 2], "A draw: Anna, Bartek, and Celina share the win"],
])("when %j win it says: %s", async (winners, title) => {
  const outcome = { winners, scores: [0, 0, 0], reason: "idle" };
  const place = await render(
    <EndNote
      game="letters"
      module={module}
      match={match}
      outcome={outcome}
      hasPicture={false}
    >
      {null}
    </EndNote>,
  );
  expect(place.querySelector("h2")?.textContent).toBe(title);
});

it("whoever has no name is spoken to, even where nobody sits", async () => {
  const [, ...others] = match.players;
  const alone = { type: "person", name: "You", isOnline: true } as const;
  const place = await render(
    <EndNote
      game="letters"
      module={module}
      match={{ ...match, seat: null, players: [alone, ...others] }}
      outcome={{ winners: [0], scores: [9, 0, 0], reason: "idle" }}
      hasPicture={false}
    >
      {null}
    </EndNote>,
  );
  expect(place.querySelector("h2")?.textContent).toBe("You win!");
});

it("the standings are in order, and what decided it is said", async () => {
  const outcome = { winners: [2], scores: [3, 8, 9], reason: "idle" };
  const place = await render(
    <EndNote
      game="letters"
      module={module}
      match={match}
      outcome={outcome}
      hasPicture={false}
    >
      {null}
    </EndNote>,
  );
  const rows = [...place.querySelectorAll("li")];
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("1.Celina"),
    expect.stringContaining("2.Bartek"),
    expect.stringContaining("3.Anna"),
  ]);
  expect(place.textContent).toContain("Ten words decided it.");
  expect(place.textContent).toContain("Your place: 3 of 3");
});

it("a match that was ended by agreement has no winner", async () => {
  const place = await render(<EndedNote>{null}</EndedNote>);
  expect(place.querySelector("h2")?.textContent).toBe("Ended by agreement");
  expect(place.textContent).toContain("Nobody has won");
});
