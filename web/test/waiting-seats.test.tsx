// @vitest-environment happy-dom
/** The host's tools in a waiting room. */

import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { SeatChange, TableInfo } from "@stolik/server/protocol";
import { loadGame } from "../game-module.ts";
import { WaitingSeats } from "../lobby/waiting-seats.tsx";
import { buttonNamed, press, radioNamed, render } from "./render.tsx";

const table: TableInfo = {
  id: "abc",
  game: "nsoe",
  options: {},
  status: "waiting",
  seats: [
    { type: "person", name: "Anna", isOnline: true },
    { type: "person", name: "Bartek", isOnline: true },
    null,
    { type: "bot", name: "Dante", level: 2 },
  ],
  spectators: 0,
  commitment: "",
  revision: 4,
  next: null,
  you: { seat: 0, isHost: true, isRemoved: false },
};

const onArrange = vi.fn<(change: SeatChange) => void>();
beforeEach(() => onArrange.mockClear());

function seats(given: TableInfo = table, min = 2) {
  const limits = { min, max: 6 };
  return render(
    <WaitingSeats table={given} limits={limits} onArrange={onArrange} />,
  );
}

function tool(place: Element, label: string): HTMLButtonElement {
  const found = place.querySelector<HTMLButtonElement>(
    `button[aria-label="${label}"]`,
  );
  if (!found) throw new Error(`There is no tool "${label}".`);
  return found;
}

it.each<[string, SeatChange]>([
  ["Put a bot here: seat 3", { type: "bot", seat: 2, level: 2 }],
  ["Take away seat 3", { type: "drop", seat: 2 }],
  ["Send Dante away", { type: "clear", seat: 3 }],
  ["Move Dante up", { type: "swap", seats: [3, 2] }],
  ["Move Anna down", { type: "swap", seats: [0, 1] }],
])("%s", async (label, change) => {
  await press(tool(await seats(), label));
  expect(onArrange.mock.calls).toEqual([[change]]);
});

it.each(["Move Anna up", "Move Dante down", "Take away seat 3"])(
  "%s: there is nothing to do",
  async (label) => {
    const none = tool(await seats(table, 4), label);
    expect(none.getAttribute("aria-disabled")).toBe("true");
    await press(none);
    expect(onArrange).not.toHaveBeenCalled();
  },
);

it("asks before somebody is removed, and says what that means", async () => {
  const place = await seats();
  await press(tool(place, "Remove Bartek"));
  expect(place.textContent).toContain("can’t sit down at this table again");
  await press(buttonNamed(place, "Cancel"));
  expect(document.activeElement).toBe(tool(place, "Remove Bartek"));
  expect(onArrange).not.toHaveBeenCalled();
  await press(tool(place, "Remove Bartek"));
  await press(buttonNamed(place, "Remove Bartek"));
  expect(onArrange.mock.calls).toEqual([[{ type: "clear", seat: 1 }]]);
});

it("tells what each level means where it is chosen", async () => {
  await render(null);
  await loadGame("nsoe");
  const place = await seats();
  const level = tool(place, "Level of Dante");
  expect(level.getAttribute("aria-expanded")).toBe("false");
  await press(level);
  expect(level.getAttribute("aria-expanded")).toBe("true");
  await press(radioNamed(place, "master"));
  expect(onArrange.mock.calls).toEqual([[{ type: "bot", seat: 3, level: 3 }]]);
  await press(level);
  expect(place.querySelector("fieldset")).toBeNull();
});

it("gives nobody else a tool", async () => {
  const you = { seat: 1, isHost: false, isRemoved: false };
  const place = await seats({ ...table, you });
  expect(place.querySelector("button")).toBeNull();
});

it("keeps the focus with what was changed", async () => {
  const place = await render(<Served />);
  await press(tool(place, "Put a bot here: seat 3"));
  expect(document.activeElement).toBe(tool(place, "Level of Celina"));
  await press(tool(place, "Move Bartek up"));
  // He is at the top, where there is nothing to do but to move him down again.
  expect(document.activeElement).toBe(tool(place, "Move Bartek down"));
});

/** Does what a server would. */
function Served() {
  const [now, setNow] = useState(table);
  return (
    <WaitingSeats
      table={now}
      limits={{ min: 2, max: 6 }}
      onArrange={(change) => {
        const next = [...now.seats];
        if (change.type === "bot")
          next[change.seat] = { type: "bot", name: "Celina", level: 2 };
        if (change.type === "swap") {
          const [one, other] = change.seats;
          next[one] = now.seats[other] ?? null;
          next[other] = now.seats[one] ?? null;
        }
        setNow({ ...now, seats: next, revision: now.revision + 1 });
      }}
    />
  );
}
