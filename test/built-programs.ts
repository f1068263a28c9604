/** Before tests of servers: bundles what they run in threads and processes, which start from sources in seconds. */

import path from "node:path";
import { ensureBuilt } from "../scripts/build.mjs";
import { root } from "../scripts/root.mjs";

export async function setup(): Promise<void> {
  await ensureBuilt(["tests"]);
  process.env["STOLIK_WORKERS"] = path.join(root, "test/dist");
}
