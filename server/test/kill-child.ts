/** The server as a process of its own, to be killed: it gets ready, and opens the folder when it is told to. */

import { serve } from "../index.ts";
import { unlimited } from "./unlimited.ts";

process.on("message", (dataFolder: string) => {
  const serving = serve({ port: 0, dataFolder, ...unlimited });
  void serving.then(({ url }) => process.send?.(url));
});
process.send?.("ready");
