/** `npm run new-game NAME`: makes a small working game, enters it where games are entered, and says what to do next. */

import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";
import { runNode, runNpm } from "../run.mjs";
import { Failure, isProgram, main, say } from "../say.mjs";
import { enterGame } from "./enter.mjs";
import { checkName, freeLetter } from "./name.mjs";
import { fillIn } from "./template.mjs";

const template = path.join(import.meta.dirname, "template");

/** Matches that show both ways to end, by the seed that leads there. */
const golden = [
  { name: "won", seed: "won" },
  { name: "shared", seed: "shared" },
];

/** @param {string | undefined} given */
async function newGame(given) {
  const name = checkName(given, root);
  const folder = path.join(root, "games", name);
  cpSync(template, folder, { recursive: true });
  fillIn(folder, { name, letter: freeLetter(name, root) });
  enterGame(name, root);
  await link(name);
  mkdirSync(path.join(folder, "test/golden"), { recursive: true });
  for (const match of golden) await record(name, match);
  say(`games/${name} is made, and entered in the two registries.

Next:
  npm test -- --only unit      it passes, like the other games
  npm start                    play it
  games/${name}/RULES.md       write your rules, then go on by CONTRIBUTING.md`);
}

/**
 * As `npm install` would, but for what is there already.
 *
 * @param {string} name
 */
async function link(name) {
  const place = path.join(root, "node_modules/@stolik", name);
  if (!existsSync(place)) symlinkSync(`../../games/${name}`, place, "junction");
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const code = await runNpm(["install", "--package-lock-only", ...quiet], {
    cwd: root,
    toStderr: true,
  });
  if (code !== 0) throw new Failure("The lock file could not be renewed.");
}

/**
 * @param {string} name
 * @param {(typeof golden)[number]} match
 */
async function record(name, { name: file, seed }) {
  const command = path.join(root, "cli/bin/stolik.js");
  const place = path.join(root, `games/${name}/test/golden/${file}.json`);
  const how = `--seats 2 --bots 3,1 --seed ${seed} --record`.split(" ");
  const code = await runNode([command, "simulate", name, ...how, place], {
    cwd: root,
    toStderr: true,
  });
  if (code !== 0) throw new Failure(`The match "${file}" was not recorded.`);
}

if (isProgram(import.meta.url)) await main(() => newGame(process.argv[2]));
