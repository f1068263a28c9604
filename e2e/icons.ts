/** Draws web/public/icon.svg in the sizes that systems want of an app that is installed (README.md). */

import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/browser.mjs";
import { root } from "../scripts/root.mjs";
import { Failure, main, say } from "../scripts/say.mjs";

const folder = path.join(root, "web/public");
const drawing = readFileSync(path.join(folder, "icon.svg"), "utf8");
const paper = /fill="(#\w+)"/.exec(drawing)?.[1] ?? "none";

/** A system may cut a maskable icon to a circle: what counts keeps within it. */
const icons = [
  { name: "icon-180.png", size: 180, share: 1 },
  { name: "icon-192.png", size: 192, share: 1 },
  { name: "icon-512.png", size: 512, share: 1 },
  { name: "icon-maskable-512.png", size: 512, share: 0.72 },
];

await main(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Failure("Drawing icons takes Chromium.");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  for (const { name, size, share } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${paper}">
        <div style="width:${share * size}px;height:${share * size}px">${drawing}</div>`,
    );
    await page.screenshot({ path: path.join(folder, name) });
  }
  await browser.close();
  say(`Drew ${icons.length} icons.`);
});
