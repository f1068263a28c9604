// @vitest-environment happy-dom
/** What is read on the board holds back what comes after it. */

import { heldBoard } from "@stolik/furniture/testing";
import { expect, it } from "vitest";
import { Board } from "../board.tsx";
import { library, players, TableMatch } from "./table.tsx";

const { open, held } = heldBoard(Board, library, players);

it("[C14] a check, until the cards are turned back", async () => {
  const match = new TableMatch();
  const page = await open(match);
  expect(held()).toBeUndefined();
  match.check(true);
  page.update();
  expect(held()).toBe("closed");
  page.tap("[data-close]");
  expect(held()).toBeUndefined();
});

it("[C16] a judging, until one goes on", async () => {
  const match = new TableMatch();
  const page = await open(match);
  match.toTheStop();
  match.estimate(0, 1, 2);
  page.update();
  page.tap("[data-skip]");
  expect(held()).toBe("closed");
  page.tap("[data-close]");
  expect(held()).toBeUndefined();
});

it("[C10] a wrong card lies where it was laid until the cards are turned back", async () => {
  const match = new TableMatch();
  const page = await open(match);
  match.check(false);
  page.update();
  const card = page.find("[data-turned]").getAttribute("data-turned");
  const laid = `[data-card="${card}"]`;
  expect(page.find(laid).getAttribute("data-verdict")).toBe("wrong");
  expect(page.all("[data-doing]")).toHaveLength(0);
  page.tap("[data-close]");
  expect(page.all(laid)).toHaveLength(0);
  expect(page.all("[data-doing]")).toHaveLength(1);
});

it("[C16] [C18] during a judging the stop card lies on the deck, and the log has nothing of the next cross", async () => {
  const match = new TableMatch();
  const page = await open(match);
  match.toTheStop();
  match.estimate(0, 1, 2);
  page.update();
  const next = "A new cross begins";
  expect(page.all('[data-deck="stop"]')).toHaveLength(1);
  page.tap("[data-skip]");
  expect(page.find("ol:last-of-type").textContent).not.toContain(next);
  page.tap("[data-close]");
  expect(page.all('[data-deck="stop"]')).toHaveLength(0);
  expect(page.root.textContent).toContain(next);
});
