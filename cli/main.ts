/** The command `stolik`. */

import { BadArgument } from "./arguments.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { replayCommand, verifyCommand } from "./commands/records.ts";
import { serveCommand } from "./commands/serve.ts";
import { secretCommand } from "./commands/secret.ts";
import { simulate } from "./commands/simulate.ts";
import { wordCommand } from "./commands/word.ts";
import { usage } from "./usage.ts";

const commands: Readonly<
  Record<string, (argv: readonly string[]) => number | Promise<number>>
> = {
  serve: serveCommand,
  doctor: doctorCommand,
  secret: secretCommand,
  simulate,
  replay: replayCommand,
  verify: verifyCommand,
  word: wordCommand,
};

/** Runs one command and returns the exit code: 0 done, 1 something is off, 2 bad arguments. */
export async function run(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "--help" || name === "help") {
    console.log(usage);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command)
      throw new BadArgument(
        `There is no command "${name}". See stolik --help.`,
      );
    return await command(rest);
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(`stolik: ${error.message}`);
    return 2;
  }
}
