/** `npm run pictures`: makes all of docs/images from golden games, or those that are named. */

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { findBrowser } from "../../scripts/browser.mjs";
import { ensureBuilt } from "../../scripts/build.mjs";
import { root } from "../../scripts/root.mjs";
import { Failure, main, say, seconds } from "../../scripts/say.mjs";
import { closeBrowser, openHouse, openServer } from "../house.ts";
import type { House } from "../house.ts";
import { hideWhatIsCut } from "./edge.ts";
import { encodeLoop, encodeStill } from "./encoder.ts";
import { camera, film } from "./film.ts";
import { comeToRest, DAY, prepareTime } from "./frozen-time.ts";
import { loops } from "./plan.ts";
import type { Loop } from "./plan.ts";
import { stills } from "./stills.ts";
import type { Still } from "./stills.ts";
import { animate } from "./webp.ts";

const folder = path.join(root, "docs/images");
/** A first look is quick on a slow line, too. */
const LARGEST = 1_000_000;

await main(async () => {
  const wanted = process.argv.slice(2);
  const chosen = {
    loops: loops.filter(({ game }) => isWanted(wanted, `${game}-loop`)),
    stills: stills.filter(({ name }) => isWanted(wanted, name)),
  };
  if (chosen.loops.length + chosen.stills.length === 0)
    throw new Failure(`There is no picture called ${wanted.join(" or ")}.`);
  const chromium = findBrowser();
  if (!chromium)
    throw new Failure(
      "Pictures are taken in Chromium, and there is none: install one (apt-get install chromium), or say in CHROMIUM_PATH where it is.",
    );
  process.env["CHROMIUM_PATH"] = chromium;
  await ensureBuilt(["web"]);
  mkdirSync(folder, { recursive: true });
  const server = openServer("pictures", { clock: () => DAY.getTime() });
  const house = await openHouse("pictures", server, { isDrawn: true });
  try {
    for (const still of chosen.stills) await takeStill(house, still);
    for (const loop of chosen.loops) await takeLoop(house, loop);
  } finally {
    await house.close();
    await closeBrowser();
  }
});

/** All of them, or whose name begins like one that was asked for. */
function isWanted(wanted: readonly string[], name: string): boolean {
  return (
    wanted.length === 0 ||
    wanted.some((beginning) => name.startsWith(beginning))
  );
}

async function takeStill(house: House, still: Still): Promise<void> {
  const since = performance.now();
  const page = await enter(house, still.device);
  await prepareTime(page);
  await still.open(page);
  await comeToRest(page);
  const { height } = still.device.viewport;
  await hideWhatIsCut(page, height - (still.foot ?? 0));
  const png = await page.screenshot();
  const webp = await encodeStill(await darkroom(page), png);
  keep(still.name, webp, since);
  await page.context().close();
}

async function takeLoop(house: House, loop: Loop): Promise<void> {
  const since = performance.now();
  const page = await enter(house, camera(loop));
  const takes = await film(page, loop);
  const frames = await encodeLoop(await darkroom(page), takes);
  keep(`${loop.game}-loop`, animate(frames), since);
  const last = takes.at(-1);
  // For whoever wants nothing to move.
  if (last)
    keep(loop.game, await encodeStill(await darkroom(page), last.png), since);
  await page.context().close();
}

/** Somebody who has played before, on a device with light colours. */
async function enter(
  house: House,
  options: BrowserContextOptions,
): Promise<Page> {
  const { page, context } = await house.enter({
    colorScheme: "light",
    ...options,
  });
  const games = loops.map(({ game }) => game);
  await context.addInitScript((played) => {
    // A page that has not been anywhere yet keeps nothing.
    if (location.href === "about:blank") return;
    for (const game of played)
      localStorage.setItem(`stolik.matches.${game}`, "9");
  }, games);
  return page;
}

/** A page without an app, on which pictures are encoded. */
async function darkroom(page: Page): Promise<Page> {
  return page.context().newPage();
}

function keep(name: string, content: Buffer, since: number): void {
  const kilobytes = Math.round(content.length / 1000);
  say(`${name}.webp: ${kilobytes} kB in ${seconds(since)}`);
  if (content.length >= LARGEST)
    throw new Failure(`${name}.webp is larger than 1 MB: make it shorter.`);
  writeFileSync(path.join(folder, `${name}.webp`), content);
}
