/** A stretch of a match as frames: what is seen at every step, and on the way there, with time standing still in between. */

import type { GameRecord } from "@stolik/kernel";
import type { BrowserContextOptions, Page } from "playwright-core";
import { goldenRecord } from "../golden.ts";
import { openStage } from "../measure/restore.ts";
import { timeline } from "../replay.ts";
import { hideWhatIsCut } from "./edge.ts";
import { freeze, goOn, prepareTime } from "./frozen-time.ts";
import type { Loop } from "./plan.ts";

/** What is seen of a page, width to height. */
const SHAPE = 5 / 3;
/** Boards leave room at the foot of the window for the bar that leads through a replay. It is not filmed, nor is most of its room. */
const FOOT = 44;
/** Of every loop, in pixels. */
const WIDTH = 1200;

/** The device on which it is filmed. */
export function camera({ width }: Loop): BrowserContextOptions {
  return {
    viewport: { width, height: width / SHAPE + FOOT },
    deviceScaleFactor: WIDTH / width,
    reducedMotion: "no-preference",
  };
}

export interface Take {
  readonly png: Buffer;
  /** In milliseconds. */
  duration: number;
}

const TICK = 80;
/** After how many ticks without a change it is over. */
const REST = 3;
/** Nothing on a board takes longer. */
const LONGEST = 25;
const pauses = { brief: 200, usual: 900, last: 2400 };

export async function film(page: Page, loop: Loop): Promise<readonly Take[]> {
  const { game, record, from, to, eyes, width, brief } = loop;
  await prepareTime(page);
  const stage = { game, record, name: "loop", cut: () => from, next: [] };
  await openStage(page, { ...stage, isPast: true });
  await page.getByLabel("What you see").selectOption(eyes);
  await page.locator("section[data-leads]").evaluate((bar) => {
    bar.style.clipPath = "inset(100%)";
  });
  await freeze(page);
  const { moves } = goldenRecord(game, record);
  const takes: Take[] = [];
  await takeUntilRest(page, width, takes);
  lengthen(takes, pauses.usual);
  for (let at = from + 1; at <= to; at += 1) {
    await page.keyboard.press("ArrowRight");
    await shows(page, at);
    await takeUntilRest(page, width, takes);
    const isBrief = brief.includes(typeOf(moves[at - 1]));
    lengthen(takes, isBrief ? pauses.brief : pauses.usual);
  }
  lengthen(takes, pauses.last);
  return takes;
}

async function takeUntilRest(
  page: Page,
  width: number,
  takes: Take[],
): Promise<void> {
  const clip = { x: 0, y: 0, width, height: width / SHAPE };
  let isMoving = await goOn(page, 0);
  for (let still = 0, tick = 0; tick < LONGEST; tick += 1) {
    await hideWhatIsCut(page, clip.height);
    const png = await page.screenshot({ clip, animations: "allow" });
    const isSame = takes.at(-1)?.png.equals(png) ?? false;
    still = isSame && !isMoving ? still + 1 : 0;
    if (still === REST) return;
    if (isSame) lengthen(takes, TICK);
    else takes.push({ png, duration: TICK });
    isMoving = await goOn(page, TICK);
  }
}

function lengthen(takes: readonly Take[], milliseconds: number): void {
  const last = takes.at(-1);
  if (last) last.duration += milliseconds;
}

/** A position comes from a worker, which no clock stops. */
async function shows(page: Page, at: number): Promise<void> {
  const slider = await timeline(page).elementHandle();
  await page.waitForFunction(
    ([element, value]) => (element as HTMLInputElement).value === value,
    [slider, String(at)] as const,
  );
  // Effects of what was drawn come after it, in a task of their own.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      }),
  );
}

function typeOf(row: GameRecord["moves"][number] | undefined): string {
  if (!row || !("move" in row)) return "";
  return (row.move as { readonly type: string }).type;
}
