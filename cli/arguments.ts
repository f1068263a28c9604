/** Reading a command's arguments; whatever is wrong with them is one clear line. */

import { parseArgs } from "node:util";

/** Thrown for bad arguments, caught by `run`: one line, exit code 2. */
export class BadArgument extends Error {}

export interface Arguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly isHelp: boolean;
}

export function readArguments(
  argv: readonly string[],
  names: readonly string[],
): Arguments {
  const options = Object.fromEntries(
    names.map((name) => [name, { type: "string" as const }]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...options, help: { type: "boolean" as const } },
      allowPositionals: true,
    });
    const { help, ...rest } = values as Record<string, string | undefined>;
    return { words: positionals, options: rest, isHelp: Boolean(help) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BadArgument(message.split("\n", 1)[0]);
  }
}

/** The only word, or a complaint. */
export function onlyWord(words: readonly string[], what: string): string {
  const [word, surplus] = words;
  if (word === undefined) throw new BadArgument(`Name ${what}.`);
  if (surplus !== undefined)
    throw new BadArgument(
      `One ${what.split(" ").at(-1)} only; what is "${surplus}"?`,
    );
  return word;
}

export function wholeNumber(
  text: string | undefined,
  name: string,
  { min, max, otherwise }: { min: number; max: number; otherwise?: number },
): number {
  if (text === undefined && otherwise !== undefined) return otherwise;
  const number = Number(text);
  if (
    text === undefined ||
    !/^\d+$/.test(text) ||
    number < min ||
    number > max
  ) {
    throw new BadArgument(
      `--${name} takes a whole number from ${min} to ${max}.`,
    );
  }
  return number;
}
