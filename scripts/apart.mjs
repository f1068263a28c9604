/** A program in a process of its own, with flags of its own, that hears every signal once and never outlives its parent. */

import { spawn } from "node:child_process";

const isWindows = process.platform === "win32";

/**
 * Runs it to its exit code.
 *
 * @param {readonly string[]} args for this very Node: flags, the file, what it is told
 * @returns {Promise<number>}
 */
export function runApart(args) {
  const child = spawn(process.execPath, args, {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Else Ctrl+C would reach it twice: from the terminal and from here.
    detached: !isWindows,
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => {
      // On Windows every process of a window hears Ctrl+C, and a signal sent on would end it at once.
      if (!isWindows) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Called by such a program: it stops when its parent is gone without a signal. */
export function endWithParent() {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Waiting for that does not keep the process alive.
  process.channel?.unref();
}
