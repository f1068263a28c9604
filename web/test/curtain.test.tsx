// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { Seat } from "@stolik/kernel";
import type { ShownMatch } from "../session/session.ts";
import { Curtain } from "../table/curtain.tsx";
import { buttonNamed, press, render } from "./render.tsx";

const match: ShownMatch = {
  id: "1",
  seq: 3,
  view: {},
  seat: 1,
  players: [
    { type: "person", name: "Anna", isOnline: true },
    { type: "person", name: "Bartek", isOnline: true },
  ],
  heard: [],
  toMove: [1],
  outcome: undefined,
  canMove: true,
  refusal: undefined,
  isShared: true,
  handTo: null,
};

describe("the curtain", () => {
  it("covers a hidden hand until its owner asks", async () => {
    const place = await table(match, true);
    expect(place.textContent).not.toContain("the board");
    expect(place.textContent).toContain("Bartek, it’s your turn");
    expect(document.activeElement?.id).toBe("main");
    await press(buttonNamed(place, "Show my side of the table"));
    expect(place.textContent).toContain("the board");
  });

  it.each<[string, Partial<ShownMatch>, boolean]>([
    ["where hands are open", {}, false],
    ["where one person plays", { isShared: false }, true],
    ["when the match is over", { seat: null as Seat | null }, true],
  ])("is not drawn %s", async (_when, change, hasHiddenHands) => {
    const place = await table({ ...match, ...change }, hasHiddenHands);
    expect(place.textContent).toContain("the board");
  });
});

function table(
  shown: ShownMatch,
  hasHiddenHands: boolean,
): Promise<HTMLElement> {
  return render(
    <Curtain game="nsoe" match={shown} hasHiddenHands={hasHiddenHands}>
      <p>the board</p>
    </Curtain>,
  );
}
