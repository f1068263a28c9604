/** How people of these journeys play Europe Crosswise: the same match runs in the kernel, so they know every back. */

import {
  armsOf,
  cross,
  innerOf,
  isOrdered,
  measure,
  setAside,
  slots,
} from "@stolik/cross/rules";
import type { Arm, Card, Move, Slot, State, View } from "@stolik/cross/rules";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./house.ts";
import { mirrorOf } from "./mirror.ts";
import type { Mirror } from "./mirror.ts";
import { viewAs } from "./table.ts";

export function mirror(
  seed: Uint8Array,
  entropies: readonly string[],
  raw?: unknown,
): Mirror<State, Move> {
  return mirrorOf(cross, seed, entropies, raw);
}

/** The view of the person's own table, as their browser may ask for it. */
export const viewOf = viewAs<View>;

export function topOf({ deck }: State): Card {
  const top = deck.at(-1);
  if (!top || top === "stop") throw new Error("There is no card to lay.");
  return top;
}

/** A slot where neither neighbour contradicts the card on top, on the shortest arm that has one. */
export function rightSlot(state: State): Slot {
  const right = [...slots(state)].filter(
    (slot) => !isPastInner(state, slot) && !isPastOuter(state, slot),
  );
  const [slot] = right.toSorted(
    (one, other) => state.arms[one.arm].length - state.arms[other.arm].length,
  );
  if (!slot) throw new Error("The card fits nowhere.");
  return slot;
}

/** A slot where the neighbour towards the centre proves the card on top wrong. */
export function wrongSlot(state: State): Slot {
  const slot = [...slots(state)].find((free) => isPastInner(state, free));
  if (!slot) throw new Error("The card fits everywhere.");
  return slot;
}

/** C16: how many of the laid cards a stop would set aside now. */
export function wrongCount(state: State): number {
  return armsOf(state)
    .map((arm) =>
      setAside(arm, state.start, state.arms[arm], (card) =>
        printed(state, arm, card),
      ),
    )
    .flat().length;
}

function isPastInner(state: State, slot: Slot): boolean {
  const inner = printed(state, slot.arm, innerOf(state, slot));
  const mine = printed(state, slot.arm, topOf(state));
  return !isOrdered(slot.arm, inner, mine);
}

function isPastOuter(state: State, { arm, index }: Slot): boolean {
  const outer = state.arms[arm][index];
  if (!outer) return false;
  const mine = printed(state, arm, topOf(state));
  return !isOrdered(arm, mine, printed(state, arm, outer));
}

function printed({ variant, backs }: State, arm: Arm, card: Card): number {
  return measure(variant, arm, backs[card]);
}

/** Does on the page what the move says: a tap on a slot, on a button, on the neighbour, on a number. */
export async function make(page: Page, move: Move): Promise<void> {
  switch (move.type) {
    case "lay":
      return lay(page, move);
    case "agree":
      return page.locator("[data-agree]").click();
    case "doubt":
      return page
        .locator(`[data-card="${move.neighbour}"][data-asked="true"]`)
        .click();
    case "estimate":
      await page.locator(`[data-number="${move.wrong}"]`).click();
      return page.locator("[data-say]").click();
  }
}

/** Where the slot is too thin for a finger, the first tap unfolds the arm. */
async function lay(page: Page, { arm, index }: Slot): Promise<void> {
  const slot = page.locator(`[data-slot="${arm}-${index}"]`);
  if ((await slot.getAttribute("data-thin")) === "true") {
    await slot.click();
    await expect
      .poll(() => slot.getAttribute("data-thin"), patience)
      .toBe("false");
  }
  await slot.click();
}

/** Waits until the page shows what everyone holds. */
export async function holds(
  page: Page,
  tokens: readonly number[],
): Promise<void> {
  await expect.poll(() => tokensOn(page), patience).toEqual([...tokens]);
}

async function tokensOn(page: Page): Promise<number[]> {
  const held = await page.locator("[data-seat] strong").allInnerTexts();
  return held.map((text) => Number.parseInt(text, 10));
}

/** Waits until the page's cross is the kernel's. */
export async function shows(page: Page, state: State): Promise<void> {
  const expected = [state.start, ...Object.values(state.arms).flat()];
  await expect.poll(() => cardsOn(page), patience).toEqual(expected.toSorted());
}

async function cardsOn(page: Page): Promise<string[]> {
  const cards = await page
    .locator("[data-fine] [data-card]")
    .evaluateAll((all) =>
      all.map((card) => card.getAttribute("data-card") ?? ""),
    );
  return cards.toSorted();
}

/** Begins a match of two around one screen. */
export async function sitDown(
  page: Page,
  seed: string,
  choose?: string,
): Promise<void> {
  await page.goto(`/hotseat/cross?seed=${seed}`);
  if (choose) await page.getByRole("radio", { name: choose }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator("[data-slot]").first().waitFor();
}

/** One move, on the page and in the kernel, by whoever is asked first. */
export async function step(
  page: Page,
  match: Mirror<State, Move>,
  move: Move,
): Promise<void> {
  const before = await prompt(page);
  await make(page, move);
  match.play(match.state.awaited[0] ?? 0, move);
  await expect.poll(() => prompt(page), patience).not.toBe(before);
}

/** What the page asks for or waits for, with the seats that may act. */
export async function prompt(page: Page): Promise<string> {
  const actions = await page.locator("[data-actions] > p").allInnerTexts();
  const doing = await page.locator("[data-seat]").allInnerTexts();
  return [...actions, ...doing].join("\n");
}
