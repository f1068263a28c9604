// @vitest-environment happy-dom
/** A match on its page at a pace one can follow: what is drawn, said and held back, and what a tap or a key does. */

import { act, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  Announcer,
  EventAnnouncer,
  OwnResult,
  useHold,
  useOwnResult,
} from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { HeardEvents, Player, Seat } from "@stolik/kernel";
import { noteMatchPlayed } from "../experience.ts";
import { paceOf } from "../pace.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { BEAT } from "../session/presentation.ts";
import type { ShownMatch, Snapshot } from "../session/session.ts";
import { snapshots } from "../snapshots.ts";
import type { Snapshots } from "../snapshots.ts";
import { MatchView } from "../table/match-view.tsx";
import { usePaced } from "../table/use-paced.ts";
import { buttonNamed, press, render } from "./render.tsx";
import { ruleTextsOf } from "./rule-texts.ts";

const players: readonly Player[] = [
  { type: "person", name: "Anna", isOnline: true },
  { type: "bot", name: "Bruno", level: 1 },
  { type: "bot", name: "Celina", level: 1 },
];

let session: Snapshots<Snapshot>;
let paced: PacedSession<Snapshot>;
let place: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  paced.close();
  vi.useRealTimers();
});

it("in a first match Next leads from turn to turn, and each is said in its turn", async () => {
  await sit();
  await turnsPass();
  expect(lastLine()).toBe("Anna lays.");
  await wait(600_000);
  expect(lastLine()).toBe("Anna lays.");
  await press(buttonNamed(place, "Next: Bruno"));
  expect(said()).toBe("Bruno lays.");
  await press(buttonNamed(place, "Next: Celina"));
  expect(said()).toBe("Celina lays.");
  expect(place.textContent).not.toContain("Next");
  expect(spoken).toEqual(["Anna lays.", "Bruno lays.", "Celina lays."]);
});

it("later each turn stays a beat and as long as it takes to read", async () => {
  for (const _ of [1, 2, 3]) noteMatchPlayed("nsoe");
  await sit();
  await turnsPass();
  await wait(BEAT);
  expect(lastLine()).toBe("Anna lays.");
  await wait(50 * "Anna lays.".length);
  expect(lastLine()).toBe("Bruno lays.");
});

it("a tap where nothing else is hurries; a button does what it is for", async () => {
  await sit();
  await turnsPass();
  await press(buttonNamed(place, "Rules"));
  expect(lastLine()).toBe("Anna lays.");
  await press(place.querySelector("[data-board]"));
  expect(lastLine()).toBe("Bruno lays.");
});

it("Next has the keyboard while nothing else has, and gives it back", async () => {
  await sit();
  const prompt = place.querySelector<HTMLElement>("[data-prompt]");
  act(() => prompt?.focus());
  await turnsPass();
  expect(document.activeElement?.textContent).toBe("Next: Bruno");
  await press(document.activeElement);
  await press(document.activeElement);
  expect(document.activeElement).toBe(prompt);
});

it("[C14] while something is read on the board, log, plates and board show nothing later", async () => {
  await sit();
  await turnsPass(["Anna lays.", "check", "Celina lays."]);
  await press(buttonNamed(place, "Next: Bruno"));
  await wait(600_000);
  await press(place.querySelector("[data-board]"));
  expect(lastLine()).toBe("check");
  expect(place.textContent).not.toContain("Next");
  const current = place.querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain("Celina");
  await press(buttonNamed(place, "turn back"));
  expect(lastLine()).toBe("Celina lays.");
});

it("one's own result stays until it is closed, and closing leads on", async () => {
  for (const _ of [1, 2, 3]) noteMatchPlayed("nsoe");
  await sit();
  await turnsPass(["result", "Bruno lays.", "Celina lays."]);
  await wait(600_000);
  expect(lastLine()).toBe("result");
  await press(place.querySelector('[aria-label="close"]'));
  expect(lastLine()).toBe("Bruno lays.");
});

it("one's own result stays no longer than until one must act where others wait", async () => {
  await sit();
  await turnsPass(["result", "Bruno lays."]);
  await wait(600_000);
  expect(lastLine()).toBe("result");
  await act(async () => {
    const match = position(3, 0, ["result", "Bruno lays.", "Celina lays."]);
    // All may act: a word to be doubted, a card to be agreed with.
    session.set({ ...session.get(), match: { ...match, toMove: [0, 1] } });
  });
  await wait(0);
  expect(lastLine()).toBe("Celina lays.");
});

it("the switch changes the pace now, and for the next matches", async () => {
  await sit();
  await turnsPass();
  await press(buttonNamed(place, "Bots: turn by turn"));
  expect(buttonNamed(place, "Bots: calm").title).toContain("after a moment");
  await press(buttonNamed(place, "Bots: calm"));
  expect(lastLine()).toBe("Celina lays.");
  expect(paceOf("nsoe")).toBe("instant");
});

it("the switch is there for a stand-in's turns too, and only for bots'", async () => {
  await sit();
  const among = async (other: Player) => {
    const [anna = other] = players;
    const match = { ...position(0, 0, []), players: [anna, other] };
    await act(async () => session.set({ ...session.get(), match }));
    return place.textContent.includes("Bots:");
  };
  const ola: Player = { type: "person", name: "Ola", isOnline: false };
  expect(await among(ola)).toBe(false);
  expect(await among({ ...ola, hasStandIn: true })).toBe(true);
});

const spoken: string[] = [];

/** Anna sits down at her turn. */
async function sit(): Promise<void> {
  spoken.length = 0;
  session = snapshots<Snapshot>({
    match: position(0, 0, []),
    table: null,
    link: "live",
    failure: undefined,
  });
  const followed = { ...session, getSnapshot: session.get };
  paced = openPaced(followed, paceOf("nsoe"));
  place = await render(<Page />);
}

/** Anna and both bots have moved before anything could be looked at. */
async function turnsPass(
  lines: readonly string[] = ["Anna lays.", "Bruno lays.", "Celina lays."],
): Promise<void> {
  for (const [index] of lines.entries())
    await act(async () => {
      const toMove = (index + 1) % players.length;
      const match = position(index + 1, toMove, lines.slice(0, index + 1));
      session.set({ ...session.get(), match });
    });
}

async function wait(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

function position(
  seq: number,
  toMove: Seat,
  lines: readonly string[],
): ShownMatch {
  return {
    id: "1",
    seq,
    view: lines,
    seat: 0,
    players,
    heard: lines.map((line, index) => ({ seq: index + 1, events: [line] })),
    toMove: [toMove],
    outcome: undefined,
    canMove: toMove === 0,
    refusal: undefined,
    isShared: false,
    handTo: null,
  };
}

function Page() {
  const { now, pace, choosePace } = usePaced("nsoe", paced);
  if (!now.match) return null;
  return (
    <MatchView
      game="nsoe"
      module={module}
      match={now.match}
      paced={{ ...paced, pace, choosePace, upcoming: now.upcoming }}
      link="live"
      play={() => undefined}
      after={null}
    />
  );
}

/** A board that reads out what happens, and lets a check be read in peace. */
function Board(props: {
  readonly view: readonly string[];
  readonly heard: readonly HeardEvents<string>[];
}) {
  const last = props.view.at(-1);
  const [closed, setClosed] = useState<string>();
  const isChecking = last === "check" && closed !== last;
  useHold(isChecking ? "closed" : undefined);
  const seq = props.view.length;
  const result = useOwnResult(last === "result" ? seq : undefined, seq);
  return (
    <Announcer>
      <EventAnnouncer
        heard={props.heard}
        describe={(event) => {
          spoken.push(event);
          return event;
        }}
      />
      <div data-board>
        <p data-prompt tabIndex={-1} />
        <p data-last>{last}</p>
        {result.isOpen && (
          <OwnResult
            title="result"
            closeLabel="close"
            seq={seq}
            sentences={[]}
            close={result.close}
          />
        )}
        {isChecking && (
          <button type="button" onClick={() => setClosed(last)}>
            turn back
          </button>
        )}
      </div>
    </Announcer>
  );
}

function lastLine(): string | undefined {
  return place.querySelector("[data-last]")?.textContent ?? undefined;
}

function said(): string | undefined {
  const voices = [...place.querySelectorAll('[aria-live="polite"]')];
  return voices.at(-1)?.textContent ?? undefined;
}

const module = {
  Board,
  loadRules: () => new Promise<never>(() => {}),
  ruleTexts: await ruleTextsOf("nsoe"),
  options: [],
  texts: { pl: {}, it: {}, en: {} },
  turns: { toMove: () => [], outcome: () => undefined },
} as unknown as AnyGameModule;
