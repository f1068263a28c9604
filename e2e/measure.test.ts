/** Every game at four sizes and through its whole course: what is too small, cut off, covered or out of sight. */

import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHouse, phone } from "./house.ts";
import type { House } from "./house.ts";
import { faultsOn, outOfSight } from "./measure/faults.ts";
import { atRest, openNext, openStage } from "./measure/restore.ts";
import { stages } from "./measure/stages.ts";
import type { Stage } from "./measure/stages.ts";
import { whileDrawn } from "./undrawn.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const desk: Readonly<Record<string, Size>> = {
  desk: { width: 1280, height: 800 },
};
const held: Readonly<Record<string, Size>> = {
  tablet: { width: 820, height: 1180 },
  phone,
  "phone held across": { width: 844, height: 390 },
};
const touch = { isMobile: true, hasTouch: true };
/** In three languages, whose names and sentences differ in length; stages that lie side by side are taken by different people. */
const people: readonly {
  readonly device: BrowserContextOptions;
  readonly sizes: Readonly<Record<string, Size>>;
  readonly stages: readonly Stage[];
}[] = [
  { device: { locale: "en" }, sizes: desk, stages },
  { device: { locale: "pl", ...touch }, sizes: held, stages: every(2, 0) },
  { device: { locale: "it", ...touch }, sizes: held, stages: every(2, 1) },
];

function every(step: number, from: number): readonly Stage[] {
  return stages.filter((_, index) => index % step === from);
}

/** By size and stage. */
const found = new Map<string, readonly string[]>();
let house: House;
beforeAll(async () => {
  house = await openHouse("measure");
  await Promise.all(people.map(measure));
}, 400_000);
afterAll(() => house.close());

/** The app is loaded once for all stages, and a stage is opened once for all sizes. */
async function measure(person: (typeof people)[number]): Promise<void> {
  const { page } = await house.enter(person.device);
  const sizes = Object.entries(person.sizes);
  for (const [index, stage] of person.stages.entries())
    for (const [at, [name, size]] of sizes.entries()) {
      await page.setViewportSize(size);
      if (at > 0) await atRest(page);
      else await (index === 0 ? openStage : openNext)(page, stage);
      await note(page, name, stage);
    }
}

async function note(page: Page, device: string, stage: Stage): Promise<void> {
  const faults = await whileDrawn(page, async () => [
    ...(await outOfSight(page, stage.next)),
    ...(await faultsOn(page)),
  ]);
  found.set(`${device} ${stage.game} ${stage.name}`, faults);
}

describe.each(Object.keys({ ...desk, ...held }))("on a %s", (device) => {
  it.each(stages)("$game, $name: nothing is wrong", ({ game, name }) => {
    expect(found.get(`${device} ${game} ${name}`)).toEqual([]);
  });
});
