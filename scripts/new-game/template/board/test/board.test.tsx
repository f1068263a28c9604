// @vitest-environment happy-dom
/** The board: what it shows, what it hides, and how a card is laid. */

import { expect, it } from "vitest";
import { match, open } from "./page.tsx";

it("[S4] a tap lays a card of one's own hand", async () => {
  const shown = match();
  const page = await open(shown);
  const [card] = shown.state.hands[0] ?? [];
  page.tap(`[data-card="${card}"]`);
  expect(page.moves).toEqual([{ type: "lay", card }]);
  page.close();
});

it("[S4] arrows go from card to card", async () => {
  const shown = match();
  const page = await open(shown);
  const [first, second] = page.all("[data-card]") as HTMLElement[];
  first?.focus();
  page.press(`[data-card="${first?.dataset["card"]}"]`, "ArrowRight");
  expect(document.activeElement).toBe(second);
  page.close();
});

it("[S5] the card that waits is shown, and who is to answer", async () => {
  const shown = match();
  const [card] = shown.state.hands[0] ?? [];
  shown.play({ type: "lay", card: card ?? 0 });
  const page = await open(shown);
  expect(page.find("[role=img]").getAttribute("aria-label")).toBe(
    `Card ${card}`,
  );
  expect(page.root.textContent).toContain("Bartek is thinking.");
  expect(page.root.textContent).toContain(`Ola lays the ${card}.`);
  page.close();
});

it("[S7] a spectator sees no hand", async () => {
  const page = await open(match(), null);
  expect(page.all("[data-card]")).toEqual([]);
  page.close();
});
