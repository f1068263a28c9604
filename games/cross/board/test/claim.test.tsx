// @vitest-environment happy-dom
/** What a card claims is said: by the slot it may go to, by the question about it, and by whoever doubts it. */

import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Arm } from "../../rules/position.ts";
import { neighboursOf } from "../../rules/slots.ts";
import { claimsAt, claimText, doubtText } from "../claim.ts";
import type { Shown } from "../stations.ts";
import { wordsIn } from "../words.ts";
import { library, open, players, TableMatch } from "./table.tsx";
import type { Page } from "./table.tsx";

const none: Shown["arms"] = { west: [], east: [], south: [], north: [] };
const shown: Shown = {
  variant: "coordinates",
  start: "paris",
  arms: { ...none, west: ["madrid"] },
};

async function said(
  at: Shown,
  slot: { arm: Arm; index: number },
  language: Language = "en",
) {
  const words = wordsIn(await library(), language);
  const wording = { words, language, players, variant: at.variant };
  const claims = claimsAt(at, slot);
  return {
    claim: claimText(claims, wording),
    doubts: claims.map((one) => doubtText(one, claims.length === 1, wording)),
  };
}

describe("the words", () => {
  it("[C7] [C9] an arm's end compares with one card, a slot between two with both", async () => {
    expect(await said(shown, { arm: "north", index: 0 })).toEqual({
      claim: "further north than Paris",
      doubts: ["No, further south"],
    });
    expect(await said(shown, { arm: "west", index: 0 })).toEqual({
      claim: "further west than Paris and further east than Madrid",
      doubts: ["No, further east than Paris", "No, further west than Madrid"],
    });
  });

  it("[C20] in the line it is the number of people", async () => {
    const line: Shown = { ...shown, variant: "people" };
    expect(await said(line, { arm: "west", index: 1 })).toEqual({
      claim: "fewer people than Madrid",
      doubts: ["No, more people"],
    });
  });

  it("[C7] names need no case in Polish, and no article in Italian", async () => {
    const slot = { arm: "east", index: 0 } as const;
    expect((await said(shown, slot, "pl")).claim).toBe(
      "dalej na wschód niż Paryż",
    );
    expect((await said(shown, slot, "it")).claim).toBe(
      "più a est della carta Parigi",
    );
  });
});

describe("on the board", () => {
  let page: Page;
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => page.close());

  const claim = () => page.find("[data-claim]").textContent;

  it("[C7] the slot under the focus or the pointer says it in one place", async () => {
    const match = new TableMatch();
    const start = placeName(match.state.start, "en");
    page = await open(match);
    expect(claim()).toMatch(/^Across, only west and east count/);
    const slot = page.find('[data-slot="north-0"]');
    act(() => (slot as unknown as HTMLElement).focus());
    expect(claim()).toMatch(new RegExp(`: further north than ${start}\\.$`));
    page.press('[data-slot="north-0"]', "ArrowRight");
    expect(claim()).toMatch(new RegExp(`: further east than ${start}\\.$`));
  });

  it("[C7] a finger picks a slot with one tap, and lays with the next or with the button", async () => {
    page = await open(new TableMatch());
    const slot = '[data-slot="west-0"]';
    const touch = { pointerType: "touch", bubbles: true };
    page.fire(slot, new PointerEvent("pointerdown", touch));
    page.tap(slot);
    expect(page.moves).toEqual([]);
    expect(claim()).toContain(": further west than ");
    expect(page.find(slot).getAttribute("data-aimed")).toBe("true");
    page.tap("[data-lay]");
    page.fire(slot, new PointerEvent("pointerdown", touch));
    page.tap(slot);
    const lay = { type: "lay", arm: "west", index: 0 };
    expect(page.moves).toEqual([lay, lay]);
  });

  it("[C8] whoever is asked reads and hears who claims what", async () => {
    const match = new TableMatch();
    page = await open(match, { seat: 1 });
    match.play({ type: "lay", arm: "south", index: 0 });
    page.update();
    const { stage, start } = match.state;
    if (stage.type !== "ask") throw new Error("Nobody is asked.");
    const laid = match.state.arms.south[0] ?? start;
    const question = `Ola says: ${placeName(laid, "en")} – further south than ${placeName(start, "en")}. Right?`;
    expect(page.find("[data-actions] p").textContent).toBe(question);
    expect(page.find('[aria-live="polite"]').textContent).toBe(question);
    expect(page.find("[data-doubt]").textContent).toBe("No, further north");
    expect(page.find("[data-asked=true]").getAttribute("aria-label")).toBe(
      `${placeName(start, "en")}: No, further north than ${placeName(start, "en")}`,
    );
    expect(neighboursOf(match.state, stage)).toEqual([start]);
  });

  it("[C10] [C11] what a doubt wins and costs is said until one has doubted", async () => {
    const match = new TableMatch();
    match.lay(true);
    page = await open(match, { seat: 1 });
    expect(page.find("[data-stakes]").textContent).toContain(
      "Ola gives you a token",
    );
    match.play({ type: "doubt", neighbour: match.state.start });
    match.play({ type: "lay", arm: "west", index: 0 });
    match.agree();
    match.play({ type: "lay", arm: "west", index: 0 });
    page.update();
    page.tap("[data-close]");
    expect(page.all("[data-doubt]").length).toBeGreaterThan(0);
    expect(page.all("[data-stakes]")).toHaveLength(0);
  });

  it("[C17] what an estimate earns is said with the numbers", async () => {
    const match = new TableMatch();
    match.toTheStop();
    page = await open(match);
    expect(page.find("[data-earns]").textContent).toBe(
      "Exactly right: 2 tokens. If nobody is, the nearest get 1. Wrong cards cost nobody anything.",
    );
  });
});
