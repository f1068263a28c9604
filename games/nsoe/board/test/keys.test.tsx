// @vitest-environment happy-dom
/** The keyboard and the voice: where the focus goes after a move, and what is said then. */

import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Match, open } from "./table.tsx";
import type { Page } from "./table.tsx";

let page: Page;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => page.close());

function firstCard(match: Match) {
  const [city = "roma"] = match.state.hands[match.state.turn] ?? [];
  return city;
}

function focus(selector: string): void {
  act(() => (page.find(selector) as HTMLElement).focus());
}

describe("the focus", () => {
  it("[N8] waits at the prompt after a swap, a step before the hand", async () => {
    const match = new Match();
    const city = firstCard(match);
    page = await open(match);
    page.tap(`[data-card="${city}"]`);
    focus('[data-pile="1"]');
    page.tap('[data-pile="1"]');
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
    match.play({ type: "swap", city, pile: 1 });
    page.update();
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
  });

  it("[N13] stays on the pile for the second card, and leaves it after that", async () => {
    const match = new Match();
    match.lay(false);
    page = await open(match);
    focus('[data-pile="2"]');
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(document.activeElement).toBe(page.find('[data-pile="2"]'));
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(document.activeElement).toBe(page.find("[data-prompt]"));
  });

  it("[N13] comes back from the prompt to the piles if one is to be drawn from", async () => {
    const match = new Match();
    page = await open(match);
    focus("[data-prompt]");
    match.lay(false);
    page.update();
    expect(document.activeElement).toBe(page.find('[data-pile="0"]'));
  });

  it("[N8] stays on the board when a swap ends the match", async () => {
    const match = new Match();
    page = await open(match);
    focus('[data-cell="5-7"]');
    match.swapToTheEnd();
    page.update();
    expect(document.activeElement).not.toBe(document.body);
    expect(page.root.contains(document.activeElement)).toBe(true);
  });

  it("is left alone while it is elsewhere", async () => {
    const match = new Match();
    page = await open(match);
    const field = document.createElement("input");
    document.body.append(field);
    focus('[data-pile="0"]');
    field.focus();
    match.lay(false);
    page.update();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

describe("the voice", () => {
  const said = () => page.find('[aria-live="polite"]').textContent;

  it("[N13] says after what happened that two cards are to be drawn, then one, then nothing", async () => {
    const match = new Match();
    page = await open(match);
    match.lay(false);
    page.update();
    expect(said()).toMatch(/^Ola lays .+ Draw two cards: choose a pile\.$/);
    expect(said()?.match(/not there/gi)).toHaveLength(1);
    expect(page.find("[data-prompt]").textContent).toContain(
      "Not there. Draw two cards",
    );
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(said()).toMatch(/^Ola draws .+ One more card: choose a pile\.$/);
    match.play({ type: "draw", pile: 2 });
    page.update();
    expect(said()).toMatch(/^Ola draws .+ from pile 3\.$/);
  });

  it("[N13] does not tell others to draw", async () => {
    const match = new Match();
    page = await open(match, "en", 1);
    match.lay(false);
    page.update();
    expect(said()).toContain("Ola lays");
    expect(said()).not.toContain("Draw");
  });

  it("[N7] says once what a chosen card is for", async () => {
    const match = new Match();
    page = await open(match);
    page.tap(`[data-card="${firstCard(match)}"]`);
    expect(said()).toMatch(/: now a free space/);
    const sentence = page.find('[aria-live="polite"] span');
    page.update();
    expect(page.find('[aria-live="polite"] span')).toBe(sentence);
  });
});
