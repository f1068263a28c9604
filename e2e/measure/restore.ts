/** A match as it was left on a device, at any moment of a record: opened again, it is somebody's turn. */

import { readFileSync } from "node:fs";
import path from "node:path";
import type { GameRecord, Player } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { settled } from "../checks.ts";
import type { Stage } from "./stages.ts";

/** An address of the app where none of it runs. */
const EMPTY = "/empty";
/** An address that the app does not know: it shows no game there. */
const NOWHERE = "/nowhere";

export async function openStage(page: Page, stage: Stage): Promise<void> {
  const saved = savedAt(stage);
  await page.route(`**${EMPTY}`, (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto(EMPTY);
  await page.evaluate(keep, saved);
  await page.goto(saved.address);
  await pressAll(page, stage);
}

/** The same for somebody who is in the app already and follows links there: it is not loaded anew. */
export async function openNext(page: Page, stage: Stage): Promise<void> {
  const saved = savedAt(stage);
  const games = page.locator("[data-game]");
  await page.evaluate(follow, NOWHERE);
  await games.first().waitFor({ state: "detached" });
  await page.evaluate(keep, saved);
  await page.evaluate(follow, saved.address);
  await games.first().waitFor();
  await pressAll(page, stage);
  for (const selector of stage.next)
    await page.locator(selector).first().waitFor({ state: "attached" });
}

async function pressAll(page: Page, { press }: Stage): Promise<void> {
  await atRest(page);
  for (const selector of press ?? []) {
    await page.locator(selector).first().click();
    await atRest(page);
  }
}

/** On a busy machine a page may be told for many seconds that it has no time. */
const IDLE_WITHIN = 1_000;

/** What a board draws when there is time for it is drawn, too. */
export async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(
    (timeout) =>
      new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_WITHIN,
  );
}

/** What is kept of the match, under which key, and where it is opened. Whoever moves next is the person, all others are bots. */
function savedAt({ game, record: name, cut, isPast }: Stage) {
  const whole = read(game, name);
  const { outcome: _, ...record } = whole;
  const { moves, commitment } = record;
  const at = cut(moves);
  const row = moves[at];
  const own = row && "seat" in row ? row.seat : 0;
  const players = Array.from({ length: record.seats }, (_, seat) =>
    seat === own ? person : botAt(seat),
  );
  if (isPast) {
    const kept = commitment.slice(0, 16);
    const address = `/r?kept=${kept}&at=${at}`;
    return { key: `over/${kept}`, address, match: { players, record: whole } };
  }
  const played = at === moves.length ? whole : record;
  const match = { players, record: { ...played, moves: moves.slice(0, at) } };
  return { key: `solo/${game}`, address: `/solo/${game}`, match };
}

const person: Player = { type: "person", name: "Ola", isOnline: true };

function botAt(seat: number): Player {
  const names = ["Bruno", "Celina", "Dario", "Emilia", "Fryderyk", "Gaia"];
  return { type: "bot", name: names[seat] ?? "", level: 2 };
}

function read(game: string, record: string): GameRecord {
  const file = `../../games/${game}/test/golden/${record}.json`;
  const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
  return JSON.parse(text) as GameRecord;
}

/** Runs in the page: on a device that has nothing else. */
async function keep(saved: {
  readonly key: string;
  readonly match: unknown;
}): Promise<void> {
  const pace = localStorage.getItem("stolik.pace");
  localStorage.clear();
  if (pace !== null) localStorage.setItem("stolik.pace", pace);
  const opened = indexedDB.open("stolik", 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore("matches");
  await new Promise((resolve) => {
    opened.onsuccess = resolve;
  });
  const writing = opened.result.transaction("matches", "readwrite");
  writing.objectStore("matches").put(saved.match, saved.key);
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  opened.result.close();
}

/** Runs in the page: a link is pressed, as there may be one on any page. */
function follow(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
