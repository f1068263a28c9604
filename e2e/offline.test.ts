/** Without a network, after one visit: home, the rules, first steps, deals of the day, and a match of every game, alone and on one device. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNothingGrave, expectNoSurplus } from "./checks.ts";
import {
  DAY,
  dayAt,
  dealsFrom,
  expectAlone,
  expectScore,
  makeAll,
  NOON,
  solving,
} from "./daily.ts";
import { dealGames } from "./deals.ts";
import { firstMoves, seed, told } from "./first-moves.ts";
import { desktop, openHouse, openServer, patience, phone } from "./house.ts";
import type { House, Person } from "./house.ts";
import { takeSteps } from "./lesson.ts";
import { scoreSheet } from "./letters.ts";
import { beginAgainst, setUpTable } from "./table.ts";

const today = dayAt(NOON);
const tomorrow = dayAt(NOON + DAY);

let house: House;
/** Somebody who was home once, until everything was on their device. */
let visitor: Person;
let table: string;
let deals: Awaited<ReturnType<typeof dealsFrom>>;
/** What time it is for the server. */
let now = NOON;

beforeAll(async () => {
  const server = openServer("offline", { clock: () => now });
  house = await openHouse("offline", server);
  visitor = await house.enter({ serviceWorkers: "allow", hasTouch: true });
  const { page, context } = visitor;
  await page.clock.setFixedTime(NOON);
  await page.goto("/");
  await dictionary(page, "takes up 2 MB").waitFor(patience);
  await page.waitForFunction(
    () => localStorage.getItem("stolik.daily.deals")?.includes('isWhole":true'),
    undefined,
    solving,
  );
  deals = await dealsFrom(page);
  // A table on the server, whose page they have seen once.
  table = await setUpTable(page, "nsoe", "Ola");
  await context.setOffline(true);
}, solving.timeout);
afterAll(() => house.close());

function dictionary(page: Page, words: string) {
  return page
    .getByRole("region", { name: "On this device" })
    .getByText(words, { exact: false });
}

const games = Object.keys(firstMoves);

it("home opens, and says what can be played", async () => {
  const { page } = visitor;
  await page.goto("/");
  await page
    .getByRole("status")
    .getByText(/^You’re offline. You can still play against bots/)
    .waitFor();
  await expectNothingGrave(page);
  await expectNoSurplus(page);
});

it.each(games)("%s is played against a bot", async (game) => {
  const { page } = visitor;
  await page.goto(`/solo/${game}?seed=${seed}`);
  await beginAgainst(page, [
    "1",
    "novice",
    ...(game === "cross" ? ["All of them"] : []),
  ]);
  await firstMoves[game]?.(page);
  // A bot needs the dictionary, too.
  if (game === "letters") await told(page, /^Bruno/);
});

it.each(games)(
  "%s is played on one device; its rules and first steps open",
  async (game) => {
    const { page } = visitor;
    await page.goto(`/hotseat/${game}?seed=${seed}`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const curtain = page.getByRole("button", { name: "Show my side" });
    const plates = page.getByRole("list", { name: "At the table" });
    const seats = page.locator("[data-seat]");
    await curtain.or(plates).or(seats).first().waitFor(patience);
    if (await curtain.isVisible()) await curtain.click();
    await firstMoves[game]?.(page);
    await page.goto(`/rules/${game}`);
    await page.getByRole("main").getByRole("heading").nth(1).waitFor(patience);
    await page.goto(`/learn/${game}`);
    const press = (part: string) => page.locator(part).first().press("Enter");
    expect(await takeSteps(page, 3, press, press)).toBe(false);
  },
);

describe("deals of the day", () => {
  const solved = [
    ...dealGames.map((game) => ({ game, day: today })),
    ...dealGames.slice(0, 1).map((game) => ({ game, day: tomorrow })),
  ];

  it.each(solved)("$game.game of $day is solved", async ({ game, day }) => {
    const { page } = visitor;
    const found = deals.find(
      (one) => one.day === day && one.game === game.game,
    );
    if (!found) throw new Error("There is no such deal.");
    const { best, solution } = found.deal;
    await page.setViewportSize(phone);
    await page.clock.setFixedTime(day === today ? NOON : NOON + DAY);
    await page.goto("/daily");
    await page.locator(`[data-game="${game.game}"] a`).click();
    await page.getByText("Deal of ").waitFor(patience);
    await makeAll(page, game, solution, 2);
    await expectScore(page, best, best);
    await page.getByText("sent when the network is back").waitFor(patience);
    await expectNoSurplus(page);
    await page.setViewportSize(desktop);
  });

  it("make a streak that forgives one day, and reach for three days", async () => {
    const { page } = visitor;
    for (const [days, streak, isThere] of [
      [1, 2, true],
      [2, 2, true],
      [3, 2, false],
      [4, 0, false],
    ] as const) {
      await page.clock.setFixedTime(NOON + days * DAY);
      await page.goto("/daily");
      await page.getByText(`Streak: ${streak} day`).waitFor(patience);
      const missing = page.getByText("isn’t on this device yet");
      expect(await missing.count()).toBe(isThere ? 0 : dealGames.length);
    }
  });

  it("are sent when the network is back, and counted once", async () => {
    const { page, context } = visitor;
    now = NOON + DAY;
    await page.clock.setFixedTime(now);
    await context.setOffline(false);
    // A page that is left in between is heard twice, and its result counts once.
    const sent = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isSent = response.request().method() === "POST" && response.ok();
      if (isSent && pathname !== "/api/guest") sent.add(pathname);
    });
    await page.goto("/daily");
    const paths = solved.map(
      ({ game, day }) => `/api/daily/${day}/${game.game}`,
    );
    await expect
      .poll(() => [...sent].toSorted(), patience)
      .toEqual(paths.toSorted());
    await page.goto(`/daily/${solved.at(-1)?.game.game}`);
    await expectAlone(page, 12);
    for (const path of paths) {
      const answer = await page.request.get(path);
      const { scores } = (await answer.json()) as {
        readonly scores: readonly { readonly people: number }[];
      };
      expect(scores.map(({ people }) => people)).toEqual([1]);
    }
    await context.setOffline(true);
  });
});

it("the games on this device are listed, and those online said to be out of reach", async () => {
  const { page } = visitor;
  await page.goto("/games");
  await page.getByText("Your online games can’t be shown").waitFor(patience);
  const rows = page
    .getByRole("region", { name: "Your turn" })
    .getByRole("listitem");
  await expect.poll(() => rows.count(), patience).toBe(2 * games.length);
  await expectNothingGrave(page);
});

it("any language can be chosen, and the page opens in it again", async () => {
  const { page } = visitor;
  await page.goto("/");
  for (const [name, words] of [
    ["Polski", "Na tym urządzeniu"],
    ["Italiano", "Su questo dispositivo"],
    ["English", "On this device"],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("region", { name: words }).waitFor(patience);
    await page.reload();
    await page.getByRole("region", { name: words }).waitFor(patience);
  }
});

it("the dictionary is thrown away with a tap, and fetched again when asked", async () => {
  const { page, context } = visitor;
  await page.goto("/");
  await page.getByRole("button", { name: "Delete it" }).click();
  await dictionary(page, "word games need the internet").waitFor();
  // The browser may have a copy of its own, which goes when it likes.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
  // What was played with it waits for it.
  await page.goto("/solo/letters");
  await page
    .getByText("The dictionary isn’t on this device")
    .first()
    .waitFor(patience);
  await expectNothingGrave(page);
  await context.setOffline(false);
  await page.goto("/");
  await page.getByRole("button", { name: "Download it" }).click();
  await dictionary(page, "takes up 2 MB").waitFor(patience);
  await context.setOffline(true);
  await page.goto("/solo/letters");
  await scoreSheet(page).getByText("GŁOWI").waitFor(patience);
});

it("a table on the server says that it needs the network", async () => {
  const { page } = visitor;
  for (const path of [table, "/t/somewhere-else"]) {
    await page.goto(path);
    await page.getByText("You’re offline. Your game is safe").waitFor();
    await page
      .getByText("The server can’t be reached. Check your connection")
      .waitFor(patience);
  }
  await expectNothingGrave(page);
});
