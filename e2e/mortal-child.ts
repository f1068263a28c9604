/** The process that `mortal-server.ts` begins and kills. */

import { seedFrom } from "@stolik/kernel";
import { serve } from "@stolik/server";
import type { Beginning } from "./mortal-server.ts";

process.on("message", ({ dataFolder, port, seed, webFolder }: Beginning) => {
  const serving = serve({
    port,
    dataFolder,
    webFolder,
    botDelay: 0,
    logLevel: "error",
    makeSeed: () => seedFrom(seed),
  });
  void serving.then(({ url }) => process.send?.(url));
});
