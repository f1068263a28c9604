/** A port that somebody else has: whether the command ends, and lets go of its folder. */

import { createServer } from "node:net";
import { freePort } from "../free-port.mjs";
import { startCommand, stop, within } from "./command.ts";

const WATCHED = 10_000;

export async function busyPort(folder: string): Promise<string> {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) =>
    other.listen(port, "127.0.0.1", resolve),
  );
  const began = performance.now();
  const first = startCommand(folder, port);
  const isEnded = await within(WATCHED, () => first.end() !== undefined);
  const lasted = ((performance.now() - began) / 1000).toFixed(1);
  const said = isEnded
    ? `it ends with ${first.end()} after ${lasted} s`
    : `it still hangs after ${lasted} s, and holds its folder`;
  await stop(first);
  await new Promise((resolve) => other.close(resolve));
  return said;
}
