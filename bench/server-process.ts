/** The server under measurement, in a process of its own: says where it listens, and what it spent when asked. */

import { serve } from "@stolik/server";

const [dataFolder = ""] = process.argv.slice(2);

const server = await serve({
  port: 0,
  dataFolder,
  guestsPerMinute: 1_000_000,
  tablesPerMinute: 1_000_000,
  logLevel: "error",
});

process.on("message", (question: "spent" | "stop") => {
  if (question === "stop")
    return void server.close().then(() => process.exit());
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage().rss });
});
process.send?.({ url: server.url });
