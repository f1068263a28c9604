// @vitest-environment happy-dom

import type { Choice, Holder } from "@stolik/kernel";
import type { TableInfo } from "@stolik/server/protocol";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { AwayQuestion } from "../table/away-question.tsx";
import { AwaySoon } from "../table/away-soon.tsx";
import { render } from "./render.tsx";

const people = ["Anna", "Bartek", "Celina"].map((name) => ({
  type: "person" as const,
  name,
  isOnline: name !== "Celina",
}));

/** Seen by Anna, who sits first. */
function tableWith(
  holders: readonly Holder[],
  choices: readonly (Choice | null)[] = [null, null, null],
  more: Partial<TableInfo> = {},
): TableInfo {
  return {
    id: "t",
    game: "nsoe",
    options: {},
    status: "playing",
    seats: people,
    spectators: 0,
    commitment: "",
    revision: 0,
    next: null,
    seating: { holders, choices, isEnded: false },
    you: { seat: 0, isHost: true, isRemoved: false },
    ...more,
  };
}

async function show(table: TableInfo) {
  const onChoose = vi.fn<(choice: Choice) => void>();
  const place = await render(
    <AwayQuestion table={table} isBusy={false} onChoose={onChoose} />,
  );
  const button = (name: string) =>
    [...place.querySelectorAll("button")].find(
      ({ textContent }) => textContent === name,
    );
  return { place, button, onChoose };
}

const celinaGone: readonly Holder[] = ["player", "player", "nobody"];

describe("the question about who is away", () => {
  it("names them, says it aloud, and tells what the others would do", async () => {
    const table = tableWith(celinaGone, [null, "end", null]);
    const { place } = await show(table);
    expect(place.querySelector("[role=status]")?.textContent).toBe(
      "Celina is away",
    );
    expect(place.querySelector("h2")?.textContent).toBe("Celina is away");
    expect(place.querySelector("ul")?.textContent).toBe(
      "Bartek: End the game here",
    );
  });

  it("is decided alone by whoever is left", async () => {
    const table = tableWith(["player", "nobody", "nobody"]);
    const { place } = await show(table);
    expect(place.textContent).toContain("Bartek, Celina are away");
    expect(place.textContent).toContain("It’s up to you.");
    expect(place.querySelector("ul")).toBe(null);
  });

  it.each([
    ["Wait", "wait"],
    ["Let a bot play on", "stand-in"],
    ["End the game here", "end"],
  ])("%s", async (name, choice) => {
    const { button, onChoose } = await show(tableWith(celinaGone));
    act(() => button(name)?.click());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(choice);
  });

  it.each([
    ["nobody else is there", tableWith(["player", "nobody", "nobody"])],
    ["all the others want it", tableWith(celinaGone, [null, "end", null])],
  ])("asks once more before it ends where %s", async (_when, table) => {
    const { place, button, onChoose } = await show(table);
    act(() => button("End the game here")?.click());
    expect(onChoose).not.toHaveBeenCalled();
    const panel = place.querySelector<HTMLElement>("[role=group]");
    expect(document.activeElement).toBe(panel);
    const escape = new KeyboardEvent("keydown", {
      key: "Escape",
      bubbles: true,
    });
    act(() => void panel?.dispatchEvent(escape));
    expect(place.querySelector("[role=group]")).toBe(null);
    expect(document.activeElement).toBe(button("End the game here"));
    act(() => button("End the game here")?.click());
    act(() => button("End it for everyone")?.click());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("end");
  });

  it("shows what was chosen, folds for whoever waits, and unfolds again", async () => {
    const { button } = await show(tableWith(celinaGone, ["end", null, null]));
    expect(button("End the game here")?.getAttribute("aria-pressed")).toBe(
      "true",
    );
    const waiting = await show(tableWith(celinaGone, ["wait", null, null]));
    expect(waiting.button("Wait")).toBe(undefined);
    act(() => waiting.button("Choose again")?.click());
    expect(waiting.button("Wait")).not.toBe(undefined);
  });

  it.each([
    ["while everybody plays", tableWith(["player", "player", "player"])],
    ["where a bot plays already", tableWith(["player", "player", "stand-in"])],
    [
      "of whoever is away themselves",
      tableWith(["nobody", "player", "player"]),
    ],
    [
      "of spectators",
      tableWith(celinaGone, undefined, {
        you: { seat: null, isHost: false, isRemoved: false },
      }),
    ],
    ["once it is over", tableWith(celinaGone, undefined, { status: "over" })],
  ])("is not asked %s", async (_when, table) => {
    const { place } = await show(table);
    expect(place.textContent).toBe("");
  });
});

describe("what will be asked", () => {
  const playing: readonly Holder[] = ["player", "player", "player"];
  const awaited = tableWith(playing, undefined, { awayAfter: 60_000 });

  it("is said while somebody is awaited, and when", async () => {
    vi.useFakeTimers();
    try {
      const place = await render(<AwaySoon table={awaited} toMove={[2]} />);
      expect(place.textContent).toContain("Celina is away.");
      expect(place.textContent).toContain("in 60 s you can let a bot play on");
      const voice = () => place.querySelector("[role=status]")?.textContent;
      const said = voice();
      act(() => void vi.advanceTimersByTime(21_000));
      expect(place.textContent).toContain("in 40 s");
      expect(voice()).toBe(said);
      act(() => void vi.advanceTimersByTime(100_000));
      expect(place.textContent).toContain("in 5 s");
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["while others think", awaited, [1]],
    ["while it is one’s own turn", awaited, [0]],
    [
      "once it is asked",
      tableWith(celinaGone, undefined, { awayAfter: 60_000 }),
      [2],
    ],
    ["by a server that does not say when", tableWith(playing), [2]],
  ])("is not said %s", async (_when, table, toMove) => {
    const place = await render(<AwaySoon table={table} toMove={toMove} />);
    expect(place.textContent).toBe("");
  });
});
