/** Finds the browsers that the journeys drive. */

import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The path of a Chromium, or undefined: what CHROMIUM_PATH says, else one on the PATH. */
export function findBrowser() {
  return find("CHROMIUM_PATH", [
    // The same engine without windows, which a fifth of its work goes to.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ]);
}

/** The path of a Firefox, or undefined: what FIREFOX_PATH says, else one on the PATH. */
export function findFirefox() {
  return find("FIREFOX_PATH", ["firefox-esr", "firefox"]);
}

/**
 * @param {string} variable
 * @param {readonly string[]} commands
 */
function find(variable, commands) {
  const named = process.env[variable];
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
