/** `stolik doctor`: whether everything in a data folder is sound. */

import { examine } from "@stolik/server/doctor";
import type { Check } from "@stolik/server/doctor";
import { BadArgument, readArguments } from "../arguments.ts";
import { doctorUsage } from "../usage.ts";

const INDENT = "\n             ";

export async function doctorCommand(argv: readonly string[]): Promise<number> {
  const { words, options, isHelp } = readArguments(argv, ["data"]);
  if (isHelp) {
    console.log(doctorUsage);
    return 0;
  }
  if (words.length > 0) throw new BadArgument(`What is "${words[0]}"?`);
  let isSound = true;
  try {
    for await (const check of examine(options["data"] ?? "data")) {
      console.log(told(check));
      isSound &&= check.isSound;
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`stolik: ${message}`);
    return 1;
  }
  console.log(isSound ? "Everything is sound." : "Something is wrong.");
  return isSound ? 0 : 1;
}

function told({ name, isSound, lines }: Check): string {
  return `${isSound ? "ok   " : "wrong"} ${name.padEnd(9)}  ${lines.join(INDENT)}`.trimEnd();
}
