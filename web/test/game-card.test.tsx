// @vitest-environment happy-dom
/** A game's card on home, for whoever has a table on the server. */

import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findEntry } from "../games.ts";
import { GameCard } from "../parts/game-card.tsx";
import { noteLeft, noteTable, unfinishedTable } from "../session/unfinished.ts";
import { buttonNamed, press, render } from "./render.tsx";

const PUT_AWAY =
  'button[aria-label="Put away your table: North South West East"]';

let answer: () => Promise<Response>;
beforeEach(() => {
  noteTable("nsoe", "abc", true);
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => localStorage.clear());

function table(status: string, seat: number | null = 0) {
  return async () => Response.json({ status, you: { seat } });
}

/** Shown, and answered by the server. */
async function card(): Promise<HTMLElement> {
  const entry = findEntry("nsoe");
  if (!entry) throw new Error("There is no such game.");
  const place = await render(<GameCard entry={entry} />);
  await act(() => vi.dynamicImportSettled());
  return place;
}

function actions(place: Element): (string | null)[] {
  return [...place.querySelectorAll("a, button")]
    .filter((way) => way.className.includes("button"))
    .map((way) => way.textContent);
}

function mainAction(place: Element): string | null | undefined {
  return place.querySelector("[class*=primary]")?.textContent;
}

describe("the way back to a table", () => {
  it.each(["waiting", "playing"])("a table that is %s", async (status) => {
    answer = table(status);
    const place = await card();
    expect(mainAction(place)).toBe("Back to your table");
    expect(place.querySelector("a[href='/t/abc']")).not.toBeNull();
  });

  it.each([
    ["over", table("over")],
    ["closed", table("closed")],
    ["stopped", table("stopped")],
    ["without a seat", table("waiting", null)],
    [
      "gone",
      async () => Response.json({ code: "unknown-table" }, { status: 404 }),
    ],
  ])("a table that is %s is forgotten", async (_, answered) => {
    answer = answered;
    const place = await card();
    expect(mainAction(place)).toBe("Play against bots");
    expect(actions(place)).not.toContain("Back to your table");
    expect(unfinishedTable("nsoe")).toBeUndefined();
  });

  it.each([
    ["no answer", () => Promise.reject(new TypeError("no network"))],
    [
      "a busy server",
      async () => Response.json({ code: "unavailable" }, { status: 503 }),
    ],
  ])("%s changes nothing", async (_, answered) => {
    answer = answered;
    expect(mainAction(await card())).toBe("Back to your table");
    expect(unfinishedTable("nsoe")).toBe("abc");
  });

  it("says that the seat of somebody who left is kept, until they are back", async () => {
    answer = table("playing");
    expect((await card()).textContent).not.toContain("kept");
    noteLeft("nsoe", "abc");
    const place = await card();
    expect(place.textContent).toContain(
      "Your seat at this table is being kept for you.",
    );
    expect(mainAction(place)).toBe("Back to your table");
    noteTable("nsoe", "abc", true);
    expect((await card()).textContent).not.toContain("kept");
  });

  it("of somebody who left is put away and brought back with what it says", async () => {
    answer = table("playing");
    noteLeft("nsoe", "abc");
    const place = await card();
    await press(place.querySelector(PUT_AWAY));
    expect(place.textContent).not.toContain("kept");
    expect(unfinishedTable("nsoe")).toBeUndefined();
    await press(buttonNamed(place, "Undo"));
    expect((await card()).textContent).toContain("kept");
  });

  it("is put away with a tap, and stays away", async () => {
    answer = table("playing");
    const place = await card();
    await press(place.querySelector(PUT_AWAY));
    expect(mainAction(place)).toBe("Play against bots");
    expect(place.querySelector("[role=status]")?.textContent).toBe(
      "Your table has been put away.",
    );
    expect(actions(await card())).not.toContain("Back to your table");
  });

  it("comes back for whoever did not mean it", async () => {
    answer = table("playing");
    const place = await card();
    await press(place.querySelector(PUT_AWAY));
    expect(document.activeElement).toBe(buttonNamed(place, "Undo"));
    await press(buttonNamed(place, "Undo"));
    expect(document.activeElement).toBe(place.querySelector(PUT_AWAY));
    expect(mainAction(await card())).toBe("Back to your table");
  });
});
