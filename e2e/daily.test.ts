/** The deals of the day: solved worse than could be, compared, shared, seen at their best, and one mistake tried again. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSurplus, expectNothingGrave, resize } from "./checks.ts";
import {
  DAY,
  dayAt,
  dealsFrom,
  expectAlone,
  expectScore,
  makeAll,
  NOON,
  solving,
  stopCalendar,
} from "./daily.ts";
import { dealGames, scoreOf, worseSolution } from "./deals.ts";
import { desktop, openHouse, openServer, patience, phone } from "./house.ts";
import type { House } from "./house.ts";

const today = dayAt(NOON);
/** Both colours are looked at on two sizes, before and after. */
const LONG = { timeout: 300_000 };

let house: House;
let page: Page;
let deals: Awaited<ReturnType<typeof dealsFrom>>;

beforeAll(async () => {
  house = await openHouse("daily", openServer("daily", { clock: () => NOON }));
  const person = await house.enter();
  ({ page } = person);
  await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stopCalendar(person.context, NOON);
  deals = await dealsFrom(page);
}, solving.timeout);
afterAll(() => house.close());

function dealOf(game: string) {
  const found = deals.find((one) => one.day === today && one.game === game);
  if (!found) throw new Error(`There is no deal of ${game}.`);
  return found;
}

it("are one a game and day, three days ahead, and lie on one page", async () => {
  const days = [0, 1, 2].map((ahead) => dayAt(NOON + ahead * DAY));
  const games = dealGames.map(({ game }) => game);
  expect(deals.map(({ day, game }) => `${day} ${game}`).toSorted()).toEqual(
    days.flatMap((day) => games.map((game) => `${day} ${game}`)).toSorted(),
  );
  await page.goto("/");
  await page.getByRole("link", { name: /^Deal of the day/ }).click();
  await page.getByText("Monday, January 4").waitFor(patience);
  await page.getByText("Streak: 0 days").waitFor();
  await page.getByText(/Next deals in 12\shr/).waitFor();
  const open = page.getByRole("listitem").filter({ hasText: "Open" });
  expect(await open.count()).toBe(dealGames.length);
  await expectFineInBoth();
});

describe.each(dealGames)("the deal of $game", (game) => {
  it("is solved, compared and shared", LONG, async () => {
    const { deal } = dealOf(game.game);
    const moves = worseSolution(game, deal);
    const score = scoreOf(game, deal, moves) ?? 0;
    await page.goto("/daily");
    await page
      .locator(`[data-game="${game.game}"] a[href="/daily/${game.game}"]`)
      .click();
    await page.getByText("Deal of Monday, January 4").waitFor(patience);
    await expectFine("dark", phone);
    await resize(page, desktop);
    await makeAll(page, game, moves);
    await expectScore(page, score, deal.best);
    await page.getByText("1 person has solved this deal").waitFor(patience);
    await expectAlone(page, score);
    await expectFineInBoth();

    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [head, reached, ...rest] = text.split("\n");
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(head).toBe(`Stolik · ${title} · 1/4/2027`);
    expect(reached).toBe(await page.locator("[data-score]").textContent());
    expect(rest.pop()).toBe(`${house.url}/daily/${game.game}`);
    expect(rest.join("")).toMatch(/^[🟩🟨🟥]+$/u);
  });

  it("is shown at its best, and one mistake tried again counts nothing", async () => {
    const { deal, contentVersion, version } = dealOf(game.game);
    const moves = worseSolution(game, deal);
    const score = scoreOf(game, deal, moves) ?? 0;
    const { length } = deal.solution;
    await page.getByRole("button", { name: "Show the best solution" }).click();
    const next = page
      .getByRole("region", { name: "The best solution" })
      .getByRole("button", { name: "Next" });
    for (let step = 1; step <= length; step += 1) {
      await next.press("Enter");
      await page
        .getByText(`The best solution: step ${step} of ${length}`)
        .waitFor(patience);
    }
    expect(await next.isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Back to the result" }).click();
    await expectScore(page, score, deal.best);

    await page.getByRole("button", { name: "Try one mistake again" }).click();
    await page.getByText("just for practice").waitFor(patience);
    const mistake = game.daily.mistake(deal, moves);
    await makeAll(page, game, deal.solution.slice(mistake));
    await page
      .getByText(new RegExp(`This time: ${deal.best}\\b.*just for practice`))
      .waitFor(patience);
    await page.getByRole("button", { name: "Back to the result" }).click();
    await expectScore(page, score, deal.best);

    // The server counts the first result too, whatever it is sent later.
    const again = await page.request.post(`/api/daily/${today}/${game.game}`, {
      data: { contentVersion, version, moves: deal.solution },
    });
    expect(await again.json()).toMatchObject({ score });
    await page.reload();
    await expectScore(page, score, deal.best);
    await expectAlone(page, score);
  });
});

it("all solved, they say so", async () => {
  await page.getByRole("link", { name: "Today’s other deals" }).click();
  await page.getByText("Streak: 1 day").waitFor(patience);
  const solved = page.getByRole("listitem").filter({ hasText: "Solved" });
  expect(await solved.count()).toBe(dealGames.length);
  await expectFineInBoth();
  await page.getByRole("link", { name: "Stolik" }).click();
  const all = dealGames.length;
  await page.getByText(`Solved today: ${all} of ${all}`).waitFor(patience);
});

it("a table that waits is shown after a deal", async () => {
  const seats = [{ type: "me" }, { type: "bot", level: 1 }];
  const made = await page.request.post("/api/tables", {
    data: { game: "nsoe", options: {}, seats },
  });
  const { id } = (await made.json()) as { readonly id: string };
  await page.request.post(`/api/tables/${id}/start`, { data: {} });
  await expect.poll(() => seatsToMove(), patience).toEqual([[0]]);
  await page.goto(`/daily/${dealGames[0]?.game}`);
  await page
    .getByRole("region", { name: "Your turn" })
    .getByRole("link", { name: /^North South West East/ })
    .click(patience);
  await page.waitForURL(`**/t/${id}`, patience);
});

it("a page that is older than the deals is renewed when asked", async () => {
  const older = await house.enter();
  await stopCalendar(older.context, NOON);
  await older.page.route("**/api/daily", async (route) => {
    const answer = await (await route.fetch()).text();
    const body = answer.replaceAll('"version":1', '"version":1000');
    await route.fulfill({ body, contentType: "application/json" });
  });
  await older.page.goto(`/daily/${dealGames[0]?.game}`);
  await older.page
    .getByText("The deals have been renewed since this page was opened.")
    .waitFor(patience);
  await expectNothingGrave(older.page);
  await older.page.unroute("**/api/daily");
  await older.page.getByRole("button", { name: "Reload" }).click();
  await older.page.getByText("Deal of Monday, January 4").waitFor(patience);
  await older.context.close();
});

it("the dictionary on its way covers nothing that is played with", async () => {
  const slow = await house.enter({ viewport: phone, hasTouch: true });
  await stopCalendar(slow.context, NOON);
  await slow.page.route("**/*.bin", () => undefined);
  await slow.page.goto("/daily/letters");
  const [told, rack] = await Promise.all(
    [
      slow.page.getByText("Dictionary 0%"),
      slow.page.locator("[data-rack]"),
    ].map((shown) => shown.boundingBox(patience)),
  );
  expect(told!.y + told!.height).toBeLessThan(rack!.y);
  await slow.context.close();
});

/** Who is to move at each table of whoever looks at the page. */
async function seatsToMove(): Promise<(readonly number[])[]> {
  const answer = await page.request.get("/api/me/tables");
  const { tables } = (await answer.json()) as {
    readonly tables: readonly { readonly toMove: readonly number[] }[];
  };
  return tables.map(({ toMove }) => toMove);
}

async function expectFineInBoth(): Promise<void> {
  await expectFine("dark", phone);
  await expectFine("light", desktop);
}

/** Nothing grave in a scheme, and nothing wider than the window. */
async function expectFine(
  colorScheme: "light" | "dark",
  size: typeof phone,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await resize(page, size);
  await expectNothingGrave(page);
  await expectNoSurplus(page);
}
