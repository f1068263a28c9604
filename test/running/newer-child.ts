/** A server with rules newer than any match that was kept, as a process of its own, to be killed. */

import { serve } from "../../server/index.ts";
import { unlimited } from "../../server/test/unlimited.ts";
import { newerRules } from "./running.ts";

process.on("message", (dataFolder: string) => {
  const serving = serve({
    port: 0,
    dataFolder,
    findGame: newerRules,
    ...unlimited,
  });
  void serving.then(({ url }) => process.send?.(url));
});
process.send?.("ready");
