/** Pages on a slowed phone: home and every board, alone against bots and at a table on the server, first and second visit. */

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedFrom, seedToHex } from "@stolik/kernel";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext } from "playwright-core";
import { findBrowser } from "../../scripts/browser.mjs";
import { ensureBuilt } from "../../scripts/build.mjs";
import { heapFlags } from "../../scripts/heap.mjs";
import { load } from "../machine.ts";
import { tapLongest } from "./taps.ts";
import { slowPhone, visit } from "./visit.ts";
import type { Visit } from "./visit.ts";

/** What the page is for: the first way to play, something of the hand, a part of the board. */
const PLAY = 'a[href^="/solo/"]';
const games = [
  { id: "nsoe", hand: "[data-card]", board: '[role="grid"]' },
  { id: "cross", hand: "[data-deck]", board: "[data-fine] [data-card]" },
  { id: "letters", hand: "[data-slot]", board: '[role="grid"]' },
  { id: "grzybowski", hand: "[data-take]", board: '[data-grid="0"]' },
  { id: "journey", hand: "[data-die]", board: "[data-stamp]" },
] as const;
const RUNS = Number(process.env["BENCH_RUNS"] ?? 3);

/** Which games: all, or those that the command names (`npm run bench -- web letters`). */
const named = process.argv.slice(3);
const chosen = games.filter(
  ({ id }) => named.length === 0 || named.includes(id),
);

export async function benchWeb(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) {
    console.log("No Chromium found: nothing is measured.");
    return;
  }
  const server = await openServer();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    console.log(
      `390 × 844, processor 4 × slower, 1.6 Mbit/s, 150 ms; the median of ${RUNS}; load before: ${load()}`,
    );
    console.log(head);
    await row(browser, server.url, "home", async () => ["/", PLAY]);
    for (const { id, hand } of chosen)
      await row(browser, server.url, `${id}, alone`, async () => [
        `/solo/${id}?pace=100000000&seed=${seedToHex(seedFrom("pages"))}`,
        hand,
      ]);
    for (const { id, board } of chosen)
      await row(browser, server.url, `${id}, online`, async (context) => [
        await tableOf(context, id),
        board,
      ]);
    console.log(`\n${tapHead}`);
    for (const { id, board } of chosen)
      console.log(await taps(browser, server.url, id, board));
  } finally {
    await browser.close();
    await server.close();
  }
}

const head = [
  "|                    | visit  | first content | shown | usable | script | later script | all    | layout shift | pace  |",
  "| ------------------ | ------ | ------------- | ----- | ------ | ------ | ------------ | ------ | ------------ | ----- |",
].join("\n");
const tapHead = [
  "|            | moves | taps | slowest tap | pace  |",
  "| ---------- | ----- | ---- | ----------- | ----- |",
].join("\n");

/** Measures one page with an empty cache, then with what the first visit left. */
async function row(
  browser: Browser,
  baseURL: string,
  name: string,
  find: (
    context: BrowserContext,
  ) => Promise<readonly [path: string, wanted: string]>,
): Promise<void> {
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ ...slowPhone, baseURL });
    const [path, wanted] = await find(context);
    firsts.push(await visit(context, path, wanted));
    seconds.push(await visit(context, path, wanted));
    await context.close();
  }
  console.log(line(name, "first", firsts));
  console.log(line("", "second", seconds));
}

function line(name: string, which: string, visits: readonly Visit[]): string {
  const seconds = (of: (one: Visit) => number) =>
    `${(median(visits.map(of)) / 1000).toFixed(2)} s`;
  const weight = (of: (one: Visit) => number) =>
    `${(median(visits.map(of)) / 1000).toFixed(0)} kB`;
  const cells = [
    name.padEnd(18),
    which.padEnd(6),
    seconds(({ first }) => first).padEnd(13),
    seconds(({ shown }) => shown),
    seconds(({ usable }) => usable),
    weight(({ script }) => script),
    weight(({ laterScript }) => laterScript).padEnd(12),
    weight(({ all }) => all),
    shiftOf(visits),
    `${median(visits.map(({ pace }) => pace))} ms`,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The most that one visit shifted, and what moved, if it is to be seen. */
function shiftOf(visits: readonly Visit[]): string {
  const [most] = visits.toSorted((one, other) => other.shift - one.shift);
  const sum = (most?.shift ?? Number.NaN).toFixed(3);
  return Number(sum) === 0 ? sum.padEnd(12) : `${sum} ${most?.moved}`;
}

async function taps(
  browser: Browser,
  baseURL: string,
  game: string,
  wanted: string,
): Promise<string> {
  const context = await browser.newContext({
    ...slowPhone,
    baseURL,
    // It would keep the app on the device while the taps are measured.
    serviceWorkers: "block",
  });
  const { moves, taps, slowest, pace } = await tapLongest(
    context,
    game,
    wanted,
  );
  await context.close();
  return `| ${game.padEnd(10)} | ${moves} | ${taps} | ${Math.round(slowest)} ms | ${pace} ms |`;
}

/** A table on the server with one bot, begun. */
async function tableOf(context: BrowserContext, game: string): Promise<string> {
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const answer = await context.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await post("/api/guest", { name: "Nadia" });
  const table = (await post("/api/tables", {
    game,
    options: {},
    seats: [{ type: "me" }, { type: "bot", level: 1 }],
  })) as { readonly id: string };
  await post(`/api/tables/${table.id}/start`, {});
  return `/t/${table.id}`;
}

/** The built server in a process of its own; BENCH_URL names one that runs already. */
async function openServer(): Promise<{
  readonly url: string;
  close(): Promise<void>;
}> {
  const running = process.env["BENCH_URL"];
  if (running) return { url: running, close: async () => undefined };
  await ensureBuilt(["cli", "web"]);
  const folder = mkdtempSync(join(tmpdir(), "stolik-bench-"));
  const program = fileURLToPath(
    new URL("../server-process.mjs", import.meta.url),
  );
  const child = fork(program, [folder], {
    execArgv: heapFlags(),
    env: { ...process.env, STOLIK_BOT_DELAY: "600000" },
  });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return {
    url,
    async close() {
      const ended = once(child, "exit");
      child.send("stop");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
