/** Firefox as Debian has it, told what to do by WebDriver BiDi. */

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { connectBidi } from "./bidi.ts";
import { enter } from "./visitor.ts";
import type { Visitor } from "./visitor.ts";

export interface Firefox {
  /** Somebody in a window of their own, who has never been here. */
  enter(): Promise<Visitor>;
  /** What went wrong on the pages so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Quiet, in English, without animations, and without a word to anybody outside. */
const preferences = {
  "intl.accept_languages": "en",
  "ui.prefersReducedMotion": 1,
  "services.settings.server": "data:,",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

export async function openFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(tmpdir(), "stolik-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const process = spawn(
    program,
    [
      "--headless",
      "--no-remote",
      "--remote-debugging-port=0",
      "--profile",
      profile,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const gone = new Promise<void>((resolve) => process.once("close", resolve));
  const bidi = await connectBidi(`${await addressOf(process)}/session`);
  await bidi.send("session.new", { capabilities: {} });
  const errors: string[] = [];
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  bidi.on("log.entryAdded", (params) => {
    const { type, level, text = "" } = params as Record<string, string>;
    // A font that had not come when its page was left is none.
    if (
      type === "javascript" &&
      level === "error" &&
      !text.startsWith("downloadable font")
    )
      errors.push(text);
  });
  return {
    errors,
    enter: () => enter(bidi),
    async close() {
      await bidi.send("browser.close");
      bidi.close();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** It says on its error stream where it listens. */
async function addressOf(process: ChildProcess): Promise<string> {
  if (!process.stderr) throw new Error("Firefox has nowhere to speak.");
  const lines = createInterface(process.stderr);
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const [address] = /ws:\/\/\S+/.exec(line) ?? [];
      if (address) resolve(address);
    });
    process.once("error", reject);
    process.once("close", () => reject(new Error("Firefox does not start.")));
  });
}
