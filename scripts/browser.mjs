/** Finds the browser that the journeys drive. */

import { accessSync, constants } from "node:fs";
import path from "node:path";

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The path of a Chromium, or undefined: what CHROMIUM_PATH says, else one on the PATH. */
export function findBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return isProgram(named) ? named : undefined;
  const folders = [
    ...(process.env["PATH"] ?? "").split(path.delimiter),
    "/usr/bin",
  ];
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
