// @vitest-environment happy-dom
/** The line above the board in a first match: what the game is about, then the game's hints, until it is put away. */

import type { AnyGameModule, Coached } from "@stolik/furniture";
import i18next from "i18next";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { noteMatchPlayed } from "../experience.ts";
import { HintsSwitch } from "../parts/hints-switch.tsx";
import type { ShownMatch } from "../session/session.ts";
import { TableNotes } from "../table/table-notes.tsx";
import { useHintsFor } from "../table/use-hints.ts";
import { press, render } from "./render.tsx";

const AIM = "Be first. Take a card.";

/** Says what is pointed at, and what was chosen before. */
const coach: NonNullable<AnyGameModule["coach"]> = {
  hintFor: ({ at, chosen }: Coached<unknown, unknown>) =>
    at ? [{ key: `${at["field"]} after ${chosen?.["card"]}` }] : [],
  say: ({ key }) => key,
};

beforeEach(() => localStorage.clear());

it("says what the game is about where the game says no more", async () => {
  expect((await shown()).textContent).toBe(AIM);
});

it("is put away for good, and comes back by the switch", async () => {
  const place = await shown();
  await press(place.querySelector("aside button"));
  expect(place.textContent).toBe("");
  const again = await shown();
  expect(again.textContent).toBe("");
  await press(again.querySelector("[data-hints-switch]"));
  expect(again.textContent).toBe(AIM);
  noteMatchPlayed("journey");
  expect((await shown()).textContent).toBe(AIM);
});

it("is gone once a match was played to its end", async () => {
  noteMatchPlayed("journey");
  expect((await shown()).textContent).toBe("");
});

it("is not there when a match is looked at again", async () => {
  expect((await shown({}, { isPast: true })).textContent).toBe("");
});

it("tells what is pointed at, until the next move", async () => {
  const place = await shown({ coach });
  const board = place.querySelector("[data-table]");
  board?.insertAdjacentHTML(
    "beforeend",
    '<p data-field="3"><b></b></p><i data-card="eagle" aria-pressed="true"></i>',
  );
  const line = () => place.querySelector("aside p")?.textContent;
  expect(line()).toBe("");
  await point(place, "b");
  expect(line()).toBe("3 after eagle");
});

/** With a mouse. */
async function point(place: HTMLElement, selector: string): Promise<void> {
  const event = new Event("pointerover", { bubbles: true });
  await act(async () => {
    place.querySelector(selector)?.dispatchEvent(event);
    await Promise.resolve();
  });
}

async function shown(
  module: Partial<AnyGameModule> = {},
  past: Partial<ShownMatch> = {},
): Promise<HTMLElement> {
  await render(null);
  const aim = { goal: "Be first.", step: "Take a card." };
  i18next.addResourceBundle("en", "journey", { aim });
  return render(<Notes module={module} past={past} />);
}

function Notes(props: {
  readonly module: Partial<AnyGameModule>;
  readonly past: Partial<ShownMatch>;
}) {
  const hints = useHintsFor("journey");
  const match: ShownMatch = {
    id: "1",
    seq: 0,
    view: {},
    seat: 0,
    players: [],
    heard: [],
    toMove: [],
    outcome: undefined,
    canMove: false,
    refusal: undefined,
    isShared: true,
    handTo: null,
    ...props.past,
  };
  return (
    <div data-table>
      <HintsSwitch isOn={hints.isCoached} onChange={hints.show} />
      <TableNotes
        game="journey"
        module={props.module as AnyGameModule}
        match={match}
        link="live"
        after={null}
        turn=""
        hints={hints}
        refusal={undefined}
        isEndTold={false}
      />
    </div>
  );
}
