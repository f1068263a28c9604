/** My games, for two people at one table: whose turn it is, one tap away from home, and put away with another. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNothingGrave, expectNoSurplus } from "./checks.ts";
import { italianPhone, openHouse, patience } from "./house.ts";
import type { House, Person } from "./house.ts";
import { goodMove, make, viewOf } from "./nsoe.ts";
import { beginWithMarco, setUpTable } from "./table.ts";

describe("my games", () => {
  let house: House;
  let ola: Person;
  let marco: Person;
  let link: string;

  beforeAll(async () => {
    house = await openHouse("deal 37");
    ola = await house.enter();
    marco = await house.enter({ ...italianPhone, colorScheme: "dark" });
  });
  afterAll(() => house.close());

  const list = ({ page }: Person, name: string) =>
    page.getByRole("region", { name, exact: true }).getByRole("listitem");

  /** In the bar of home, whatever else is there. */
  const way = ({ page }: Person, name: string) =>
    page.getByRole("banner").getByRole("link", { name });

  /** From home, as a person gets there. */
  async function openOlas(): Promise<void> {
    await ola.page.goto("/");
    await way(ola, "My games").click();
    await ola.page.getByRole("heading", { name: "My games" }).waitFor();
  }

  async function openMarcos(): Promise<void> {
    await marco.page.goto("/");
    await way(marco, "Le mie partite").tap();
  }

  it("whoever has not played is told what will be here", async () => {
    await openOlas();
    await ola.page.getByText("Nothing here yet").waitFor();
    await expectNothingGrave(ola.page);
  });

  it("each of two at a table sees whose turn it is", async () => {
    link = await setUpTable(ola.page, "nsoe", "Ola");
    await openOlas();
    await list(ola, "In progress").getByText("Waiting for players").waitFor();
    await ola.page.goto(link);
    await beginWithMarco(ola.page, marco.page, link);
    expect(await turnOf(ola)).toBe(0);
    await openMarcos();
    await list(marco, "In corso").getByText("Tocca a Ola").waitFor();
    await openOlas();
    await list(ola, "Your turn").getByText("Marco · online").waitFor();
  });

  it("a tap opens it; after a move it is the other's turn", async () => {
    await list(ola, "Your turn").getByRole("link").click();
    await ola.page.locator("[data-card]").first().waitFor(patience);
    expect(new URL(ola.page.url()).pathname).toBe(link);
    const view = await viewOf(ola.page);
    await make(ola.page, goodMove(view, view.hands[0] ?? []), 1);
    await expect.poll(() => turnOf(ola), patience).toBe(1);
    await openMarcos();
    await list(marco, "Tocca a te").getByText("Ola · online").waitFor();
    await expectNothingGrave(marco.page);
    await expectNoSurplus(marco.page);
  });

  it("whoever comes back is shown what happened meanwhile, or skips it", async () => {
    await marco.page.goto(`${link}?pace=calm`);
    const missed = marco.page.getByText("È successo mentre non c’eri.");
    await missed.waitFor(patience);
    await marco.page.getByRole("banner").tap({ position: { x: 150, y: 20 } });
    await missed.waitFor({ state: "detached" });
    await marco.page.locator("[data-card]:enabled").first().waitFor(patience);
    // Once seen, it is not shown again.
    await marco.page.goto(`${link}?pace=calm`);
    await marco.page.locator("[data-card]:enabled").first().waitFor(patience);
    expect(await missed.count()).toBe(0);
    await openMarcos();
  });

  it("a match on this device stands beside it", async () => {
    await ola.page.goto("/solo/nsoe");
    await ola.page.locator("[data-card]:enabled").first().waitFor(patience);
    await openOlas();
    const rows = list(ola, "Your turn");
    await rows.getByText("against bots").waitFor();
    await list(ola, "In progress").getByText("Marco’s turn").waitFor();
    await expectNothingGrave(ola.page);
    // By the keyboard: away, back, and away for good.
    await rows.getByRole("button", { name: /^Put away/ }).focus();
    await ola.page.keyboard.press("Enter");
    await rows.getByText("Put away: North South West East").waitFor();
    await ola.page.keyboard.press("Enter");
    await rows.getByText("against bots").waitFor();
    await ola.page.keyboard.press("Enter");
    await rows.getByText("Put away: North South West East").waitFor();
    await openOlas();
    await list(ola, "In progress").getByText("Marco’s turn").waitFor();
    expect(await list(ola, "Your turn").count()).toBe(0);
  });

  it("without the server what is on the device is there, and the page says so", async () => {
    await ola.page.goto("/solo/nsoe");
    await ola.page.locator("[data-card]:enabled").first().waitFor(patience);
    await openOlas();
    await list(ola, "In progress").getByText("Marco’s turn").waitFor();
    await ola.page.getByRole("link", { name: "Stolik" }).click();
    await ola.context.setOffline(true);
    await way(ola, "My games").click();
    await ola.page.getByText("Your online games can’t be shown").waitFor();
    await list(ola, "Your turn").getByText("against bots").waitFor();
    await ola.context.setOffline(false);
    await list(ola, "In progress").getByText("Marco’s turn").waitFor();
  });

  it("a table that is put away is neither here nor on home, until its player is back", async () => {
    await marco.page
      .getByRole("button", { name: /^Metti via: Nord Sud Ovest Est/ })
      .tap();
    await marco.page.getByText("Messa via: Nord Sud Ovest Est").waitFor();
    await marco.page.goto("/");
    const back = marco.page.getByRole("link", { name: "Torna al tuo tavolo" });
    await marco.page.getByRole("heading", { name: "Stolik" }).waitFor();
    expect(await back.count()).toBe(0);
    await openMarcos();
    await marco.page.getByText("Qui non c’è ancora nulla").waitFor();
    await marco.page.goto(link);
    await marco.page.locator("[data-card]").first().waitFor(patience);
    await openMarcos();
    await list(marco, "Tocca a te").getByText("Ola · online").waitFor();
  });

  /** As the server says it to whoever asks. */
  async function turnOf({ page }: Person): Promise<number | undefined> {
    const answer = await page.request.get("/api/me/tables");
    const { tables } = (await answer.json()) as {
      readonly tables: readonly { readonly toMove: readonly number[] }[];
    };
    return tables[0]?.toMove[0];
  }
});
