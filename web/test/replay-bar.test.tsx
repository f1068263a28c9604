// @vitest-environment happy-dom
/** The foot of a replay: what buttons, timeline and keys ask for, and what the address says of it. */

import { Announcer } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { Player } from "@stolik/kernel";
import { act, useSyncExternalStore } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { placeIn, queryOf } from "../replay/address.ts";
import { ProofText } from "../replay/proof.tsx";
import { ReplayBar } from "../replay/replay-bar.tsx";
import type { ReplaySession, ReplaySnapshot } from "../session/replay.ts";
import type { Place, Replay } from "../session/replay-messages.ts";
import { snapshots } from "../snapshots.ts";
import { buttonNamed, press, render } from "./render.tsx";

const players: readonly Player[] = [
  { type: "person", name: "Anna", isOnline: true },
  { type: "bot", name: "Bruno", level: 1 },
];
const proof = {
  commitment: "c0de",
  seed: "5eed",
  entropy: ["", ""],
  key: "4e7",
  checked: 4,
};
const replay: Replay = {
  game: "nsoe",
  seats: 2,
  first: 0,
  last: 4,
  entries: [
    { seq: 1, type: "move", seat: 0 },
    { seq: 2, type: "move", seat: 1 },
    { seq: 3, type: "away", seat: 0 },
    { seq: 4, type: "move", seat: 1 },
  ],
  heard: [
    { seq: 0, events: ["dealt"] },
    { seq: 1, events: ["laid"] },
    { seq: 2, events: ["wrong"] },
    { seq: 4, events: ["over"] },
  ],
  end: {},
  proof,
};
const module = {
  turningPoints: (heard) =>
    heard.flatMap(({ events }) => events).filter((event) => event === "wrong"),
  tell: (event) => `It was ${String(event)}.`,
} as Partial<AnyGameModule> as AnyGameModule;

let now: ReplaySnapshot;
let session: ReplaySession;
let place: HTMLElement;
let shown: Partial<Place>[];

beforeEach(() => {
  shown = [];
  now = {
    match: null,
    table: null,
    link: "live",
    failure: undefined,
    replay,
    place: { at: 3, eyes: "all" },
    isRunning: false,
    speed: 1,
    continuable: [],
  };
  session = {
    getSnapshot: () => now,
    show: (next: Partial<Place>) => shown.push(next),
    run: vi.fn<ReplaySession["run"]>(),
    setSpeed: vi.fn<ReplaySession["setSpeed"]>(),
  } as Partial<ReplaySession> as ReplaySession;
});

async function open(at = 3): Promise<void> {
  now = { ...now, place: { at, eyes: "all" } };
  place = await render(
    <ReplayBar {...{ session, now, replay, module, players }} />,
  );
}

function named(name: string): Element | null {
  return place.querySelector(`[aria-label="${name}"]`);
}

async function key(name: string, at: Element = document.body) {
  const event = new KeyboardEvent("keydown", {
    key: name,
    bubbles: true,
    cancelable: true,
  });
  await act(async () => at.dispatchEvent(event));
}

it("leads to every position by a button, and nowhere beyond the ends", async () => {
  await open();
  for (const name of [
    "To the start",
    "Back to the last turning point",
    "One step back",
    "One step on",
    "On to the next turning point",
    "To the end",
  ])
    await press(named(name));
  expect(shown.map(({ at }) => at)).toEqual([0, 2, 2, 4, 4]);
  const later = named("On to the next turning point");
  expect(later?.getAttribute("aria-disabled")).toBe("true");
});

it("leads there by keys", async () => {
  await open();
  for (const name of ["Home", "PageUp", "ArrowLeft", "ArrowRight", "End"])
    await key(name);
  expect(shown.map(({ at }) => at)).toEqual([0, 2, 2, 4, 4]);
  await key(" ");
  expect(session.run).toHaveBeenCalledExactlyOnceWith(true);
});

it("leaves keys to what has the focus, but for its own buttons", async () => {
  await open();
  const range = place.querySelector("input");
  range?.focus();
  await key("ArrowLeft", range ?? undefined);
  expect(shown).toEqual([]);
  (named("Play") as HTMLElement).focus();
  await key("ArrowLeft");
  await key(" ");
  expect(shown).toEqual([{ at: 2 }]);
  expect(session.run).not.toHaveBeenCalled();
});

it("marks turning points, and says what led to a position", async () => {
  await open(2);
  const points = [...place.querySelectorAll("[data-point]")];
  expect(points.map((point) => point.getAttribute("data-point"))).toEqual([
    "2",
  ]);
  // Each is said once: the range says the one, the announcements say the other.
  const says = () => [
    named("Position in the game")?.getAttribute("aria-valuetext"),
    place.querySelector("p:not([aria-hidden])")?.textContent,
  ];
  expect(says()).toEqual(["2 of 4", "It was wrong."]);
  await open(3);
  expect(says()).toEqual(["3 of 4", "Anna left the table."]);
  await open(0);
  expect(says()).toEqual(["0 of 4", "The deal"]);
});

it("says where one has gone, but for the next step, which the board tells", async () => {
  const place = snapshots(0);
  const said = () => document.querySelector("[aria-live]")?.textContent;
  const Page = () => {
    const at = useSyncExternalStore(place.subscribe, place.get);
    const then = { ...now, place: { at, eyes: "all" } as const };
    return (
      <Announcer>
        <ReplayBar now={then} {...{ session, replay, module, players }} />
      </Announcer>
    );
  };
  await render(<Page />);
  await act(async () => place.set(1));
  expect(said()).toBe("");
  await act(async () => place.set(4));
  expect(said()).toBe("It was over.");
});

it("on a branch leads along it, and back by a button, Escape or the timeline", async () => {
  const branch = { from: 1, seat: 1, moves: ["one", "two", "three", "four"] };
  now = { ...now, place: { at: 2, eyes: "all", branch } };
  session.branch = vi.fn<ReplaySession["branch"]>();
  place = await render(
    <ReplayBar {...{ session, now, replay, module, players }} />,
  );
  for (const name of ["Home", "PageUp", "ArrowRight", "End"]) await key(name);
  expect(shown).toEqual([{ at: 1 }, { at: 3 }, { at: 5 }]);
  await press(buttonNamed(place, "Back to the game"));
  await key("Escape");
  expect(session.branch).toHaveBeenCalledTimes(2);
  expect(session.branch).toHaveBeenCalledWith(undefined);
  expect(place.querySelector("input")?.value).toBe("1");
});

it("says a branch in what was there before, and keeps the focus on the way there and back", async () => {
  const branch = { from: 1, seat: 1, moves: ["one"] };
  const at = snapshots<Place>({ at: 1, eyes: "all" });
  const note = <button type="button">Show the better turn</button>;
  const Page = () => {
    const place = useSyncExternalStore(at.subscribe, at.get);
    const then = { ...now, place };
    const props = { session, replay, module, players, note };
    return <ReplayBar now={then} {...props} />;
  };
  place = await render(<Page />);
  const status = place.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  buttonNamed(place, "Show the better turn").focus();
  await act(async () => at.set({ at: 1, eyes: "all", branch }));
  expect(status?.isConnected).toBe(true);
  expect(status?.textContent).toContain("Back to the game");
  expect(place.contains(document.activeElement)).toBe(true);
  buttonNamed(place, "Back to the game").focus();
  await act(async () => at.set({ at: 1, eyes: "all" }));
  expect(place.contains(document.activeElement)).toBe(true);
});

it("goes round three speeds", async () => {
  await open();
  await press(named("Speed: 1×"));
  expect(session.setSpeed).toHaveBeenCalledWith(2);
});

it("offers the eyes of everybody who was there", async () => {
  await open();
  const choice = place.querySelector("select");
  const texts = [...(choice?.options ?? [])].map(({ text }) => text);
  expect(texts).toEqual(["everything", "Anna’s view", "Bruno’s view"]);
});

it.each([
  ["", { at: 0, eyes: "all" }],
  ["?at=37&eyes=1", { at: 37, eyes: 1 }],
  ["?at=-1&eyes=me", { at: 0, eyes: "all" }],
] as const)("the address %s is a place", (query, found) => {
  expect(placeIn(new URLSearchParams(query))).toEqual(found);
});

it("keeps the rest of the address", () => {
  const query = new URLSearchParams("?kept=abc&eyes=0");
  expect(queryOf(query, { at: 3, eyes: 1 })).toBe("?kept=abc&eyes=1&at=3");
  expect(queryOf(query, { at: 3, eyes: "all" })).toBe("?kept=abc&at=3");
});

it("tells why the shuffle is true, and what each player added", async () => {
  place = await render(<ProofText proof={proof} players={players} />);
  expect(place.textContent).toContain("made on one device");
  place = await render(
    <ProofText proof={{ ...proof, entropy: ["a1", ""] }} players={players} />,
  );
  expect(place.textContent).toContain("from the devices of: Anna.");
  expect(place.textContent).toContain("All 4 steps of the game");
  expect(place.textContent).toContain("Added by Annaa1");
  expect(place.textContent).toContain("Added by Brunonothing");
});
