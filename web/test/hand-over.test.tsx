// @vitest-environment happy-dom
/** A match around one screen, as the page shows it: handing over, and one match after another. */

import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer, EventAnnouncer } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import type { AnyGameModule } from "@stolik/furniture";
import type { ShownMatch } from "../session/session.ts";
import { MatchView } from "../table/match-view.tsx";
import type { MatchPace } from "../table/paced-place.tsx";
import { buttonNamed, press, speakEnglish } from "./render.tsx";
import { ruleTextsOf } from "./rule-texts.ts";

const match: ShownMatch = {
  id: "1",
  seq: 0,
  view: { hand: "Anna’s hand" },
  seat: 0,
  players: [
    { type: "person", name: "Anna", isOnline: true },
    { type: "person", name: "Bartek", isOnline: true },
  ],
  heard: [{ seq: 0, events: ["Anna begins."] }],
  toMove: [0],
  outcome: undefined,
  canMove: true,
  refusal: undefined,
  isShared: true,
  handTo: null,
};
const moved: ShownMatch = {
  ...match,
  seq: 2,
  heard: [
    ...match.heard,
    { seq: 1, events: ["Anna lays Rome."] },
    { seq: 2, events: ["It is right."] },
  ],
  toMove: [1],
  canMove: false,
  handTo: 1,
};

const paced: MatchPace = {
  pace: "calm",
  upcoming: undefined,
  board: { told: () => undefined, hold: () => undefined },
  hurry: () => undefined,
  choosePace: () => undefined,
};

let place: HTMLElement;
let root: Root;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await speakEnglish();
  place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it("after a move its player still sees the board, and a focused button hands it over", async () => {
  const handOver = vi.fn<() => undefined>();
  await show(match, handOver);
  expect(place.textContent).not.toContain("Hand over");
  await show(moved, handOver);
  expect(place.textContent).toContain("Anna’s hand");
  const button = buttonNamed(place, "Hand over to Bartek");
  expect(document.activeElement).toBe(button);
  expect(handOver).not.toHaveBeenCalled();
  await press(button);
  expect(handOver).toHaveBeenCalledOnce();
});

it("a board keeps nothing of the match before, and reads the new one from its start", async () => {
  await show(moved);
  await press(buttonNamed(place, "notes: 0"));
  buttonNamed(place, "notes: 1");
  await show({ ...match, id: "2" });
  buttonNamed(place, "notes: 0");
  const first = { seq: 1, events: ["Anna lays Oslo."] };
  await show({ ...match, id: "2", seq: 1, heard: [...match.heard, first] });
  expect(said()).toBe("Anna lays Oslo.");
  buttonNamed(place, "notes: 0");
});

async function show(
  shown: ShownMatch,
  handOver = () => undefined,
): Promise<void> {
  await act(async () =>
    root.render(
      <MatchView
        game="letters"
        module={module}
        match={shown}
        paced={paced}
        link="live"
        play={() => undefined}
        handOver={handOver}
        after={null}
      />,
    ),
  );
}

function said(): string | undefined {
  const voices = [...place.querySelectorAll('[aria-live="polite"]')];
  return voices.at(-1)?.textContent ?? undefined;
}

/** A board that reads out what happens and remembers how often it was tapped. */
function Board(props: {
  readonly view: { readonly hand: string };
  readonly heard: readonly HeardEvents<string>[];
}) {
  const [notes, setNotes] = useState(0);
  return (
    <Announcer>
      <EventAnnouncer heard={props.heard} describe={(event) => event} />
      <p>{props.view.hand}</p>
      <button type="button" onClick={() => setNotes(notes + 1)}>
        notes: {notes}
      </button>
    </Announcer>
  );
}

const module = {
  Board,
  loadRules: async () => ({ Rules: () => null }),
  ruleTexts: await ruleTextsOf("letters"),
  options: [],
  texts: { pl: {}, it: {}, en: {} },
  turns: { toMove: () => [], outcome: () => undefined },
} as unknown as AnyGameModule;
