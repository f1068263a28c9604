/** Faults that are brought about from outside, against this server or another built checkout: what each does to the process, its tables and its doors. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { behindProxy } from "./proxy.ts";
import { busyPort } from "./busy-port.ts";
import { damagedText } from "./damaged.ts";
import {
  deceivingNames,
  forgedCookies,
  keptAnswers,
  slowBodies,
  strangers,
} from "./doors.ts";
import { fullDisk } from "./full-disk.ts";

const scenes: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  "an invented address behind a proxy": behindProxy,
  "a disk that takes nothing for a while": fullDisk,
  "a byte in the log that is no text": damagedText,
  "a port in use": busyPort,
  "bodies that never end": slowBodies,
  "forged cookies": forgedCookies,
  "names that deceive": deceivingNames,
  "answers to the API": keptAnswers,
  "what is not for strangers": strangers,
};

export async function benchFaults(): Promise<void> {
  for (const [name, play] of Object.entries(scenes)) {
    const folder = mkdtempSync(path.join(tmpdir(), "stolik-fault-"));
    try {
      console.log(`${name}: ${await play(folder)}`);
    } catch (error) {
      console.log(`${name}: not measured, ${String(error)}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
