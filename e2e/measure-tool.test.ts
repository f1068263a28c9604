/** The measuring itself, on small pages with a fault planted in each: it sees what is wrong, and nothing where all is well. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";
import { faultsOn } from "./measure/faults.ts";
import { isInSight } from "./measure/targets.ts";

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse("measure", undefined, { isDrawn: true });
  ({ page } = await house.enter({ viewport: { width: 400, height: 300 } }));
});
afterAll(() => house.close());

const at = (left: number, top: number) =>
  `position: absolute; left: ${left}px; top: ${top}px`;
const drawing = (scale: number, inside: string) =>
  `<svg viewBox="0 0 100 100" width="${100 * scale}">${inside}</svg>`;

describe("a fault is seen", () => {
  it.each([
    ["9 px", `<p style="font-size: 9px">small</p>`, ["9.0 px: small"]],
    [
      "a text of a small drawing",
      drawing(0.5, `<text y="50" font-size="16">small</text>`),
      ["8.0 px: small"],
    ],
    [
      "a drawing made smaller",
      `<div style="transform: scale(0.5)">${drawing(1, `<text y="50" font-size="16">small</text>`)}</div>`,
      ["8.0 px: small"],
    ],
    [
      "a text made smaller",
      `<div style="transform: rotate(90deg) scale(0.5)"><p style="font-size: 16px">small</p></div>`,
      ["8.0 px: small"],
    ],
    [
      "a label too long for its button",
      `<button style="width: 60px; overflow: hidden; font: 16px monospace; padding: 0; border: 0; text-align: left; white-space: nowrap">1234567890</button>`,
      [expect.stringMatching(/^cut off by 3\d px: 1234567890$/)],
    ],
    [
      "a name wider than its card",
      drawing(
        1,
        `<g><rect width="40" height="60"/><text y="30" font-size="16" font-family="monospace">Geirangerfjord</text></g>`,
      ),
      [expect.stringMatching(/^cut off by \d+ px: Geirangerfjord$/)],
    ],
    [
      "a text on another",
      `<p style="${at(10, 10)}">Gdańsk</p><p style="${at(20, 14)}">Frombork</p>`,
      ["text on text: Gdańsk / Frombork"],
    ],
    [
      "a button on another",
      `<button style="${at(0, 0)}; width: 90px; height: 40px">below</button><button style="${at(30, 0)}; width: 90px; height: 40px">above</button>`,
      ["covered: below, by above"],
    ],
    [
      "a small button close to another",
      `<button style="${at(0, 0)}; width: 20px; height: 40px; padding: 0">a</button><button style="${at(20, 0)}; width: 40px; height: 40px">b</button>`,
      ["20 × 40 px: a"],
    ],
    [
      "something wide",
      `<div style="width: 450px; height: 1px"></div>`,
      [expect.stringMatching(/^\d+ px wider than the window$/)],
    ],
  ])("%s", async (_, html, faults) => {
    await page.setContent(html);
    expect(await faultsOn(page)).toEqual(faults);
  });
});

describe("all is well with", () => {
  it.each([
    [
      "lines of a text close together",
      `<p style="line-height: 1">one<br>two</p>`,
    ],
    [
      "what is for screen readers alone",
      `<p style="position: absolute; clip-path: inset(50%); font-size: 2px">voice</p>`,
    ],
    [
      "what is scrolled",
      `<div style="width: 60px; overflow: auto; white-space: nowrap">a long line of words</div>`,
    ],
    [
      "the back of a card",
      `<div style="transform-style: preserve-3d"><p style="backface-visibility: hidden; transform: rotateY(180deg); font-size: 2px">back</p></div>`,
    ],
    [
      "a card on another",
      `<p style="${at(10, 10)}">below</p><p style="${at(10, 10)}; background: white">above</p>`,
    ],
    [
      "a small button that stands alone",
      `<button style="${at(100, 100)}; width: 20px; height: 20px; padding: 0">a</button>`,
    ],
    [
      "a line that is set narrower than its card",
      drawing(
        1,
        `<g><rect width="60" height="60"/><text y="30" font-size="16" textLength="50" lengthAdjust="spacingAndGlyphs">Geirangerfjord</text></g>`,
      ),
    ],
    [
      "a button over what can be moved away",
      `<div style="height: 40px; width: 90px; overflow: auto"><button style="height: 80px">below</button></div><button style="${at(0, 0)}; width: 90px; height: 90px">above</button>`,
    ],
    [
      "a button that is scrolled out of sight",
      `<div style="height: 40px; overflow: auto"><div style="height: 60px"></div><button style="height: 40px">below</button></div><button style="height: 90px">beside</button>`,
    ],
    [
      "a sheet over the page",
      `<button style="${at(0, 0)}; height: 40px">board</button><div style="position: fixed; inset: 0; background: white"><button>sheet</button></div>`,
    ],
  ])("%s", async (_, html) => {
    await page.setContent(html);
    expect(await faultsOn(page)).toEqual([]);
  });
});

describe("the next step", () => {
  it.each([
    ["in sight", `<button>next</button>`, true],
    ["below the fold", `<button style="${at(0, 290)}">next</button>`, false],
    [
      "under a sheet",
      `<button>next</button><div style="position: fixed; inset: 0"></div>`,
      false,
    ],
    [
      "one of several in sight",
      `<button style="${at(0, 900)}">one</button><button>two</button>`,
      true,
    ],
  ])("%s", async (_, html, isSeen) => {
    await page.setContent(html);
    expect(await page.evaluate(isInSight, "button")).toBe(isSeen);
  });
});
