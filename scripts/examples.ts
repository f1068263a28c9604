/**
 * `npm run examples -- nsoe`: plays the worked examples of a game's rules (games/nsoe/test/examples.ts) and writes what is
 * seen of them for the rules to read (games/nsoe/board/rules/examples.ts). Without a name: of all games.
 */

import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { exampleOf, same } from "../kernel/index.ts";
import type { AnyExample, AnyGame, AnyScript } from "../kernel/index.ts";
import { root } from "./root.mjs";

interface Scripted {
  readonly game: AnyGame;
  readonly scripts: Readonly<Record<string, AnyScript>>;
}

const games = path.join(root, "games");
const scriptsOf = (id: string) => path.join(games, id, "test/examples.ts");
const ids = process.argv.slice(2);

for (const id of ids.length > 0 ? ids : readdirSync(games)) {
  if (ids.length === 0 && !existsSync(scriptsOf(id))) continue;
  const { game, scripts } = (await import(
    pathToFileURL(scriptsOf(id)).href
  )) as Scripted;
  const examples = Object.entries(scripts).map(
    ([name, script]) => [name, exampleOf(game, script)] as const,
  );
  const file = path.join(games, id, "board/rules/examples.ts");
  writeFileSync(file, written(examples));
  console.log(path.relative(root, file));
}

type Members = Readonly<Record<string, unknown>>;

function written(examples: readonly (readonly [string, AnyExample])[]): string {
  const views = examples.map(([, { start }]) => start as Members);
  const shared = sharedBy(views);
  const lines = examples.flatMap(([name, { seats, eyes, start, steps }]) => [
    `  ${JSON.stringify(name)}: {`,
    `    seats: ${seats},`,
    `    eyes: ${eyes},`,
    `    start: { ...table, ${members(start as Members, shared)} },`,
    `    steps: [`,
    ...steps.map((step) => `      ${JSON.stringify(step)},`),
    `    ],`,
    `  },`,
  ]);
  return `/** The worked examples of the rules, as they are seen. Written by \`npm run examples\` from test/examples.ts; a test plays them again. */

import type { FigureName } from "@stolik/furniture";
import type { Example } from "@stolik/kernel";
import type { Event, Move, View } from "../../rules/position.ts";
import type en from "./en.json";

/** What all of them begin with. */
const table = { ${members(shared)} } as const;

export type ExampleName =
${examples.map(([name]) => `  | ${JSON.stringify(name)}`).join("\n")};

export const examples: Readonly<
  Record<ExampleName, Example<View, Move, Event, FigureName<typeof en>>>
> = {
${lines.join("\n")}
};
`;
}

/** The members that are the same in all views. */
function sharedBy([first = {}, ...others]: readonly Members[]): Members {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) =>
      others.every((view) => name in view && same(view[name], value)),
    ),
  );
}

function members(value: Members, but: Members = {}): string {
  return Object.entries(value)
    .filter(([name]) => !(name in but))
    .map(([name, inner]) => `${name}: ${JSON.stringify(inner)}`)
    .join(", ");
}
