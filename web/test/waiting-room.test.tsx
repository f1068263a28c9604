// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "@stolik/server/protocol";
import { drawCode } from "../lobby/qr-code.tsx";
import { WaitingRoom } from "../lobby/waiting-room.tsx";
import { buttonNamed, press, render } from "./render.tsx";

const waiting: TableInfo = {
  id: "abc",
  game: "nsoe",
  options: {},
  status: "waiting",
  seats: [
    { type: "person", name: "Anna", isOnline: true },
    null,
    { type: "bot", name: "Celina", level: 2 },
  ],
  spectators: 0,
  commitment: "5a60ee1a".padEnd(64, "0"),
  revision: 4,
  next: null,
  you: { seat: 0, isHost: true, isRemoved: false },
};
const guest = { seat: null, isHost: false, isRemoved: false };
const full: TableInfo = {
  ...waiting,
  seats: waiting.seats.with(1, {
    type: "person",
    name: "Bartek",
    isOnline: false,
  }),
};

// The page of a test stands on this machine, so its invitation asks for an address.
beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ addresses: [] }));
});

describe("the waiting room", () => {
  it("shows who sits where, the link and the fingerprint", async () => {
    const place = await room(waiting);
    const seats = [...place.querySelectorAll("ol > li")].map(
      (seat) => seat.querySelector("[aria-live]")?.textContent,
    );
    expect(seats).toEqual(["Annayou", "free seat", "Celinabot, skilled"]);
    expect(place.querySelector("h1")?.textContent).toBe("Waiting for one more");
    expect(place.textContent).toContain("5a60ee1a…");
    expect(place.querySelector("svg[role=img]")).not.toBeNull();
  });

  it("tells whoever was invited what the game is, and where to read on", async () => {
    const links = (place: HTMLElement) =>
      [...place.querySelectorAll("header a")].map((link) =>
        link.getAttribute("href"),
      );
    const invited = await room({ ...waiting, you: guest });
    expect(links(invited)).toEqual(["/rules/nsoe", "/learn/nsoe"]);
    expect(links(await room(waiting))).toEqual([]);
  });

  it("lets the host start with whoever is there, and says how many are missing", async () => {
    const onStart = vi.fn<() => void>();
    const alone = { ...waiting, seats: waiting.seats.with(2, null) };
    const early = await room(alone, { onStart });
    expect(buttonNamed(early, "One more player is needed").disabled).toBe(true);
    const some = await room(waiting, { onStart });
    expect(some.textContent).toContain("The free seat goes away");
    await press(buttonNamed(some, "Start with 2 players"));
    const ready = await room(full, { onStart });
    await press(buttonNamed(ready, "Start the game"));
    expect(onStart).toHaveBeenCalledTimes(2);
    expect(ready.textContent).toContain("away");
  });

  it("lets whoever opens the link sit down under a nickname", async () => {
    localStorage.setItem("stolik.name", "Bartek");
    const onJoin = vi.fn<(name: string) => void>();
    const place = await room({ ...waiting, you: guest }, { onJoin });
    await press(buttonNamed(place, "Sit down"));
    expect(onJoin).toHaveBeenCalledWith("Bartek");
    expect(place.textContent).not.toContain("Start the game");
  });

  it("lets nobody sit down at a full table", async () => {
    const place = await room({ ...full, you: guest });
    expect(place.querySelector("form")).toBeNull();
    expect(place.textContent).toContain("All seats are taken");
  });

  it("tells whoever was removed, and offers them no seat", async () => {
    const you = { ...guest, isRemoved: true };
    const place = await room({ ...waiting, you });
    expect(place.querySelector("[role=status]")?.textContent).toContain(
      "can’t sit down here again",
    );
    expect(place.querySelector("form")).toBeNull();
  });

  it("draws the link as a code", () => {
    const { size, path } = drawCode("https://example.org/t/abc");
    expect(size).toBe(25);
    expect(path.startsWith("M0 0h1v1h-1z")).toBe(true);
  });
});

function room(
  table: TableInfo,
  handlers: Partial<Parameters<typeof WaitingRoom>[0]> = {},
): Promise<HTMLElement> {
  const nothing = () => undefined;
  return render(
    <WaitingRoom
      table={table}
      isBusy={false}
      onJoin={nothing}
      onArrange={nothing}
      onStart={nothing}
      onLeave={nothing}
      {...handlers}
    />,
  );
}
