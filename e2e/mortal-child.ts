/** The process that `mortal-server.ts` begins and kills. */

import { seedFrom } from "@stolik/kernel";
import { serve } from "@stolik/server";
import { WEB_FOLDER } from "./web-folder.ts";
import type { Beginning } from "./mortal-server.ts";

process.on("message", ({ dataFolder, port, seed }: Beginning) => {
  const serving = serve({
    port,
    dataFolder,
    webFolder: WEB_FOLDER,
    botDelay: 0,
    logLevel: "error",
    makeSeed: () => seedFrom(seed),
  });
  void serving.then(({ url }) => process.send?.(url));
});
