/** A node of a run: the server itself, with a clock that can be put off, which tells of its bots' turns. */

import { serve } from "@stolik/server";
import { dropNotices } from "./drop-notices.ts";
import type { LeaseReport } from "./history.ts";
import { BOT_DELAY } from "./node-settings.ts";
import type { NodeFaults, NodeSettings } from "./node-settings.ts";
import { reportLeases } from "./report-leases.ts";

const PLENTY = 1_000_000;

const settings = JSON.parse(process.env["CHAOS_NODE"] ?? "") as NodeSettings;
const now = Date.now;
const faults = { clockOffset: 0, dropsNotices: false };
Date.now = () => now() + faults.clockOffset;

const tell = (report: LeaseReport) => void process.send?.(report);

const server = await serve({
  wrapStore: (store) => reportLeases(store, tell),
  wrapNotices: (notices) => dropNotices(notices, () => faults.dropsNotices),
  port: settings.port,
  dataFolder: settings.dataFolder,
  trustProxy: ["127.0.0.1"],
  // Sixty people behind one address, in a hurry.
  guestsPerMinute: PLENTY,
  tablesPerMinute: PLENTY,
  requestsPerMinute: PLENTY,
  tablesPerGuest: PLENTY,
  addressFramesPerSecond: PLENTY,
  connectionsPerAddress: PLENTY,
  botDelay: BOT_DELAY,
  botBudget: 30,
  botWorkers: 1,
});

process.on("message", (message: NodeFaults) => {
  Object.assign(faults, message);
});
process.once("SIGTERM", () => {
  void server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
// Whoever started it has gone.
process.once("disconnect", () => process.exit(1));
process.send?.("listening");
