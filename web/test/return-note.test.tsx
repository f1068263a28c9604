// @vitest-environment happy-dom

import { act } from "react";
import { expect, it } from "vitest";
import type { AnyGameModule } from "@stolik/furniture";
import type { ShownMatch } from "../session/session.ts";
import { ReturnNote } from "../table/return-note.tsx";
import { buttonNamed, press, render } from "./render.tsx";

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
    "While you were away, a bot played 2 moves for you",
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

it("of a long absence the last lines show first, numbered as they came, and all at a tap", async () => {
  const long = ["1", "2", "3", "4", "5", "6"];
  const heard = [...match.heard, { seq: 8, events: long }];
  const place = await render(
    <ReturnNote
      game="nsoe"
      module={module}
      match={{ ...match, heard }}
      played={[8]}
    />,
  );
  const lines = () => place.querySelectorAll("li").length;
  expect(lines()).toBe(4);
  expect(place.querySelector("ol")?.start).toBe(3);
  await press(buttonNamed(place, "Show everything (6)"));
  expect(lines()).toBe(6);
  expect(place.querySelector("ol")?.start).toBe(1);
});

it("is not there where no bot played", async () => {
  expect((await show([])).textContent).toBe("");
});
