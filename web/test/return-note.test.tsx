// @vitest-environment happy-dom

import { act } from "react";
import { expect, it } from "vitest";
import type { AnyGameModule } from "@stolik/furniture";
import type { ShownMatch } from "../session/session.ts";
import { ReturnNote } from "../table/return-note.tsx";
import { render } from "./render.tsx";

const match: ShownMatch = {
  id: "1",
  seq: 6,
  view: {},
  seat: 0,
  players: [{ type: "person", name: "Ala", isOnline: true }],
  heard: [
    { seq: 0, events: ["dealt"] },
    { seq: 4, events: ["laid", "drew"] },
    { seq: 5, events: ["other"] },
    { seq: 6, events: ["swapped"] },
  ],
  toMove: [],
  outcome: undefined,
  canMove: false,
  refusal: undefined,
  isShared: false,
  handTo: null,
};

const module = {
  tell: (event: unknown, _view: unknown, { players }) =>
    `${players[0]?.name} ${String(event)}`,
} as Pick<AnyGameModule, "tell"> as AnyGameModule;

async function show(played: readonly number[]) {
  return render(
    <ReturnNote game="nsoe" module={module} match={match} played={played} />,
  );
}

it("lists what a bot did, in the words of the log, until it is put away", async () => {
  const place = await show([4, 6]);
  expect(place.querySelector("h2")?.textContent).toBe(
    "While you were away a bot played 2 moves for you",
  );
  const lines = [...place.querySelectorAll("li")];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Ala laid",
    "Ala drew",
    "Ala swapped",
  ]);
  act(() => place.querySelector("button")?.click());
  expect(place.textContent).toBe("");
  expect((await show([4, 6])).textContent).toBe("");
  expect((await show([4, 6, 9])).textContent).toContain("3 moves");
});

it("is not there where no bot played", async () => {
  expect((await show([])).textContent).toBe("");
});
