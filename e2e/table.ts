/** A table on the server: setting one up, and what a person's own browser may ask of it. */

import { parseRecord } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "./house.ts";

/** Sets up a table in English and returns the path of its link. */
export async function setUpTable(
  page: Page,
  game: string,
  name: string,
  seats?: number,
): Promise<string> {
  await page.goto(`/new/${game}`);
  await page.getByLabel("Your nickname").fill(name);
  if (seats !== undefined)
    await page
      .getByRole("group", { name: "How many players?" })
      .getByRole("radio", { name: String(seats), exact: true })
      .check();
  await page.getByRole("button", { name: "Set up the table" }).click();
  const link = await page
    .getByRole("textbox", { name: "Link to this table" })
    .inputValue();
  return new URL(link).pathname;
}

/** Marco, who has an Italian phone, follows the link and sits down. */
export async function seatMarco(marco: Page, table: string): Promise<void> {
  await marco.goto(table);
  await marco.getByLabel("Il tuo soprannome").fill("Marco");
  await marco.getByRole("button", { name: "Mi siedo" }).tap();
}

/** He sits down at the host's table of Nord Sud Ovest Est, and it begins. */
export async function beginWithMarco(
  host: Page,
  marco: Page,
  table: string,
): Promise<void> {
  await seatMarco(marco, table);
  await host.getByRole("button", { name: "Start the game" }).click();
  for (const page of [host, marco])
    await page.locator("[data-card]").first().waitFor(patience);
}

/** Begins another match alone, with these choices. */
export async function beginAgainst(
  page: Page,
  choices: readonly string[],
): Promise<void> {
  await page.getByRole("button", { name: "New game" }).click();
  const form = page.getByRole("dialog");
  for (const name of choices)
    await form.getByRole("radio", { name, exact: true }).check();
  await form.getByRole("button", { name: "Start", exact: true }).click();
  await form.waitFor({ state: "detached" });
}

/** The view of the person's own table. */
export async function viewAs<View>(page: Page): Promise<View> {
  const answer = await page.request.get(`${apiOf(page)}/view`);
  return ((await answer.json()) as { readonly view: View }).view;
}

/** Plays by the same door as a page, without one. */
export async function postMove(
  page: Page,
  seq: number,
  move: unknown,
): Promise<void> {
  const answer = await page.request.post(`${apiOf(page)}/moves`, {
    data: { id: `posted-${seq}`, seq, move },
  });
  expect(await answer.json()).toEqual({ seq: seq + 1 });
}

function apiOf(page: Page): string {
  return `/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`;
}

/** The record of a finished match, as the page gives it to whoever asks. */
export async function recordFrom(page: Page): Promise<GameRecord> {
  await page.getByText("More", { exact: true }).click();
  const name = "Save this game to a file";
  const asking = page
    .getByRole("link", { name })
    .or(page.getByRole("button", { name }));
  const [download] = await Promise.all([
    page.waitForEvent("download", patience),
    asking.click(),
  ]);
  const stream = await download.createReadStream();
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  const record = parseRecord(JSON.parse(text));
  if (!record.ok) throw new Error(record.refusal.code);
  return record.value;
}
