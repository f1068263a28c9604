/** The server as a process of its own, to be killed: it gets ready, and opens the folder when it is told to. */

import { serve } from "../index.ts";

process.on("message", (dataFolder: string) => {
  const serving = serve({
    port: 0,
    dataFolder,
    guestsPerMinute: 10_000,
    tablesPerMinute: 10_000,
    requestsPerMinute: 1_000_000,
    framesPerSecond: 10_000,
    addressFramesPerSecond: 100_000,
  });
  void serving.then(({ url }) => process.send?.(url));
});
process.send?.("ready");
