/** What the page of a table on a server loads, of the games with secrets in their boxes: no worker, which has them all. */

import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pageFiles } from "../scripts/page-files.mjs";
import { openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse("loads");
});
afterAll(() => house.close());

it.each([
  ["nsoe", "[data-card]"],
  ["cross", "[data-deck]"],
  ["grzybowski", "[data-take]"],
])("a table of %s", async (game, onBoard) => {
  const { page, context } = await house.enter();
  const loaded: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) loaded.push(pathname.slice(1));
  });
  await page.request.post("/api/guest", { data: { name: "Ola" } });
  const made = await page.request.post("/api/tables", {
    data: {
      game,
      options: {},
      seats: [{ type: "me" }, { type: "bot", level: 1 }],
    },
  });
  const { id } = (await made.json()) as { readonly id: string };
  await page.request.post(`/api/tables/${id}/start`);
  await page.goto(`/t/${id}`);
  await page.locator(onBoard).first().waitFor(patience);

  const files = pageFiles(game);
  expect(loaded.length).toBeGreaterThan(3);
  for (const file of loaded) expect(files).toContain(file);
  expect(loaded.map((file) => path.basename(file))).not.toContainEqual(
    expect.stringMatching(/^worker/),
  );
  expect(page.workers()).toEqual([]);
  await context.close();
});
