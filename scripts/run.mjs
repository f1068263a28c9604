/** Starts the programs the scripts need, each to its exit code. */

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [node] another Node to run with
 * @property {boolean} [toStderr] keeps the program's output off our own
 */

/**
 * Runs a file with this very Node, unless another is named.
 *
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runNode(args, options = {}) {
  return run(options.node ?? process.execPath, args, options);
}

/**
 * Runs the command of an installed package.
 *
 * @param {string} name the package
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runPackage(name, args, options = {}) {
  const folder = path.join(root, "node_modules", name);
  const { bin } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const file = typeof bin === "string" ? bin : Object.values(bin)[0];
  return runNode([path.join(folder, file), ...args], options);
}

/**
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runNpm(args, options = {}) {
  const cli = process.env["npm_execpath"];
  if (cli?.endsWith("npm-cli.js")) return runNode([cli, ...args], options);
  return run("npm", args, options, process.platform === "win32");
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {boolean} [shell]
 * @returns {Promise<number>}
 */
function run(command, args, options, shell = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", options.toStderr ? 2 : "inherit", "inherit"],
      shell,
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}
