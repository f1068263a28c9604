/** `stolik secret rotate`: another key signs cookies from now on. */

import { openPostgres } from "@stolik/server/postgres";
import { openSqlite } from "@stolik/server/sqlite";
import { BadArgument, onlyWord, readArguments } from "../arguments.ts";
import { secretUsage } from "../usage.ts";

export async function secretCommand(argv: readonly string[]): Promise<number> {
  const { words, options, isHelp } = readArguments(argv, ["data"]);
  if (isHelp) {
    console.log(secretUsage);
    return 0;
  }
  const word = onlyWord(words, "what to do: rotate");
  if (word !== "rotate") throw new BadArgument(`What is "${word}"?`);
  const url = process.env["DATABASE_URL"];
  try {
    const store = await (url
      ? openPostgres({ url })
      : openSqlite(options["data"] ?? "data"));
    try {
      await store.addCookieKey();
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`stolik: ${message}`);
    return 1;
  }
  console.log("A new key signs cookies in a minute.");
  return 0;
}
